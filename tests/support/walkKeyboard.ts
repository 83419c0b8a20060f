import type {Page} from '@playwright/test';

/** The position of the focus after one press of Tab. */
export type Stop = {
  /** Its text or label, otherwise its tag. */
  name: string;
  /** The part of the page that contains it. */
  region: 'skip link' | 'announcement' | 'navbar' | 'sidebar' | 'content' | 'contents' | 'footer';
  /** Whether the focus has an outline. */
  isOutlined: boolean;
  /** Whether it is in the window and nothing covers it. */
  isInSight: boolean;
};

/** Presses Tab from the start of the page to its end, and returns every stop. */
export async function walkKeyboard(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(readStop);
    if (!stop) return stops;
    stops.push(stop);
  }
}

/** Runs in the page; returns null if the focus has left it. */
export function readStop(): Stop | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const regions = {
    announcement: '.theme-announcement-bar',
    navbar: '.navbar',
    sidebar: '.theme-doc-sidebar-container',
    contents: '.theme-doc-toc-desktop',
    content: 'main',
    footer: 'footer',
  };
  const [region] = Object.entries(regions).find(([, selector]) => element.closest(selector)) ?? [];
  const {outlineStyle, outlineWidth} = getComputedStyle(element);
  // A link that breaks across lines may begin with nothing.
  const rect = [...element.getClientRects()].find(({width}) => width > 0) ?? new DOMRect();
  const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
  const top = document.elementFromPoint(x, y);
  return {
    name: (element.getAttribute('aria-label') ?? (element.innerText || element.tagName)).trim(),
    region: (region as Stop['region'] | undefined) ?? 'skip link',
    isOutlined: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    isInSight: top !== null && (element.contains(top) || top.contains(element)),
  };
}
