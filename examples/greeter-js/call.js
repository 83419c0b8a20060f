// Runs in Node.js: this is the host, not part of the component.
import {greeting} from './out/greeter.js';

console.log(greeting.greet('Ada'));
