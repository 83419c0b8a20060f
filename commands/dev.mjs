import './requireNode.mjs';
import {installDependencies} from './installDependencies.mjs';
import {checkPort, readPort} from './port.mjs';
import {runCommand} from './runCommand.mjs';
import {runNode, runTool} from './runProcess.mjs';

const COMMAND = 'npm run dev';

// npm run dev: installs what is missing, and starts the server that follows every change. Beside it
// the content check runs anew after each change.
await runCommand(async () => {
  const port = readPort(process.env.PORT, COMMAND);
  await checkPort(port, COMMAND);
  await installDependencies();
  const watch = new AbortController();
  // Whether it is ended below or ends by itself: neither is the server's failure.
  const check = runNode('tools/check-content/index.mjs', ['--watch'], {signal: watch.signal}).catch(
    () => undefined,
  );
  const args = ['start', '--port', String(port), '--no-open', ...process.argv.slice(2)];
  const {exitCode} = await runTool('docusaurus', args);
  watch.abort();
  await check;
  process.exitCode = exitCode;
});
