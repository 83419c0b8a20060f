/** Measurements that a page takes of itself, in milliseconds. */
export type Observed = {
  /** Time from the start of the navigation until the largest element of the first view was painted. */
  largestPaint: number;
  /** The sum of the time beyond 50 ms that each task takes. */
  blocking: number;
  layoutShift: number;
  /** Time from the click until the new heading was painted; undefined without a click or a new heading. */
  contentAfterClick?: number;
};

/** Marks in the trace of a page: its start, the reader's first move, and that its scripts respond. */
export const MARKS = {opened: 'bench:opened', acted: 'bench:acted', awake: 'bench:awake'} as const;

declare global {
  interface Window {
    observed: Observed;
  }
}

/**
 * Runs in the browser before anything else on a page: keeps `window.observed` up to date and sets the marks.
 * Remembers a click across documents, so that a new document counts as well.
 */
export function observePage(marks: typeof MARKS): void {
  performance.mark(marks.opened);
  const observed: Observed = {largestPaint: 0, blocking: 0, layoutShift: 0};
  window.observed = observed;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', ({startTime}) => (observed.largestPaint = startTime));
  observe('longtask', ({duration}) => (observed.blocking += Math.max(0, duration - 50)));
  observe('layout-shift', (entry) => {
    const {value, hadRecentInput} = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    observed.layoutShift += hadRecentInput ? 0 : value;
  });

  // A browser sends this too for a mouse that rests in its corner where a page appears. The first mark counts.
  addEventListener('mousemove', ({clientX}) => clientX > 0 && performance.mark(marks.acted), {
    capture: true,
  });
  new MutationObserver((_changes, observer) => {
    if (document.documentElement.dataset.hasHydrated === 'true') {
      performance.mark(marks.awake);
      observer.disconnect();
    }
  }).observe(document, {subtree: true, attributeFilter: ['data-has-hydrated']});

  const KEY = 'bench:click';
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => document.querySelector('h1')?.textContent;
  const awaitHeading = () => {
    const {old, start} = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as {
      old?: string;
      start?: number;
    };
    if (start === undefined || observed.contentAfterClick !== undefined) return;
    if (heading() && heading() !== old) {
      // The first task after a frame: it is painted then.
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => (observed.contentAfterClick ??= now() - start);
      port2.postMessage(0);
    }
    requestAnimationFrame(awaitHeading);
  };
  addEventListener(
    'click',
    (event) => {
      const start = performance.timeOrigin + event.timeStamp;
      sessionStorage.setItem(KEY, JSON.stringify({old: heading(), start}));
      requestAnimationFrame(awaitHeading);
    },
    {capture: true},
  );
  requestAnimationFrame(awaitHeading);
}
