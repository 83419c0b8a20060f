import type {LoadContext, Plugin} from '@docusaurus/types';
import {showPanel} from './acts/showPanel';

/** `announcementId` is the id of the announcement bar, `namespace` the suffix of the site's storage keys. */
type Site = {announcementId?: string; namespace: string};

/** Inserts `beforePaint` into each page. */
export const pluginBeforePaint =
  (site: Pick<Site, 'announcementId'>) =>
  ({siteStorage: {namespace}}: LoadContext): Plugin => ({
    name: 'before-paint',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          innerHTML: `(${beforePaint.toString()})(${showPanel.toString()}, ${JSON.stringify({...site, namespace})})`,
        },
      ],
    }),
  });

/**
 * Runs inline in each page, before the first paint: shows the tab panels that the reader chose earlier and an
 * announcement that was not dismissed, and resets a colour mode that the theme does not know. Its source is put into
 * the page, so it uses nothing from outside.
 */
function beforePaint(show: typeof showPanel, {announcementId, namespace}: Site): void {
  const key = (name: string) => name + namespace;
  const read = (name: string) => localStorage.getItem(key(name));
  try {
    // Of another site on localhost, for instance.
    if (!/^(light|dark)$/.test(read('theme') ?? 'light')) localStorage.removeItem(key('theme'));
    if (announcementId !== undefined && read('docusaurus.announcement.id') !== announcementId) {
      localStorage.setItem(key('docusaurus.announcement.id'), announcementId);
      localStorage.setItem(key('docusaurus.announcement.dismiss'), 'false');
    }
    if (!Object.keys(localStorage).some((each) => each.startsWith('docusaurus.tab.'))) return;
    const showStored = () =>
      document
        .querySelectorAll<HTMLElement>('[role=tablist][data-group]')
        .forEach((list) => show(list, read(`docusaurus.tab.${list.dataset.group}`)));
    const observer = new MutationObserver(showStored);
    observer.observe(document, {childList: true, subtree: true});
    addEventListener('DOMContentLoaded', () => {
      // The observer has not reported the last nodes yet.
      showStored();
      observer.disconnect();
    });
  } catch {
    // The browser lets no site store anything.
  }
}
