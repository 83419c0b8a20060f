// The name of an imported interface as the WIT has it, with its version.
import {getEnvironment} from 'wasi:cli/environment@0.2.0';

export const greeting = {
  greet(name) {
    // A list of tuples arrives as an array of pairs, which is what `Map` takes.
    const variables = new Map(getEnvironment());
    return `${variables.get('GREETING') ?? 'Hello'}, ${name}!`;
  },
};
