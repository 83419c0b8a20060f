import {escapeHtml} from '../shared/escapeHtml';
import {HEIGHT, WIDTH, type PictureTexts} from './drawPicture';

/** The elements of a page's head that name its picture, at this address, and say what can be read on it. */
export function namePicture(url: string, {title, section, tagline}: PictureTexts): string {
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
