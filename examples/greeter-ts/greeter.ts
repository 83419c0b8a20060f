// An import has the interface's WIT name, version included.
import {getEnvironment} from 'wasi:cli/environment@0.2.0';
import type * as Greeting from 'example:greeter/greeting@0.0.1';

// One export per interface. Its type comes from the WIT, so `name` is a string.
export const greeting: typeof Greeting = {
  greet(name) {
    const variables = new Map(getEnvironment());
    return `${variables.get('GREETING') ?? 'Hello'}, ${name}!`;
  },
};
