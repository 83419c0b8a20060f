/** What a command cannot go on without, told to its user in full: no stack is printed for it. */
export class CommandFailure extends Error {}
