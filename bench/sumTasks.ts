import {MARKS} from './observePage';

/** An event of Chromium's trace; times are in µs. */
export type TraceEvent = {name: string; pid: number; tid: number; ts: number; dur?: number};

/** The tasks of a page's main thread, in ms. */
type Work = {sum: number; longest: number};

/** The work of a page before the reader acts, and from then until it responds; times are in ms. */
export type PageWork = {
  asleep: Work;
  waking: Work;
  /** Time from the first move until the page responds; 0 if it was ready before. */
  wakingTime: number;
};

/** Work that V8 only does for DevTools: it parses scripts again to find out where a request came from. */
const FOR_DEVTOOLS = 'V8.CollectSourcePositions';

/**
 * Sums up the work of a page from its trace, without work that only measuring causes. The marks identify the thread;
 * a task belongs to the part in which it ends, and the one that makes the page respond to waking.
 */
export function sumTasks(events: readonly TraceEvent[]): PageWork {
  const acted = events.find(({name}) => name === MARKS.acted);
  if (!acted) {
    throw new Error('The trace does not say when the reader acted.');
  }
  const thread = events.filter(({pid, tid}) => pid === acted.pid && tid === acted.tid);
  const findTime = (mark: string) => thread.find(({name}) => name === mark)?.ts ?? 0;
  const end = Math.max(findTime(MARKS.awake), acted.ts);
  const opened = findTime(MARKS.opened);
  const list = (kind: string) =>
    thread
      .filter(({name}) => name === kind)
      .map(({ts, dur = 0}) => ({start: ts, end: ts + dur, dur}));
  const forDevTools = list(FOR_DEVTOOLS);
  const tasks = list('RunTask').filter((task) => task.end >= opened);
  const summarize = (chosen: typeof tasks): Work => {
    const durations = chosen.map(({start, end, dur}) => {
      const inside = forDevTools.filter((each) => each.start >= start && each.end <= end);
      return inside.reduce((left, each) => left - each.dur, dur) / 1000;
    });
    return {
      sum: durations.reduce((total, duration) => total + duration, 0),
      longest: Math.max(0, ...durations),
    };
  };
  return {
    asleep: summarize(tasks.filter((task) => task.end < acted.ts)),
    waking: summarize(
      end === acted.ts ? [] : tasks.filter((task) => task.end >= acted.ts && task.start <= end),
    ),
    wakingTime: (end - acted.ts) / 1000,
  };
}
