import {printTable, type Figures} from './figures';

/** The figures of the site with a number of pages beside the real ones. */
export type GrowthStep = {added: number; figures: Figures};

/** From this share of its first value on, a figure counts as grown. */
const GROWN = 0.05;

/**
 * A Markdown table with a column for each step, and what each figure grows by with a page; a figure
 * that stays as it is has a dash. `title` is that of the first column. The growth is measured from the
 * first step to the last.
 */
export function formatGrowth(steps: readonly GrowthStep[], title = 'More pages'): string {
  const [first, last] = [steps[0], steps.at(-1)];
  const rows = Object.keys(first?.figures ?? {}).map((name) => [
    name,
    ...steps.map(({figures}) => formatNumber(figures[name] ?? NaN)),
    first && last ? formatSlope(first, last, name) : '–',
  ]);
  const head = [title, ...steps.map(({added}) => formatNumber(added)), 'per page'];
  return printTable([head, ...rows]);
}

function formatSlope(first: GrowthStep, last: GrowthStep, name: string): string {
  const [before, after] = [first.figures[name] ?? NaN, last.figures[name] ?? NaN];
  const growth = (after - before) / (last.added - first.added);
  return after - before > before * GROWN ? `**+${formatNumber(growth)}**` : '–';
}

/** Three digits for small numbers, none after the point for others. */
function formatNumber(value: number): string {
  return value > 0 && value < 10
    ? String(Number(value.toPrecision(2)))
    : Math.round(value).toLocaleString('en');
}
