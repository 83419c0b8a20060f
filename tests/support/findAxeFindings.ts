import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type Axe from 'axe-core';

declare const axe: typeof Axe;

/** axe as one script, which takes half as long to send and parse as the readable one. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.0 to 2.2, levels A and AA, and what axe calls best practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose findings depend on the colour mode. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What to check: all, or only what the colours, or they and the width of the window, can change. */
const SCOPES = {
  all: TAGS,
  colours: COLOUR_RULES,
  layout: [...COLOUR_RULES, 'scrollable-region-focusable', 'target-size'],
};

/** The kinds of elements whose contrast this worker has measured without a finding, on any page. */
const known = new Set<string>();

/**
 * What axe objects to on the page as it is now, one line each: rule, element, explanation. The contrast of
 * texts that look alike is measured once in a worker (`markNewKinds`). A selector as `part` leaves out what is
 * around that part, which takes most of the time.
 */
export async function findAxeFindings(
  page: Page,
  scope: keyof typeof SCOPES = 'all',
  part = 'html',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const kinds = await page.evaluate(markNewKinds, [part, [...known]] as const);
  const violations = await page.evaluate(
    async ([runOnly, root]) => {
      const rules = [
        {id: 'color-contrast', selector: '[data-new-kind]'},
        {id: 'link-in-text-block', selector: 'a[href][data-new-kind]'},
      ];
      axe.configure({rules});
      // Listing every element that passes a rule would take as long as the rules themselves.
      const options = {runOnly, resultTypes: ['violations' as const], preload: false};
      return (await axe.run(root, options)).violations;
    },
    [SCOPES[scope], part] as const,
  );
  if (!violations.some(({id}) => COLOUR_RULES.includes(id)))
    kinds.forEach((kind) => known.add(kind));
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary = ''}) =>
      `${id} at ${target.join(' ')}: ${failureSummary}`.replace(/\s+/g, ' '),
    ),
  );
}

/** What axe finds in the colours of a page when they are forced, without another visit. */
export async function findWithForcedColours(page: Page, part?: string): Promise<string[]> {
  await page.emulateMedia({forcedColors: 'active'});
  const findings = await findAxeFindings(page, 'colours', part);
  await page.emulateMedia({forcedColors: 'none'});
  return findings.map((finding) => `forced colours: ${finding}`);
}

/**
 * Runs in the page: marks the first element of each kind that isn't known, and returns these kinds. Elements are
 * of one kind if they have the same name, classes, colours and font, and so has everything around them, in a
 * window of the same width: then their contrast is the same too. A page of code has thousands of texts and some
 * tens of kinds, most of which other pages have too, and axe needs most of its time for them.
 */
async function markNewKinds([part, known]: readonly [string, readonly string[]]): Promise<
  string[]
> {
  // What was opened last is measured after the next frame: then what scrolls becomes a tab stop.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const hash = (text: string): string => {
    let [low, high] = [0xdeadbeef, 0x41c6ce57];
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      low = Math.imul(low ^ code, 0x9e3779b1);
      high = Math.imul(high ^ code, 0x5f356495);
    }
    return `${low >>> 0} ${high >>> 0}`;
  };
  const ground = getComputedStyle(document.body).backgroundColor;
  const media = [innerWidth, ground, matchMedia('(forced-colors: active)').matches].join(' ');
  const looks = new Map<Element | null, string>();
  const seen = new Set(known);
  const found: string[] = [];
  for (const element of document.querySelectorAll(`${part}, ${part} *`)) {
    const style = getComputedStyle(element);
    const look = hash(
      [
        ...[looks.get(element.parentElement) ?? media, element.tagName],
        ...[element.getAttribute('class'), style.color, style.backgroundColor],
        ...[style.backgroundImage, style.opacity, style.filter, style.fontSize, style.fontWeight],
        ...[style.textShadow, style.mixBlendMode, style.position],
      ].join(' '),
    );
    looks.set(element, look);
    // axe leaves out what is not shown, and some of the texts without two letters.
    const texts = [...element.childNodes].filter(({nodeType}) => nodeType === Node.TEXT_NODE);
    const text = texts.map(({nodeValue}) => nodeValue?.replace(/\s+/g, '')).join('');
    const words = /[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(text) ? 'words' : text;
    const isShown = element.checkVisibility({visibilityProperty: true});
    // A link needs to differ from the text around it, where there is some.
    const isAmongText =
      element.tagName === 'A' && element.parentElement?.textContent !== element.textContent;
    const kind = [look, words, isShown, isAmongText].join(' ');
    const isNew = !seen.has(kind);
    element.toggleAttribute('data-new-kind', isNew);
    if (!isNew) continue;
    seen.add(kind);
    found.push(kind);
  }
  return found;
}
