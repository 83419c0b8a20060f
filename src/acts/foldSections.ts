import {delegate} from 'docusaurus-built-pages/pageEvents';
import {animateHeight} from './animateHeight';

// A section is `[data-section]`: its first part has what opens it, with `aria-expanded` and the name that it
// has otherwise as `data-other-name`; its last part is what opens, or is `hidden`.

const CONTROLS = '[data-section] :is(.menu__caret, .menu__link--sublist, [data-opens])';
/** Matches the label of a section whose link leads to another page, where the section is open. */
const LEADING = '.menu__link--sublist:not([role="button"], [aria-current="page"])';
/** Matches the label of a section that opens it and leads to a page. */
const OPENING = 'a[data-opens]:not([href="#"])';

delegate('click', CONTROLS, (control, event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const section = findSection(control);
  const content = readContent(section);
  if (!section || !content) return;
  const leads = control.matches(LEADING);
  const isOpen = listControls(section)[0]?.getAttribute('aria-expanded') === 'true';
  if (!leads && !control.matches(OPENING)) event.preventDefault();
  if (leads && isOpen) return;
  const start = content.hidden ? 0 : content.clientHeight;
  setOpen(section, !isOpen);
  content.hidden = false;
  animateHeight(content, start, isOpen ? 0 : content.scrollHeight).onfinish = () => {
    content.hidden = isOpen;
  };
});

// An address may lead into a closed section.
delegate('beforematch', '[data-section] > [hidden]', (content) => {
  const section = findSection(content);
  if (section) setOpen(section, true);
});

// At once: the browser goes to the heading where that is then.
delegate('click', '.theme-doc-toc-mobile a', (link) => {
  const section = findSection(link);
  if (section) setOpen(section, false);
});

// It would cover what has the focus then.
delegate('focusout', '.theme-doc-toc-mobile', (contents, {relatedTarget}) => {
  if (relatedTarget instanceof Node && !contents.contains(relatedTarget)) setOpen(contents, false);
});

function setOpen(section: HTMLElement, isOpen: boolean): void {
  for (const control of listControls(section)) {
    const {otherName} = control.dataset;
    if (control.getAttribute('aria-expanded') === String(isOpen)) continue;
    control.setAttribute('aria-expanded', String(isOpen));
    if (otherName === undefined) continue;
    control.dataset.otherName = control.getAttribute('aria-label') ?? '';
    control.setAttribute('aria-label', otherName);
  }
  section.classList.toggle('menu__list-item--collapsed', !isOpen);
  const content = readContent(section);
  if (content) content.hidden = !isOpen;
}

const findSection = (element: Element) => element.closest<HTMLElement>('[data-section]');

const readContent = (section: Element | null) => section?.lastElementChild as HTMLElement | null;

const listControls = (section: Element) => [
  ...section.querySelectorAll<HTMLElement>(
    ':scope > [aria-expanded], :scope > :first-child > [aria-expanded]',
  ),
];
