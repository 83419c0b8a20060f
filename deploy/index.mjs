import '../commands/requireNode.mjs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {BUILD} from '../commands/buildSite.mjs';
import {installDependencies} from '../commands/installDependencies.mjs';
import {REPOSITORY} from '../commands/runProcess.mjs';
import {CommandFailure, runCommand} from '../commands/runCommand.mjs';

/** An IPv4 address, or an IPv6 address in brackets, and a port. */
const ADDRESS = /^(?:[\d.]+|\[[\da-f:]+\]):\d+$/i;

// npm run release: writes release/, which has what each host needs to serve the site in build/.
// --root and --listen say where nginx and Caddy find the files, and where they answer plain HTTP.
await runCommand(async () => {
  const {values} = parseArgs({
    options: {root: {type: 'string', default: '/srv/hayride-docs'}, listen: {type: 'string'}},
  });
  if (values.listen !== undefined && !ADDRESS.test(values.listen)) {
    throw new CommandFailure(
      `--listen ${values.listen} is no address and port. Write --listen 127.0.0.1:8080.`,
    );
  }
  await installDependencies();
  // Loaded here because its packages are there only after the installation.
  const {writeRelease} = await import('./writeRelease.mjs');
  await writeRelease(BUILD, path.join(REPOSITORY, 'release'), values);
  console.log('The release is in release/. deploy/README.md says how to put it online.');
});
