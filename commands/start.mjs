import './requireNode.mjs';
import {BUILD, buildSite} from './buildSite.mjs';
import {installDependencies} from './installDependencies.mjs';
import {checkPort, parsePort} from './port.mjs';
import {runCommand} from './runCommand.mjs';

const COMMAND = 'npm start';

// npm start: installs what is missing, builds the production site and serves it.
// With --verbose it also prints Docusaurus's output.
await runCommand(async () => {
  const port = parsePort(process.env.PORT, COMMAND);
  await checkPort(port, COMMAND);
  await installDependencies();
  const {exitCode} = await buildSite({isVerbose: process.argv.includes('--verbose')});
  if (exitCode === 0) await serve(port);
  else process.exitCode = exitCode;
});

/**
 * Serves the built site until the process is told to stop.
 * @param {number} port
 */
async function serve(port) {
  // Loaded here because the server's packages are there only after the installation.
  const {createServer, listen} = await import('../server/createServer.mjs');
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
