import type {Home} from './home';

/** The text of a log file without the times of its entries. */
export async function readEntries(home: Home, name?: string): Promise<string> {
  return (await home.readLog(name)).replace(/^\[\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ +/gm, '[');
}
