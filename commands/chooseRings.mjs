import {CommandFailure} from './CommandFailure.mjs';

/**
 * The rings that the arguments of `npm test` ask for, in their own order: all of them, or those
 * behind `--only`, separated by commas. Refuses anything else.
 * @template {string} Name
 * @param {readonly string[]} args
 * @param {readonly Name[]} names
 * @returns {Name[]}
 */
export function chooseRings(args, names) {
  if (args.length === 0) {
    return [...names];
  }
  const [option, value = ''] = args.length === 1 ? (args[0] ?? '').split('=') : args;
  const chosen = value.split(',');
  const unknown = chosen.find((name) => !(/** @type {readonly string[]} */ (names).includes(name)));
  if (option !== '--only' || args.length > 2 || unknown !== undefined) {
    const usage = `Use: npm test, or npm test -- --only ${names.slice(-2).join(',')}`;
    throw new CommandFailure(
      `Unknown: ${args.join(' ')}. ${usage}. The rings are ${names.join(', ')}.`,
    );
  }
  return names.filter((name) => chosen.includes(name));
}
