import type {Figures} from './weighSite';

/** Two sides as a Markdown table, with the ratio of the second to the first. */
export function formatTable(base: Figures, now: Figures): string {
  const rows = Object.entries(now).map(([name, after]) => {
    const before = base[name];
    const ratio = before ? (after / before).toFixed(2) : '–';
    return [name, before === undefined ? '–' : print(before), print(after), ratio];
  });
  return [['Figure', 'base', 'now', 'now / base'], ['---', '--:', '--:', '--:'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function print(figure: number): string {
  return Number.isInteger(figure) ? figure.toLocaleString('en') : figure.toFixed(1);
}
