import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type Axe from 'axe-core';

declare const axe: typeof Axe;

/** axe as one minified script, which takes half as long to send and parse as the readable one. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.0 to 2.2, levels A and AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose findings depend on the colour mode. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Sets of rules. Target sizes and contrast need the position of every element, which takes as long as all other
 * rules: for a whole page, `listSmallTargets` is quicker.
 */
const SCOPES = {
  all: {runOnly: TAGS, without: []},
  'all but targets': {runOnly: TAGS, without: ['target-size']},
  colours: {runOnly: COLOUR_RULES, without: []},
};

/** Kinds of text whose contrast this worker has measured without a finding, on any page. */
const known = new Set<string>();

/**
 * Returns axe's findings on the page in its current state, one line each: rule, element, explanation. Measures the
 * contrast of text that looks alike once in a worker (`markNewKinds`). A selector as `part` limits the check to that
 * part, which saves most of the time.
 */
export async function findAxeFindings(
  page: Page,
  scope: keyof typeof SCOPES = 'all',
  part = 'html',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const kinds = await page.evaluate(markNewKinds, [part, [...known]] as const);
  const {runOnly, without} = SCOPES[scope];
  const disabled = [...without, ...(kinds.length > 0 ? [] : COLOUR_RULES)];
  const enabled = runOnly.filter((value) => !disabled.includes(value));
  if (enabled.length === 0) return [];
  const violations = await page.evaluate(
    async ([values, ids, root]) => {
      axe.configure({
        rules: [
          {id: 'color-contrast', selector: '[data-new-kind]'},
          {id: 'link-in-text-block', selector: 'a[href][data-new-kind]'},
        ],
      });
      const {violations: found} = await axe.run(root, {
        runOnly: values,
        rules: Object.fromEntries(ids.map((id) => [id, {enabled: false}])),
        // Listing every element that passes a rule would take as long as the rules themselves.
        resultTypes: ['violations'],
        preload: false,
      });
      return found;
    },
    [enabled, disabled, part] as const,
  );
  const isClear = !violations.some(({id}) => COLOUR_RULES.includes(id));
  if (isClear) kinds.forEach((kind) => known.add(kind));
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary = ''}) =>
      `${id} at ${target.join(' ')}: ${failureSummary}`.replace(/\s+/g, ' '),
    ),
  );
}

/** Returns axe's findings on a page with forced colours, without another visit. */
export async function findWithForcedColours(page: Page, part?: string): Promise<string[]> {
  await page.emulateMedia({forcedColors: 'active'});
  const findings = await findAxeFindings(page, 'colours', part);
  await page.emulateMedia({forcedColors: 'none'});
  return findings.map((finding) => `forced colours: ${finding}`);
}

/**
 * Runs in the page: marks the first text of each unknown kind, and returns these kinds. Text is of one kind if it has
 * the same colour, font and background, and so the same contrast. A page of code has thousands of text nodes and some
 * tens of kinds, most of which other pages have too.
 */
async function markNewKinds([part, known]: readonly [string, readonly string[]]): Promise<
  string[]
> {
  // Newly opened elements are measured in the next frame, and become tab stops if they scroll.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const seen = new Set(known);
  const found: string[] = [];
  const grounds = new Map<Element | null, string>();
  /** Describes everything that an element and its ancestors paint below the element's text. */
  const readGround = (element: Element | null): string => {
    const ground = grounds.get(element);
    if (ground !== undefined) return ground;
    if (element === null) return String(matchMedia('(forced-colors: active)').matches);
    const {backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position} =
      getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position].join(
      ' ',
    );
    const paintsNothing = own === 'rgba(0, 0, 0, 0) none 1 none normal static';
    const around = readGround(element.parentElement);
    grounds.set(element, paintsNothing ? around : `${around} < ${own}`);
    return readGround(element);
  };
  for (const element of document.querySelectorAll(`${part}, ${part} *`)) {
    element.removeAttribute('data-new-kind');
    const texts = [...element.childNodes].filter(({nodeType}) => nodeType === Node.TEXT_NODE);
    const text = texts.map(({nodeValue}) => nodeValue?.replace(/\s+/g, '')).join('');
    const isField = element.matches('input, select, textarea');
    const isShown = element.checkVisibility({visibilityProperty: true});
    if (!isShown || (text === '' && !isField && element.tagName !== 'A')) continue;
    const {color, fontSize, fontWeight, textShadow} = getComputedStyle(element);
    // A link needs to differ from the text around it, where there is some.
    const isAmongText =
      element.tagName === 'A' && element.parentElement?.textContent !== element.textContent;
    const around = isAmongText && element.parentElement && getComputedStyle(element.parentElement);
    const {textDecorationLine} = getComputedStyle(element);
    const kind = [
      ...[readGround(element), color, fontSize, fontWeight, textShadow, isField],
      ...(around ? [textDecorationLine, around.color, around.fontWeight] : []),
      // axe leaves out some of the texts without two letters.
      /[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(text) ? 'words' : text,
    ].join(' ');
    if (seen.has(kind)) continue;
    element.setAttribute('data-new-kind', '');
    seen.add(kind);
    found.push(kind);
  }
  return found;
}
