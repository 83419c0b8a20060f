import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {PurgeCSS} from 'purgecss';
import {listFiles} from '../server/addresses.mjs';

/** What is no content: scripts, style sheets and what only prepares them, and the policy of both. */
const MACHINERY = [
  /<script\b[\s\S]*?<\/script>/gi,
  /<style\b[\s\S]*?<\/style>/gi,
  /<noscript>\s*<\/noscript>/gi,
  /<link\b[^>]*\brel=["']?(?:stylesheet|preload|modulepreload|prefetch|preconnect)\b[^>]*>/gi,
  /<meta\b[^>]*http-equiv=["']?Content-Security-Policy\b[^>]*>/gi,
];

/** A style sheet of a built site: its path below the build's folder. */
type Sheet = {file: string; styles: string};

/**
 * The limit of a page: its HTML without any script, with those rules of its own and of the site's
 * style sheets inlined that it uses on a screen, in either colour mode. No generator can deliver this
 * content with less.
 */
export async function makeLimit(html: string, sheets: readonly Sheet[]): Promise<string> {
  const content = MACHINERY.reduce((text, pattern) => text.replace(pattern, ''), html).replace(
    /<html\b/i,
    '<html data-theme=light',
  );
  const [purged] = await new PurgeCSS().purge({
    css: [{raw: collectStyles(html, sheets)}],
    content: [{raw: content, extension: 'html'}],
    safelist: {standard: [/^:/, 'data-theme', 'dark']},
    variables: true,
    keyframes: true,
    fontFace: true,
  });
  return content.replace(/<\/head>|(?=<body\b)/i, (end) => `<style>${purged?.css}</style>${end}`);
}

/** What is in the page comes first: a site that inlines rules loads the others later. */
function collectStyles(html: string, sheets: readonly Sheet[]): string {
  const inline = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, css]) => css);
  const forPaper = (html.match(/<link\b[^>]*>/gi) ?? []).filter((link) =>
    /\bmedia=["']?print\b/.test(link),
  );
  const forScreen = sheets.filter(({file}) => !forPaper.some((link) => link.includes(file)));
  return [...inline, ...forScreen.map(({styles}) => styles)].join('\n');
}

/** All style sheets of a built site. */
export async function readSheets(folder: string): Promise<Sheet[]> {
  const files = (await listFiles(folder)).filter((file) => file.endsWith('.css'));
  return Promise.all(
    files.map(async (file) => ({file, styles: await readFile(path.join(folder, file), 'utf8')})),
  );
}
