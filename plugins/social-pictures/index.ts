import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {extendHead, type BuiltSite, type PageStep} from '../shared/builtSite';
import type {DocPage} from '../shared/docPages';
import {escapeHtml} from '../shared/escapeHtml';
import {keepResults} from '../shared/keepResults';
import {drawPicture, HEIGHT, type PictureTexts, WIDTH} from './drawPicture';
import {loadPainter, PARTS} from './loadPainter';
import {readLook} from './readLook';

/** Where things are, below the folder of the site's sources. */
const TOKENS = 'src/css/tokens.css';
const LOGO = 'static/img/logo.svg';
const CACHE = 'node_modules/.cache/social-pictures';

/** The code that turns texts into bytes. */
const CODE = ['drawPicture.ts', 'encodePng.ts', 'layOutTitle.ts', 'loadPainter.ts'];

/** The folder of the pictures on the site. */
const FOLDER = 'img/social';

/**
 * Draws the picture of each page of the docs, which social networks show with a link to it, as
 * `/img/social/<route>.png`, and names it in the page. `root` is the folder of the site's sources.
 */
export function addSocialPictures({root}: {root: string}): PageStep {
  return async ({outDir, baseUrl, site, pages, docs}) => {
    const [tokens, logo] = await Promise.all(
      [TOKENS, LOGO].map((file) => readFile(path.join(root, file), 'utf8')),
    );
    const look = readLook(tokens!, logo!);
    const painter = await loadPainter();
    const code = CODE.map((file) => path.join(__dirname, file));
    const keep = await keepResults(path.join(root, CACHE), [...PARTS, ...code]);
    const changed = new Map(pages);
    for (const [file, html] of pages) {
      const page = docs.get(file);
      if (!page) continue;
      const picture = `${FOLDER}/${file.replace(/\.html$/, '.png')}`;
      const texts = listTexts(page, site);
      const content = await keep(file, {texts, look}, () =>
        painter.paint(drawPicture(texts, look, painter.measure)),
      );
      await mkdir(path.dirname(path.join(outDir, picture)), {recursive: true});
      await writeFile(path.join(outDir, picture), content);
      const elements = namePicture(`${site.url}${baseUrl}${picture}`, texts);
      changed.set(file, extendHead(html, file, elements));
    }
    return changed;
  };
}

/** The home page has the tagline as its title: its picture says it once. */
function listTexts({title, trail}: DocPage, {url, ...site}: BuiltSite['site']): PictureTexts {
  const section = trail.slice(0, -1).map(({name}) => name);
  const tagline = title === site.tagline ? site.title : site.tagline;
  return {title, section, tagline, host: new URL(url).host};
}

/** The elements of a page's head that name its picture, at this address, and say what can be read on it. */
function namePicture(url: string, {title, section, tagline}: PictureTexts): string {
  const alt = ['Hayride', ...section, title, tagline].join(' · ');
  return [
    ['property', 'og:image', url],
    ['property', 'og:image:width', String(WIDTH)],
    ['property', 'og:image:height', String(HEIGHT)],
    ['property', 'og:image:alt', alt],
    ['name', 'twitter:image', url],
    ['name', 'twitter:image:alt', alt],
  ]
    .map(
      ([kind, name, content = '']) => `<meta ${kind}="${name}" content="${escapeHtml(content)}">`,
    )
    .join('');
}
