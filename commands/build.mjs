import {buildSite} from './buildSite.mjs';
import {installDependencies} from './installDependencies.mjs';
import {runCommand} from './runCommand.mjs';

// npm run build: installs missing dependencies and builds the production site into build/.
// With --verbose it also prints Docusaurus's output.
await runCommand(async () => {
  await installDependencies();
  const {exitCode} = await buildSite({isVerbose: process.argv.includes('--verbose')});
  process.exitCode = exitCode;
  if (exitCode === 0) {
    console.log('The site is in build/. To see it on http://localhost:3000, run: npm run serve');
  }
});
