import {installDependencies} from './installDependencies.mjs';
import {runCommand} from './runCommand.mjs';
import {runNode, runTool} from './runProcess.mjs';

// npm run dev: installs missing dependencies, and starts the development server on `PORT`, which asks for
// another one if that is taken. Beside it, the content check runs after each change.
await runCommand(async () => {
  await installDependencies();
  const watch = new AbortController();
  // It may be stopped below or fail on its own: neither is a failure of the server.
  const check = runNode('check/content/index.mjs', ['--watch'], {signal: watch.signal}).catch(
    () => undefined,
  );
  const {PORT} = process.env;
  const args = ['start', '--no-open', ...(PORT ? ['--port', PORT] : []), ...process.argv.slice(2)];
  const {exitCode} = await runTool('docusaurus', args, {input: 'inherit'});
  watch.abort();
  await check;
  process.exitCode = exitCode;
});
