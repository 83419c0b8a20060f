import {readdirSync, readFileSync} from 'node:fs';

/** How often the processes are asked, in ms. */
const INTERVAL = 100;

/** A process: its parent, and its resident memory in kB. */
type ProcessMemory = {pid: number; parent: number; resident: number};

/**
 * Watches the memory of a process and of all that it starts. `stop` returns the most that they had at
 * once, in MB; NaN on systems without `/proc`.
 */
export function watchMemory(pid: number): {stop: () => number} {
  let peak = NaN;
  const timer = setInterval(() => {
    const total = sumTree(readProcesses(), pid) / 1024;
    peak = Number.isNaN(peak) ? total : Math.max(peak, total);
  }, INTERVAL);
  return {
    stop() {
      clearInterval(timer);
      return peak > 0 ? peak : NaN;
    },
  };
}

/** The resident memory of a process and its descendants. */
export function sumTree(processes: readonly ProcessMemory[], root: number): number {
  const own = processes.find(({pid}) => pid === root)?.resident ?? 0;
  return processes
    .filter(({parent}) => parent === root)
    .reduce((total, {pid}) => total + sumTree(processes, pid), own);
}

function readProcesses(): ProcessMemory[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => parseStatus(Number(name)));
  } catch {
    return [];
  }
}

/** None if the process has ended meanwhile. */
function parseStatus(pid: number): ProcessMemory[] {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const read = (field: string) =>
      Number(status.match(new RegExp(`^${field}:\\s+(\\d+)`, 'm'))?.[1] ?? 0);
    return [{pid, parent: read('PPid'), resident: read('VmRSS')}];
  } catch {
    return [];
  }
}
