import {fileURLToPath} from 'node:url';

/** The repository's folder: commands work from any folder that they are started in. */
export const REPOSITORY = fileURLToPath(new URL('..', import.meta.url));
