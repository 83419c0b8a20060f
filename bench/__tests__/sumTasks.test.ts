import {describe, expect, it} from 'vitest';
import {MARKS} from '../observePage';
import {sumTasks} from '../sumTasks';

const thread = {pid: 1, tid: 1};
const mark = (name: string, ms: number) => ({name, ...thread, ts: ms * 1000});
const task = (start: number, end: number, of: object = thread) => ({
  ...mark('RunTask', start),
  dur: (end - start) * 1000,
  ...of,
});

describe('the work of a page', () => {
  it('is parted at the first move and ends where the page answers', () => {
    const events = [
      task(0, 5),
      mark(MARKS.opened, 10),
      task(9, 30),
      task(40, 90),
      mark(MARKS.acted, 101),
      task(100, 120),
      mark(MARKS.awake, 190),
      task(130, 200),
      task(300, 400),
    ];
    expect(sumTasks(events)).toEqual({
      asleep: {sum: 71, longest: 50},
      waking: {sum: 90, longest: 70},
      wakingTime: 89,
    });
  });

  it('has no waking if the page was ready before', () => {
    const events = [task(0, 20), mark(MARKS.awake, 15), mark(MARKS.acted, 40), task(39, 60)];
    expect(sumTasks(events)).toMatchObject({waking: {sum: 0, longest: 0}, wakingTime: 0});
  });

  it('leaves out what V8 does for DevTools only', () => {
    const positions = {...task(50, 70), name: 'V8.CollectSourcePositions'};
    const events = [mark(MARKS.acted, 40), task(45, 95), positions, mark(MARKS.awake, 90)];
    expect(sumTasks(events).waking).toEqual({sum: 30, longest: 30});
  });

  it('leaves out other threads and processes', () => {
    const events = [mark(MARKS.acted, 40), task(0, 20, {pid: 2}), task(0, 20, {tid: 2})];
    expect(sumTasks(events).asleep).toEqual({sum: 0, longest: 0});
  });

  it('is refused without a move', () => {
    expect(() => sumTasks([task(0, 20)])).toThrow('does not say when the reader acted');
  });
});
