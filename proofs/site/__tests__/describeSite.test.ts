import {describe, expect, it} from 'vitest';
import {createFolder} from '../../__tests__/repository';
import {describeSite} from '../describeSite';

const chunk = (id: string, code: string) =>
  `(self.webpackChunkdocs=self.webpackChunkdocs||[]).push([["${id}"],{${code}}]);`;

/** Two modules, one of which requires the other and a chunk. */
const CODE =
  '17(e,t,n){let a=n(29),e8=l(418),e5=e8-a;n.e("4242").then(n.bind(n,29))},29(e,t){e.exports=29}';

/** Creates a built site: a page with its chunk and files. `hash` is in all names that change with a word. */
const createSite = ({text = 'A sentence.', hash = '11111111', code = CODE, letter = 'e'} = {}) => ({
  'build/a.html': `<!doctype html><html class="docs" data-page="${text}"><head><title>${text}</title>
    <link rel=stylesheet href="/assets/css/styles.22222222.css"><style>.a{color:red}.b{top:0}</style>
    <script type="application/ld+json">{"headline":"${text}"}</script>
    <script data-wake="${hash}">load("runtime~main.${hash}.js")</script></head>
    <body><span class="theme-last-updated"><i class="${hash}">${hash}</i></span><p class="b a" id=x>${text}</p><p class="a b" id=y>More.</p></body></html>`,
  'build/b.html': `<style>.a{color:red}.c{top:1px}</style><p>${text}</p>`,
  [`build/assets/js/0123abcd.${hash}.js`]: chunk(
    '9',
    `1(e){let t=JSON.parse('{"title":"${text}","source":"@site/docs/a.mdx"}')}`,
  ),
  [`build/assets/js/22dd74f7.${hash}.js`]: chunk(
    '8',
    `2(e){e.exports=JSON.parse('{"label":"${text}"}')}`,
  ),
  'build/assets/js/4242.55555555.js': chunk('4242', code),
  [`build/assets/js/runtime~main.${hash}.js`]: `var ${letter}=1;load({9:"0123abcd"}[${letter}]+"."+{9:"${hash}"}[${letter}]+".js")`,
  'build/assets/js/main.33333333.js': `let pages={"0123abcd":"@site/docs/a.mdx"},routes=[{path:"/a",component:d("/a","${hash.slice(5)}")}],chunks={"/a-${hash.slice(5)}":"0123abcd"}`,
  'build/assets/css/styles.22222222.css': '.a{color:red}',
  [`build/assets/search/text-0-${hash}.json`]: `["${text}"]`,
  'build/a.md': text,
  'build/img/logo.svg': '<svg/>',
});

const describeFiles = (files: Readonly<Record<string, string>>) =>
  describeSite(createFolder(files).root);

describe('what counts of a built site', () => {
  const describeBefore = () => describeFiles(createSite());

  it('is each shape of an element, without its values', () => {
    expect(describeBefore().elements).toEqual([
      'body[]',
      'head[]',
      'html.docs[class,data-page]',
      'html[]',
      'link[href,rel]',
      'p.a.b[class,id]',
      'p[]',
      'script[data-wake]',
      'script[type]',
      'style[]',
      'title[]',
    ]);
  });

  it('is not the text of a page, nor the hashes and names in the runtime that change with it', () => {
    const after = createSite({text: 'Another sentence.', hash: '44444444', letter: 't'});
    expect(describeFiles(after)).toEqual(describeBefore());
  });

  it('is not the numbers of modules, nor their order', () => {
    const code =
      '7(e,t){e.exports=29},88(e,t,n){let a=n(7),e8=l(418),e5=e8-a;n.e("4242").then(n.bind(n,7))}';
    expect(describeFiles(createSite({code}))).toEqual(describeBefore());
  });

  it('is not which names the minifier gives to variables', () => {
    const code = CODE.replaceAll(/\be(?=[58])/g, 't').replaceAll(/\ba\b/g, 'o');
    expect(describeFiles(createSite({code}))).toEqual(describeBefore());
  });

  it('is nothing of how a page lacks styles that another has', () => {
    const files = createSite();
    const after = {...files, 'build/b.html': files['build/b.html'].replace('.a{color:red}', '')};
    expect(describeFiles(after)).toEqual(describeBefore());
  });

  it.each<[string, string, string, string]>([
    ['a class', 'build/a.html', 'class="b a"', 'class="b z"'],
    ['an attribute', 'build/a.html', 'id=x', 'lang=x'],
    ['an element', 'build/b.html', '<p>A sentence.</p>', '<b>A sentence.</b>'],
    ['a script in a page', 'build/a.html', 'load("', 'fetch("'],
    ['a style in a page', 'build/b.html', 'top:1px', 'top:2px'],
    ['a style sheet', 'build/assets/css/styles.22222222.css', 'red', 'blue'],
    ['the script of all pages', 'build/assets/js/main.33333333.js', 'let', 'var'],
    ['a route', 'build/assets/js/main.33333333.js', 'd("/a"', 'd("/b"'],
    ['a number in a module', 'build/assets/js/4242.55555555.js', '418', '419'],
    ['two names in another order', 'build/assets/js/4242.55555555.js', 'e8-a', 'a-e8'],
    ['the runtime', 'build/assets/js/runtime~main.11111111.js', '".js"', '".mjs"'],
    ['a picture', 'build/img/logo.svg', '<svg/>', '<svg></svg>'],
  ])('changes with %s', (_what, file, from, to) => {
    const files: Record<string, string> = createSite();
    const text = files[file] ?? '';
    expect(text).toContain(from);
    expect(describeFiles({...files, [file]: text.replace(from, to)})).not.toEqual(describeBefore());
  });

  it('changes with a new script', () => {
    const after = {
      ...createSite(),
      'build/assets/js/5555.66666666.js': chunk('5', '3(e){alert()}'),
    };
    expect(describeFiles(after)).not.toEqual(describeBefore());
  });

  it('cannot be known before a build', () => {
    expect(() => describeFiles({})).toThrow('there is no built site. Run npm run build.');
  });
});
