import './requireNode.mjs';
import {BUILD, buildSite} from './buildSite.mjs';
import {checkPort} from './checkPort.mjs';
import {CommandFailure} from './CommandFailure.mjs';
import {installDependencies} from './installDependencies.mjs';
import {readPort} from './readPort.mjs';
import {runCommand} from './runCommand.mjs';

const COMMAND = 'npm start';

// npm start: installs what is missing, builds the production site and serves it.
await runCommand(async () => {
  const port = readPort(process.env.PORT, COMMAND);
  await checkPort(port, COMMAND);
  await installDependencies();
  console.log('Building the site.');
  const {status} = await buildSite();
  if (status !== 0) {
    throw new CommandFailure('The site could not be built; the reason is above.');
  }
  await serve(port);
});

/**
 * Serves the built site until the process is told to stop.
 * @param {number} port
 */
async function serve(port) {
  // Loaded here because the server's packages are there only after the installation.
  const {createServer} = await import('../server/createServer.mjs');
  const {listen} = await import('../server/listen.mjs');
  const server = await createServer(BUILD);
  await checkPort(port, COMMAND);
  await listen(server, port);
  console.log(`\nThe site is at http://localhost:${port}. Stop it with Ctrl-C.`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}
