import {delegate} from 'docusaurus-built-pages/pageEvents';

// The menu of a phone. React hears of it from the dialog: these presses are not for it.

const MENU = 'dialog:has(> .navbar-sidebar)';

const find = <Kind extends Element = HTMLElement>(selector: string) =>
  document.querySelector<Kind>(selector);
const findMenu = () => find<HTMLDialogElement>(MENU);

delegate('click', '.navbar__toggle', (_, event) => {
  event.stopPropagation();
  const copy = find('[data-sidebar-copy]');
  const sidebar = find('aside .theme-doc-sidebar-menu');
  // React brings its own later.
  if (copy && !copy.firstChild && sidebar) copy.append(sidebar.cloneNode(true));
  // Around the sidebar, which React takes out of the page a moment before it is in the menu.
  showDocs(find('.theme-doc-sidebar-container') !== null);
  findMenu()?.showModal();
  find('.navbar-sidebar__close')?.focus();
  tell(true);
});

delegate('click', '.navbar-sidebar__close, .navbar-sidebar__backdrop', (_, event) => {
  event.stopPropagation();
  findMenu()?.close();
});

// The button is on the other panel, which is inert then.
delegate('click', '.navbar-sidebar__back', (_, event) => {
  event.stopPropagation();
  showDocs(false);
  find('.navbar-sidebar__item:not([inert]) :is(a, button)')?.focus();
});

delegate('close', MENU, () => tell(false));

if (typeof window !== 'undefined') {
  matchMedia('(min-width: 997px)').addEventListener('change', ({matches}) => {
    if (matches) findMenu()?.close();
  });
}

/** Shows the panel with the docs sidebar, or the one with the navbar's items. */
function showDocs(isDocs: boolean): void {
  find('.navbar-sidebar__items')?.classList.toggle('navbar-sidebar__items--show-secondary', isDocs);
  document
    .querySelectorAll('.navbar-sidebar__item')
    .forEach((panel, index) => panel.toggleAttribute('inert', isDocs === (index === 0)));
}

function tell(isOpen: boolean): void {
  find('.navbar__toggle')?.setAttribute('aria-expanded', String(isOpen));
}
