/**
 * The one address of each file of a build: clean for pages (`a/b.html` and `a/b/index.html` are
 * `/a/b`), the path itself for the rest. `404.html` has none: it answers for what does not exist.
 * Where two files claim an address, `a/b.html` has it.
 * @param {readonly string[]} files paths below the build's folder, with `/` between their parts
 * @returns {Map<string, string>} from address to file
 */
export function listAddresses(files) {
  /** @type {Map<string, string>} */
  const addresses = new Map();
  for (const file of files) {
    const address = `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;
    if (file !== '404.html' && !(addresses.has(address) && /(?:^|\/)index\.html$/.test(file))) {
      addresses.set(address, file);
    }
  }
  return addresses;
}
