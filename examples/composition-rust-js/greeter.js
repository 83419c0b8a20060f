import {arrive} from 'example:party/guests@0.0.1';

export const greeting = {
  greet(name) {
    // A call through the import. Composition decides who answers it.
    const number = arrive(name);
    return `Hello, ${name}! You are guest ${number}.`;
  },
};
