import './requireNode.mjs';
import {checkPort} from './checkPort.mjs';
import {installDependencies} from './installDependencies.mjs';
import {readPort} from './readPort.mjs';
import {runCommand} from './runCommand.mjs';
import {runTool} from './runTool.mjs';

const COMMAND = 'npm run dev';

// npm run dev: installs what is missing and starts the server that follows every change.
await runCommand(async () => {
  const port = readPort(process.env.PORT, COMMAND);
  await checkPort(port, COMMAND);
  await installDependencies();
  const args = ['start', '--port', String(port), '--no-open', ...process.argv.slice(2)];
  process.exitCode = (await runTool('docusaurus', args)).status;
});
