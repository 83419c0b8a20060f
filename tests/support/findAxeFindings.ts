import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** WCAG 2.0 to 2.2, levels A and AA, and what axe calls best practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose findings depend on the colour mode. They take four fifths of the time. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const withoutColours = Object.fromEntries(COLOUR_RULES.map((rule) => [rule, {enabled: false}]));

/** What to check: all; only what the colours can change; or only what they cannot. */
const SCOPES = {
  all: {runOnly: TAGS},
  colours: {runOnly: COLOUR_RULES},
  'all but colours': {runOnly: TAGS, rules: withoutColours},
};

/** What axe objects to on the page as it is now, one line each: rule, element, explanation. */
export async function findAxeFindings(
  page: Page,
  scope: keyof typeof SCOPES = 'all',
): Promise<string[]> {
  // What was opened last is measured after the next frame: then what scrolls becomes a tab stop.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
  const {violations} = await new AxeBuilder({page})
    // The pages have no frames; without this mode axe would open another page for each run.
    .setLegacyMode()
    // Listing every element that passes a rule would take as long as the rules themselves.
    .options({...SCOPES[scope], resultTypes: ['violations']})
    .analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary = ''}) =>
      `${id} at ${target.join(' ')}: ${failureSummary}`.replace(/\s+/g, ' '),
    ),
  );
}
