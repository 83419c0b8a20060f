import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** WCAG 2.0 to 2.2, levels A and AA, and what axe calls best practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe objects to on the page as it stands, one line each: rule, place, explanation. */
export async function findAxeFindings(page: Page): Promise<string[]> {
  // The pages have no frames; without that mode axe would open a page of its own for each run.
  const {violations} = await new AxeBuilder({page}).setLegacyMode().withTags(TAGS).analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary = ''}) =>
      `${id} at ${target.join(' ')}: ${failureSummary}`.replace(/\s+/g, ' '),
    ),
  );
}
