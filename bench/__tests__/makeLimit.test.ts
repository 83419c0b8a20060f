import {describe, expect, it} from 'vitest';
import {makeLimit} from '../makeLimit';

const wrap = (head: string, body: string) =>
  `<!doctype html><html lang=en><head><title>A</title>${head}</head><body>${body}</body></html>`;

describe('the limit of a page', () => {
  it('has neither scripts nor what loads them, nor a policy that forbids inline styles', async () => {
    const html = wrap(
      '<meta http-equiv="Content-Security-Policy" content="x"><link rel=stylesheet href=/a.css>' +
        '<link rel="preload" href=/a.js as=script><link rel=icon href=/a.svg><script src=/a.js defer></script>',
      '<p>Text</p><script>let tag = "<p>";</script>',
    );
    expect(await makeLimit(html, [])).toBe(
      wrap('<link rel=icon href=/a.svg><style></style>', '<p>Text</p>').replace(
        '<html',
        '<html data-theme=light',
      ),
    );
  });

  it('has the rules that its elements use, of the page itself and of all sheets', async () => {
    const html = wrap('<style>.first{color:red}.gone{color:red}</style>', '<p class=first>A</p>');
    const sheet = {file: 'a.css', styles: 'p:hover{top:0}.other{top:0}'};
    const limit = await makeLimit(html, [sheet]);
    expect(limit).toContain('<style>.first{color:red}\np:hover{top:0}</style>');
  });

  it('keeps both colour modes', async () => {
    const styles = '[data-theme=light] p{top:0}[data-theme=dark] p{top:1px}';
    const limit = await makeLimit(wrap('', '<p>A</p>'), [{file: 'a.css', styles}]);
    expect(limit).toContain(styles);
  });

  it('leaves out a sheet that is only for paper', async () => {
    const html = wrap('<link rel=stylesheet href=/print.css media=print>', '<p>A</p>');
    const limit = await makeLimit(html, [{file: 'print.css', styles: 'p{top:0}'}]);
    expect(limit).toContain('<style></style>');
  });
});
