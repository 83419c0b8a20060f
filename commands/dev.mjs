import './requireNode.mjs';
import {installDependencies} from './installDependencies.mjs';
import {checkPort, parsePort} from './port.mjs';
import {runCommand} from './runCommand.mjs';
import {runNode, runTool} from './runProcess.mjs';

const COMMAND = 'npm run dev';

// npm run dev: installs what is missing, and starts the development server. Beside it, the content
// check runs after each change.
await runCommand(async () => {
  const port = parsePort(process.env.PORT, COMMAND);
  await checkPort(port, COMMAND);
  await installDependencies();
  const watch = new AbortController();
  // It may be stopped below or fail on its own: neither is a failure of the server.
  const check = runNode('check/content/index.mjs', ['--watch'], {signal: watch.signal}).catch(
    () => undefined,
  );
  const args = ['start', '--port', String(port), '--no-open', ...process.argv.slice(2)];
  const {exitCode} = await runTool('docusaurus', args);
  watch.abort();
  await check;
  process.exitCode = exitCode;
});
