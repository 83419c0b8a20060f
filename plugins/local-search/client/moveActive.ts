/**
 * The option that an arrow key makes active, of `count` that stand in a ring; -1 is none.
 * `undefined` for every other key.
 */
export function moveActive(key: string, active: number, count: number): number | undefined {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') {
    return undefined;
  }
  if (count === 0) {
    return -1;
  }
  if (key === 'ArrowDown') {
    return (active + 1) % count;
  }
  return active <= 0 ? count - 1 : active - 1;
}
