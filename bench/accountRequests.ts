/** A request of a page, and what it was answered with. */
export type RequestRecord = {
  pathname: string;
  /** The browser's word for what it is for, such as `script`. */
  kind: string;
  /** The header `sec-purpose`. */
  purpose?: string;
  /** Whether the reader had done something before. */
  hasActed: boolean;
  /** After compression. */
  bytes: number;
};

/** What a page requests; bytes are after compression. */
export type Account = {
  /** Before the reader does anything, without what is prefetched. */
  asleep: {
    requests: number;
    document: number;
    styles: number;
    scripts: number;
    images: number;
    bytes: number;
  };
  /** All scripts that the page has when it is awake. */
  scriptsAwake: number;
  /** Prefetched for a page that the reader may go to next. */
  prefetched: number;
};

/** Sums up the requests of one page. */
export function accountRequests(records: readonly RequestRecord[]): Account {
  const own = records.filter((record) => !isPrefetch(record));
  const asleep = own.filter(({hasActed}) => !hasActed);
  const weigh = (kind: string, among = asleep) => sum(among.filter((each) => each.kind === kind));
  return {
    asleep: {
      requests: asleep.length,
      document: weigh('document'),
      styles: weigh('stylesheet'),
      scripts: weigh('script'),
      images: weigh('image'),
      bytes: sum(asleep),
    },
    scriptsAwake: weigh('script', own),
    prefetched: sum(records.filter(isPrefetch)),
  };
}

/** The browser says so, or the page fetches the HTML or the data of another page itself. */
function isPrefetch({purpose, kind, pathname}: RequestRecord): boolean {
  const isPage = !/\.\w+$/.test(pathname) || pathname.endsWith('.html');
  return Boolean(purpose?.startsWith('prefetch')) || (kind === 'fetch' && isPage);
}

function sum(records: readonly RequestRecord[]): number {
  return records.reduce((total, {bytes}) => total + bytes, 0);
}

/** The bytes that a page loads after the reader has acted, each file once, without prefetches. */
export function weighActed(records: readonly RequestRecord[]): number {
  const acted = records.filter((record) => record.hasActed && !isPrefetch(record));
  return sum([...new Map(acted.map((record) => [record.pathname, record])).values()]);
}
