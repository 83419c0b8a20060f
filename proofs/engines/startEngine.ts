import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Readable} from 'node:stream';
import {Builder, Capabilities, type WebDriver} from 'selenium-webdriver';
import inspectLog from 'selenium-webdriver/bidi/logInspector.js';
import {findPort} from '../../tests/support/ports';

/** The engines besides Chromium's: Debian's Firefox, and WebKitGTK in its test browser. */
export type EngineName = 'Firefox' | 'WebKit';

/** A running browser. `messages` are the errors and warnings of its console, as far as it reports them. */
export type Engine = {driver: WebDriver; messages: string[]; stop: () => Promise<void>};

/** How the driver of an engine is started, and the capabilities that it is asked for. */
type Recipe = {command: (port: number) => string[]; needsDisplay: boolean; capabilities: object};

const RECIPES: Readonly<Record<EngineName, Recipe>> = {
  Firefox: {
    command: (port) => ['geckodriver', `--port=${port}`, '--websocket-port=0'],
    needsDisplay: false,
    capabilities: {
      browserName: 'firefox',
      'moz:firefoxOptions': {binary: '/usr/bin/firefox-esr', args: ['-headless']},
      // BiDi, which tells what is in the console.
      webSocketUrl: true,
    },
  },
  WebKit: {
    command: (port) => ['WebKitWebDriver', `--port=${port}`],
    needsDisplay: true,
    capabilities: {browserName: 'MiniBrowser'},
  },
};

/** Starts a browser in a window of a desktop's size, with a home folder of its own. */
export async function startEngine(name: EngineName): Promise<Engine> {
  const {command, needsDisplay, capabilities} = RECIPES[name];
  const home = await mkdtemp(path.join(tmpdir(), 'hayride-engine-'));
  const processes: ChildProcess[] = [];
  const clear = async () => {
    for (const process of processes.reverse()) await end(process);
    await rm(home, {recursive: true, force: true, maxRetries: 5});
  };
  try {
    // Firefox refuses to run as root in the home of another user.
    const env = {...process.env, HOME: home, XDG_RUNTIME_DIR: home};
    if (needsDisplay) Object.assign(env, {DISPLAY: await startDisplay(processes)});
    const port = await findPort();
    const [program = '', ...args] = command(port);
    processes.push(spawn(program, args, {env, stdio: 'ignore'}));
    const address = `http://127.0.0.1:${port}`;
    await waitUntilReady(address);
    const driver = await new Builder()
      .usingServer(address)
      .withCapabilities(new Capabilities(capabilities))
      .build();
    const stop = async () => {
      try {
        await driver.quit();
      } finally {
        await clear();
      }
    };
    await driver.manage().setTimeouts({pageLoad: 30_000, script: 10_000});
    return {driver, messages: await collectMessages(driver), stop};
  } catch (error) {
    await clear();
    throw error;
  }
}

/** Starts a virtual display with a free number, and returns its name. */
async function startDisplay(processes: ChildProcess[]): Promise<string> {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const display = spawn('Xvfb', args, {stdio: ['ignore', 'ignore', 'ignore', 'pipe']});
  processes.push(display);
  const number = once(display.stdio[3] as Readable, 'data');
  const failure = once(display, 'exit').then(([exitCode]) => {
    throw new Error(`Xvfb ended with exit code ${exitCode}.`);
  });
  return `:${String(await Promise.race([number, failure])).trim()}`;
}

/** Waits until a driver answers. */
async function waitUntilReady(address: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      await fetch(`${address}/status`);
      return;
    } catch (error) {
      if (attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Collects the errors and warnings in the console from now on; none if the driver has no BiDi. */
async function collectMessages(driver: WebDriver): Promise<string[]> {
  const messages: string[] = [];
  if ((await driver.getCapabilities()).has('webSocketUrl')) {
    const log = await inspectLog(driver);
    await log.onLog(({level, text}) => {
      if (level === 'error' || level === 'warn') messages.push(`${level}: ${text}`);
    });
  }
  return messages;
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  process.kill();
  await once(process, 'exit');
}
