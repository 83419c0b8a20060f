/**
 * All that the framework's code in browsers uses of tslib, against Docusaurus 3.10.2. Its packages are
 * CommonJS, so the bundler cannot leave out the rest, which is 3 kB.
 */
export const __importDefault = (module: {__esModule?: boolean}): object =>
  module.__esModule ? module : {default: module};
