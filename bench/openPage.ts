import type {Browser} from '@playwright/test';

/** A phone with a touch screen. */
export const PHONE = {viewport: {width: 390, height: 844}, hasTouch: true};
/** A window wide enough for the sidebar. */
export const DESKTOP = {viewport: {width: 1280, height: 900}};

/** Conditions of a device: slowdown of its processor, bits per second, and latency in ms. */
export type Conditions = {slowdown: number; network?: {down: number; up: number; latency: number}};

export const SLOW: Conditions = {
  slowdown: 4,
  network: {down: 1_600_000, up: 750_000, latency: 150},
};
export const FAST: Conditions = {
  slowdown: 1,
  network: {down: 10_000_000, up: 5_000_000, latency: 40},
};

/** Time limit for a page to wake and to show the effect of a press. */
export const PATIENCE = {timeout: 60_000};

/** Opens a page in a context of its own, with an empty cache. */
export async function openPage(
  browser: Browser,
  device: typeof PHONE | typeof DESKTOP,
  {slowdown, network}: Conditions,
) {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: network.down / 8,
      uploadThroughput: network.up / 8,
    });
  }
  return {context, page};
}
