import {checkSite} from './checkSite';
import {collectSite} from './collectSite';
import {formatFinding} from './formatFinding';

/** Checks a repository and prints what it finds. Gives the exit code: 0 clean, 2 findings. */
export async function runCheck(root: string): Promise<number> {
  const site = await collectSite(root);
  const findings = checkSite(site);
  findings.forEach((finding) => console.log(formatFinding(finding)));
  const {pages, texts} = site;
  console.log(`${pages.size} pages, ${texts.length} texts, ${findings.length} findings.`);
  return findings.length === 0 ? 0 : 2;
}
