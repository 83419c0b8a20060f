// An import has the interface's WIT name, version included.
import {getEnvironment} from 'wasi:cli/environment@0.2.0';

// One export per interface: `greeting` has the functions of that interface.
export const greeting = {
  greet(name) {
    const variables = new Map(getEnvironment());
    return `${variables.get('GREETING') ?? 'Hello'}, ${name}!`;
  },
};
