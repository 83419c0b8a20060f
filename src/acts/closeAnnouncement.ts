import {delegate} from 'docusaurus-built-pages/pageEvents';
import {store} from 'docusaurus-built-pages/siteStorage';

/** Hides the announcement for good, as the theme does once React has rendered the bar. */
delegate('click', '.theme-announcement-bar .close', () => {
  document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'true');
  store('docusaurus.announcement.dismiss', 'true');
});
