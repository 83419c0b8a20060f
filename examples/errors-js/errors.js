import {open} from 'hayride:db/db@0.0.65';
import {getStdin} from 'wasi:cli/stdin@0.2.12';
import {getDirectories} from 'wasi:filesystem/preopens@0.2.12';

export const run = {
  run() {
    // An enum is a string, and the message too.
    const [[folder]] = getDirectories();
    report(
      () => folder.openAt({}, 'missing.txt', {}, {read: true}),
      (payload) => payload,
    );
    // A variant is an object with a tag, and with `val` if the case has a value.
    report(
      () => getStdin().blockingRead(1n),
      (payload) => payload.tag,
    );
    // A resource has methods.
    report(
      () => open('nowhere'),
      (payload) => `${payload.code()}: ${payload.data()}`,
    );
  },
};

function report(call, explain) {
  try {
    call();
  } catch (error) {
    console.log(`${error}\n  ${explain(error.payload)}`);
  }
}
