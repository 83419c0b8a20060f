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

/**
 * The limit of a page: its HTML without any script, with those rules of `styles` inlined that it uses
 * in either colour mode. No generator can deliver this content with less.
 */
export async function makeLimit(html: string, styles: string): Promise<string> {
  const content = MACHINERY.reduce((text, pattern) => text.replace(pattern, ''), html).replace(
    /<html\b/i,
    '<html data-theme=light',
  );
  const [purged] = await new PurgeCSS().purge({
    css: [{raw: styles}],
    content: [{raw: content, extension: 'html'}],
    safelist: {standard: [/^:/, 'data-theme', 'dark']},
    variables: true,
    keyframes: true,
    fontFace: true,
  });
  return content.replace(/<\/head>|(?=<body\b)/i, (end) => `<style>${purged?.css}</style>${end}`);
}

/** All style sheets of a built site, one after another; the inline ones of its home page if none. */
export async function readStyles(folder: string): Promise<string> {
  const sheets = (await listFiles(folder)).filter((file) => file.endsWith('.css'));
  const texts = await Promise.all(sheets.map((file) => readFile(path.join(folder, file), 'utf8')));
  if (texts.length > 0) {
    return texts.join('\n');
  }
  const home = await readFile(path.join(folder, 'index.html'), 'utf8');
  return [...home.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, css]) => css).join('\n');
}
