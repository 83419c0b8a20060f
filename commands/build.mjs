import './requireNode.mjs';
import {buildSite} from './buildSite.mjs';
import {installDependencies} from './installDependencies.mjs';
import {runCommand} from './runCommand.mjs';

// npm run build: installs what is missing and builds the production site into build/.
await runCommand(async () => {
  await installDependencies();
  process.exitCode = (await buildSite()).status;
});
