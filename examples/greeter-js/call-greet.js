// Runs in Node.js: this is the host, not a part of the component.
import {greeting} from './greeter/greeter.js';

console.log(greeting.greet('Ada'));
