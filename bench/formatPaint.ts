import {findMedian, printTable, type Figures} from './figures';

/** The compared sides: the site, the least that its pages can be, and Docusaurus as it comes. */
export const SIDES = ['site', 'limit', 'plain'] as const;

/** The figures of a page on each side. */
type PageFigures = {route: string; sides: Readonly<Record<(typeof SIDES)[number], Figures>>};

/** The median of each figure of several runs. */
export function takeMedians(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, findMedian(runs.map((run) => run[name] ?? 0))]),
  );
}

/**
 * Two Markdown tables with a column for each page: the ratios of the site to its limit and to
 * Docusaurus as it comes, and below them the figures themselves.
 */
export function formatPaint(pages: readonly PageFigures[]): string {
  const names = Object.keys(pages[0]?.sides.site ?? {});
  const toRows = (format: (page: PageFigures, name: string) => string) =>
    names.map((name) => [name, ...pages.map((page) => format(page, name))]);
  const head = (title: string) => [title, ...pages.map(({route}) => `\`${route}\``)];
  const ratios = toRows(({sides: {site, limit, plain}}, name) =>
    [limit, plain].map((other) => formatRatio(site[name], other[name])).join(' · '),
  ).filter(([name = '', ...cells]) => !name.startsWith('–') && /\d/.test(cells.join()));
  const figures = toRows(({sides}, name) =>
    SIDES.map((side) => formatFigure(sides[side][name])).join(' · '),
  );
  return [
    [head('site / limit · site / plain'), ...ratios],
    [head('site · limit · plain'), ...figures],
  ]
    .map(printTable)
    .join('\n\n');
}

/** A dash where there is nothing to compare with. */
function formatRatio(one: number | undefined, other: number | undefined): string {
  return one === undefined || !other ? '–' : (one / other).toFixed(2);
}

function formatFigure(figure: number | undefined): string {
  if (figure === undefined) return '–';
  return figure > 0 && figure < 1 ? figure.toFixed(3) : Math.round(figure).toLocaleString('en');
}
