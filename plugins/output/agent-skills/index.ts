import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {toUrl, type BuiltSite, type PageStep} from 'docusaurus-built-pages';
import {listFiles} from 'docusaurus-built-pages/files';
import {fillSkill, type Skill} from './fillSkill';
import type {SiteFiles} from './takeBlock';

export {readDirective} from './fillSkill';
export {numberNames} from './listBlocks';
export {parseMarkdown} from './markdown';

/** The folder of skills according to version 0.2.0 of https://github.com/cloudflare/agent-skills-discovery-rfc. */
const FOLDER = '.well-known/agent-skills';
const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/** Where the sources of skills are, and where agents look for them. */
type SkillOptions = {
  /** The folder of the site's sources. */
  root: string;
  /** The folder with the source of each skill, `<name>.md`, below `root`. */
  folder: string;
  /** The base URL of the site. Another language, below its own, gets no skills: nothing would find them. */
  rootUrl: string;
};

/**
 * Returns the step for the built pages that writes skills for coding agents and their index. List it after the one
 * that writes the pages' Markdown, from which it takes blocks. Throws one error with all problems.
 */
export function writeSkills({root, folder, rootUrl}: SkillOptions): PageStep {
  return async (site) => {
    if (site.baseUrl !== rootUrl) return site.pages;
    const built = await readSite(site);
    const skills: Skill[] = [];
    const problems: string[] = [];
    for (const name of listFiles(path.join(root, folder)).filter((each) => each.endsWith('.md'))) {
      const source = await readFile(path.join(root, folder, name), 'utf8');
      try {
        skills.push(fillSkill(source, `${folder}/${name}`, built));
      } catch (error) {
        problems.push((error as Error).message);
      }
    }
    if (problems.length > 0) throw new Error(problems.join('\n'));
    for (const {name, markdown} of skills) await write(site, `${name}/SKILL.md`, markdown);
    await write(site, 'index.json', renderIndex(skills, site));
    return site.pages;
  };
}

async function write({outDir}: BuiltSite, file: string, content: string): Promise<void> {
  const target = path.join(outDir, FOLDER, file);
  await mkdir(path.dirname(target), {recursive: true});
  await writeFile(target, content);
}

/** Reads the files of the build, without skills of an earlier one. */
async function readSite({outDir, baseUrl, site}: BuiltSite): Promise<SiteFiles> {
  const files = listFiles(outDir).filter((file) => !file.startsWith(FOLDER));
  const texts = await Promise.all(
    files
      .filter((file) => file.endsWith('.md'))
      .map(async (file) => [file, await readFile(path.join(outDir, file), 'utf8')] as const),
  );
  const toAddress = (file: string) => toUrl(file, {url: site.url, baseUrl});
  return {files: new Set(files), texts: new Map(texts), toAddress, pages: new Map()};
}

/** Renders the index of the skills, each with the digest of its file. */
function renderIndex(skills: readonly Skill[], {baseUrl}: BuiltSite): string {
  const entries = skills.map(({name, description, markdown}) => ({
    name,
    type: 'skill-md',
    description,
    url: `${baseUrl}${FOLDER}/${name}/SKILL.md`,
    digest: `sha256:${createHash('sha256').update(markdown).digest('hex')}`,
  }));
  return `${JSON.stringify({$schema: SCHEMA, skills: entries}, null, 2)}\n`;
}
