import siteConfig from '@generated/docusaurus.config';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** The content of a docs page: the element or fragment that contains its nodes now, or the error and a retry. */
export type PageContent = {holder: ParentNode & Node; error?: Error; retry?: () => Promise<void>};

/** Thrown if the network or the server fails: the page may load later, and reloading the window wouldn't help. */
class UnreachableError extends Error {}

const CONTENT = '.theme-doc-markdown';

/** Matches where a proxy has hidden an apparent e-mail address; in a document, its own script restores it. */
const HIDDEN_TEXT = /\sdata-cfemail=/;

/** The path and content of the delivered document, which the main script reads before React runs. */
export const delivered: {path: string; holder: Element | null} = ExecutionEnvironment.canUseDOM
  ? {path: toPermalink(window.location.pathname), holder: document.querySelector(CONTENT)}
  : {path: '', holder: null};

/** Requests for pages, by path. */
const answers = new Map<string, Promise<string>>();

/**
 * Normalizes a page's path: encoded, without `.html`, with a slash at its end only if the site's `trailingSlash` is
 * true. Where it isn't set, servers decide about the slash, and links have none.
 */
export function toPermalink(pathname: string): string {
  const encoded = new URL(window.location.origin + pathname).pathname;
  const {baseUrl, trailingSlash = false} = siteConfig;
  return applyTrailingSlash(encoded.replace(/(?:index)?\.html$/, ''), {baseUrl, trailingSlash});
}

/**
 * Loads the content of the docs page with this permalink: the delivered one, whatever others or React have done to it
 * since, or else from the page's HTML. Rejects for a page of another build, whose styles and scripts are missing
 * here, and for one with strings hidden by a proxy: Docusaurus then reloads the window. If the page can't be reached,
 * the content has an error until it is there, and a way to try again.
 */
export async function loadPage(permalink: string): Promise<PageContent> {
  const path = toPermalink(permalink);
  if (path === delivered.path && delivered.holder?.firstChild) return {holder: delivered.holder};
  const page: PageContent = {holder: document.createDocumentFragment()};
  const load = async () => {
    try {
      page.holder = await fetchContent(path);
      page.error = undefined;
    } catch (error) {
      if (!(error instanceof UnreachableError)) throw error;
      page.error = error;
    }
  };
  page.retry = () => load().catch(() => window.location.reload());
  await load();
  return page;
}

async function fetchContent(path: string): Promise<ParentNode & Node> {
  const html = await fetchPage(path);
  if (HIDDEN_TEXT.test(html)) throw new Error(`${path} was changed on its way.`);
  if (!isOfThisBuild(html)) throw new Error(`${path} is of another build.`);
  // The policy of this page would complain about the styles in the head of that one.
  const body = html.slice(html.indexOf('<body'));
  const holder = new DOMParser().parseFromString(body, 'text/html').querySelector(CONTENT);
  if (!holder) throw new Error(`${path} has no content.`);
  return holder;
}

/** Fetches the HTML of a page; all callers share one request, until it fails. */
export function fetchPage(path: string): Promise<string> {
  const known = answers.get(path);
  if (known) return known;
  const answer = request(path);
  answers.set(path, answer);
  answer.catch(() => answers.delete(path));
  return answer;
}

async function request(path: string): Promise<string> {
  const response = await fetch(path, {priority: 'low'}).catch((cause: unknown) => {
    throw new UnreachableError(`${path} did not load.`, {cause});
  });
  const {ok, status} = response;
  if (!ok) throw new (status < 500 ? Error : UnreachableError)(`${path}: status ${status}.`);
  return response.text();
}

/**
 * Tells whether a page names the scripts and styles that this one woke with. Their names contain hashes of their
 * content, and one of the scripts names all others.
 */
function isOfThisBuild(html: string): boolean {
  const files = document.querySelectorAll<HTMLElement>('[data-late]');
  return [...files].every((file) =>
    html.includes(file.getAttribute('src') ?? file.getAttribute('href') ?? ''),
  );
}

/** Moves the content into an element. Returns a function that moves it out again, as its reader left it. */
export function showContent(content: PageContent, element: HTMLElement): () => void {
  if (content.holder !== element) {
    element.replaceChildren(...content.holder.childNodes);
    content.holder = element;
  }
  return () => {
    content.holder = document.createDocumentFragment();
    content.holder.append(...element.childNodes);
  };
}
