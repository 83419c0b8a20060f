import {delegate} from 'docusaurus-built-pages/pageEvents';
import {store} from 'docusaurus-built-pages/siteStorage';

// A dropdown is pressed where it has `dropdown--show`. The style sheet opens it under the pointer too, where
// it is `dropdown--hoverable`: until Escape says otherwise, or a finger, which browsers let hover where it
// was last.

const BUTTON = '.dropdown > [role="button"]';

const findRoot = (element: Element) => element.closest('.dropdown');
const isPressed = (root: Element | null) => root?.classList.contains('dropdown--show') === true;

function setPressed(root: Element | null, isNow: boolean, isHovered = false): void {
  root?.classList.toggle('dropdown--show', isNow);
  root?.querySelector('[aria-expanded]')?.setAttribute('aria-expanded', `${isNow || isHovered}`);
}

const toggle = (button: Element) => setPressed(findRoot(button), !isPressed(findRoot(button)));

/** Closes the dropdowns opened by a press or a pointer, except the one around an element. */
function closeAll(except?: Element): void {
  for (const root of document.querySelectorAll('.dropdown--show, .dropdown--hoverable')) {
    if (!except) root.classList.remove('dropdown--hoverable');
    if (!except || (isPressed(root) && !root.contains(except))) setPressed(root, false);
    if (!except && root.contains(document.activeElement)) root.querySelector('a')?.focus();
  }
}

delegate('click', BUTTON, (button, event) => {
  event.preventDefault();
  toggle(button);
});

delegate('keydown', BUTTON, (button, event) => {
  // A link is pressed with Enter only, and again and again while that is held down.
  if (event.key === ' ' || (event.key === 'Enter' && event.repeat)) event.preventDefault();
  if (event.key === ' ' && !event.repeat) toggle(button);
});

for (const type of ['mousedown', 'touchstart', 'focusin', 'click'] as const) {
  delegate(type, '*', closeAll);
}

delegate('click', '.dropdown__menu a', (link) => setPressed(findRoot(link), false));

delegate('keydown', '*', (_, {key}) => {
  if (key === 'Escape') closeAll();
});

for (const type of ['pointerover', 'pointerout'] as const) {
  delegate(type, '.dropdown', (root, {relatedTarget, pointerType}) => {
    if (root.contains(relatedTarget as Node | null)) return;
    const isMouse = pointerType !== 'touch';
    const isOver = type === 'pointerover';
    if (isOver) root.classList.toggle('dropdown--hoverable', isMouse);
    setPressed(root, isPressed(root), isMouse && isOver);
  });
}

// Another language or version of a page: at the same place, before React adds it to the links.
for (const type of ['pointerdown', 'click'] as const) {
  delegate(type, ':is([lang][target], [data-versions] .dropdown__menu a)', (element) => {
    if (document.documentElement.dataset.hasHydrated === 'true') return;
    const link = element as HTMLAnchorElement;
    const own = link.search.replace(location.search, '');
    link.search = [location.search, own.slice(1)].filter(Boolean).join('&');
    link.hash = location.hash;
  });
}

delegate('click', '[data-versions] .dropdown__menu a', (link) => {
  const {plugin, versions} = JSON.parse(
    link.closest<HTMLElement>('[data-versions]')?.dataset.versions ?? '',
  ) as DocsVersions;
  const path = `${(link as HTMLAnchorElement).pathname}/`;
  const [chosen] = versions
    .filter((version) => path.startsWith(version.path.replace(/\/?$/, '/')))
    .sort((one, other) => other.path.length - one.path.length);
  if (chosen) store(`docs-preferred-version-${plugin}`, chosen.name);
});

/** The content of `data-versions`, as JSON. */
export type DocsVersions = {plugin: string; versions: readonly {name: string; path: string}[]};
