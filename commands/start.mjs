import {once} from 'node:events';
import net from 'node:net';
import {BUILD, buildSite} from './buildSite.mjs';
import {installDependencies} from './installDependencies.mjs';
import {CommandFailure, runCommand} from './runCommand.mjs';

// npm start: installs missing dependencies, builds the production site and serves it on `PORT`, or 3000.
// With --verbose it also prints Docusaurus's output.
await runCommand(async () => {
  const port = Number(process.env.PORT || 3000);
  await checkPort(port);
  await installDependencies();
  const {exitCode} = await buildSite({isVerbose: process.argv.includes('--verbose')});
  if (exitCode === 0) await serve(port);
  else process.exitCode = exitCode;
});

/**
 * Throws if a port cannot be opened, before a build that takes minutes. Browsers try both addresses of `localhost`,
 * and another program may occupy only one of them.
 * @param {number} port
 */
async function checkPort(port) {
  for (const host of ['127.0.0.1', '::1']) {
    const probe = net.createServer();
    try {
      await once(probe.listen({port, host, exclusive: true}), 'listening');
      probe.close();
    } catch (error) {
      const {code, message} = /** @type {NodeJS.ErrnoException} */ (error);
      // A machine without IPv6 has one address.
      if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') continue;
      throw new CommandFailure(`${message}\nChoose another port: PORT=3001 npm start`);
    }
  }
}

/**
 * Serves the built site until the process is told to stop.
 * @param {number} port
 */
async function serve(port) {
  // Loaded here because the server's packages are there only after the installation.
  const {createServer, listen} = await import('../server/createServer.mjs');
  const server = await createServer(BUILD);
  const opened = await listen(server, port);
  console.log(`\nThe site is at http://localhost:${opened}. Stop it with Ctrl-C.`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}
