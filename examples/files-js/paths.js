import {getDirectories} from 'wasi:filesystem/preopens@0.2.12';

export const run = {
  run() {
    const [[folder]] = getDirectories();
    for (const name of ['note.txt', 'missing.txt', '../note.txt', '/note.txt', '/etc/hosts']) {
      try {
        folder.openAt({}, name, {}, {read: true});
        console.log(`${name}: opened`);
      } catch (error) {
        console.log(`${name}: ${error.payload}`);
      }
    }
  },
};
