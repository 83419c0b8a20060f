import {getDirectories} from 'wasi:filesystem/preopens@0.2.12';

export const run = {
  run() {
    const [[folder]] = getDirectories();
    const text = readText(folder, 'note.txt');
    console.log(`Read: ${text.trimEnd()}`);
    writeText(folder, 'copy.txt', text);
  },
};

function readText(folder, name) {
  const file = folder.openAt({}, name, {}, {read: true});
  const decoder = new TextDecoder();
  let text = '';
  let offset = 0n;
  for (let isEnd = false; !isEnd;) {
    const [bytes, end] = file.read(65_536n, offset);
    text += decoder.decode(bytes, {stream: true});
    offset += BigInt(bytes.length);
    isEnd = end;
  }
  return text + decoder.decode();
}

function writeText(folder, name, text) {
  const file = folder.openAt({}, name, {create: true, truncate: true}, {write: true});
  const bytes = new TextEncoder().encode(text);
  for (let offset = 0; offset < bytes.length;) {
    offset += Number(file.write(bytes.subarray(offset), BigInt(offset)));
  }
}
