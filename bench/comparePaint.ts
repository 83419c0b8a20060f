import type {Browser} from '@playwright/test';
import {formatTable, visitBuilds, type Figures} from './compareBuilds';
import {clickLink, visitPage} from './visitPage';

type Journey = {from: string; to: string};

/** Pages, each with another that the sidebar links from there. */
const JOURNEYS: readonly Journey[] = [
  {from: '/', to: '/installation'},
  {from: '/platform/core/server', to: '/platform/core/runtime'},
  {
    from: '/developer-guides/examples/ai/model-formatting',
    to: '/developer-guides/examples/ai/tools',
  },
  {from: '/reference/interfaces/ai', to: '/reference/interfaces/http'},
];

/**
 * Opens pages of two built sites (absolute paths of folders) in turn, as a phone does, and returns the medians of
 * `runs` visits and their ratios as Markdown.
 */
export async function comparePaint(
  folders: readonly [string, string],
  runs: number,
): Promise<string> {
  const columns = await visitBuilds(
    folders,
    runs,
    JOURNEYS.map((journey) => ({
      name: `\`${journey.from}\``,
      measure: (browser, origin) => measure(browser, origin, journey),
    })),
  );
  return formatTable(columns);
}

async function measure(browser: Browser, origin: string, {from, to}: Journey): Promise<Figures> {
  const {largestPaint, blocking, layoutShift, asleep, waking, wakingTime} = await visitPage(
    browser,
    origin + from,
  );
  return {
    'largest paint, ms': largestPaint,
    'blocking time, ms': blocking,
    'layout shift': layoutShift,
    'tasks before acting, ms': asleep.sum,
    'tasks until awake, ms': asleep.sum + waking.sum,
    'longest task, ms': Math.max(asleep.longest, waking.longest),
    'move to awake, ms': wakingTime,
    'click to content, ms': await clickLink(browser, origin + from, to),
  };
}
