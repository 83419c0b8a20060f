import {readFile} from 'node:fs/promises';
import {checkLockfile} from './checkLockfile.mjs';

// node tools/check-lockfile/index.mjs [file]: exit 0 complete, 2 findings, 1 could not run.
const [file = 'package-lock.json'] = process.argv.slice(2);
try {
  const findings = checkLockfile(await readFile(file, 'utf8'));
  for (const {line, kind, message, remedy} of findings) {
    console.log(`${file}:${line} ${kind} ${message} ${remedy}`);
  }
  console.log(findings.length === 0 ? `${file} is complete.` : `${findings.length} findings.`);
  process.exitCode = findings.length === 0 ? 0 : 2;
} catch (error) {
  console.error(`${file} cannot be checked: ${String(error)}`);
  process.exitCode = 1;
}
