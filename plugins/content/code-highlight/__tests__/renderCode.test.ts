import {describe, expect, it} from 'vitest';
import {renderCommand, renderLine, renderLinkList} from '../renderCode';

const KEYWORD = 'var(--token-keyword)';
const PLAIN = 'var(--token-foreground)';
const open = (href: string) => `<a href="${href}" tabindex="-1" draggable="false">`;
const keyword = (text: string) => `<span class="tok-keyword">${text}</span>`;
const link = (href: string, text: string) =>
  `<a href="${href}" tabindex="-1" draggable="false" class="tok-keyword">${text}</a>`;

/** `use`, a space, and `a:b/c`, starting at character 10 of a block. */
const TOKENS = [
  {content: 'use', offset: 10, color: KEYWORD},
  {content: ' ', offset: 13, color: PLAIN},
  {content: 'a:b', offset: 14, color: PLAIN},
  {content: '/c', offset: 17, color: KEYWORD},
];

describe('a line of code', () => {
  it('has a class for each token and none for plain text', () => {
    expect(renderLine(TOKENS, [])).toBe(`${keyword('use')} a:b${keyword('/c')}`);
  });

  it('has one element for neighbours of one colour, without the white space after them', () => {
    const tokens = ['async', ' ', 'func', ' '].map((content, index) => ({
      content,
      offset: index,
      color: content === ' ' ? PLAIN : KEYWORD,
    }));
    expect(renderLine(tokens, [])).toBe(`${keyword('async func')} `);
  });

  it('has one link around all the tokens that it covers', () => {
    expect(renderLine(TOKENS, [{start: 14, end: 19, href: '#c'}])).toBe(
      `${keyword('use')} ${open('#c')}a:b${keyword('/c')}</a>`,
    );
  });

  it('is split where a link starts or ends within a token', () => {
    expect(renderLine(TOKENS, [{start: 11, end: 12, href: '#s'}])).toBe(
      `${keyword('u')}${link('#s', 's')}${keyword('e')} a:b${keyword('/c')}`,
    );
  });

  it.each([
    ['at its start', {start: 10, end: 13}, `${link('#', 'use')} a:b${keyword('/c')}`],
    ['at its end', {start: 17, end: 19}, `${keyword('use')} a:b${link('#', '/c')}`],
    ['as a whole', {start: 10, end: 19}, `${open('#')}${keyword('use')} a:b${keyword('/c')}</a>`],
    ['from the line before', {start: 2, end: 13}, `${link('#', 'use')} a:b${keyword('/c')}`],
    ['to the next line', {start: 17, end: 30}, `${keyword('use')} a:b${link('#', '/c')}`],
  ])('can be a link %s', (_, span, html) => {
    expect(renderLine(TOKENS, [{...span, href: '#'}])).toBe(html);
  });

  it.each([
    ['in order', [0, 1, 2]],
    ['backwards', [2, 1, 0]],
  ])('can have several links in one token, given %s', (_, order) => {
    const links = [
      {start: 10, end: 11, href: '#1'},
      {start: 12, end: 13, href: '#2'},
      {start: 14, end: 15, href: '#3'},
    ];
    expect(
      renderLine(
        TOKENS,
        order.flatMap((index) => links[index] ?? []),
      ),
    ).toBe(
      `${link('#1', 'u')}${keyword('s')}${link('#2', 'e')} ` +
        `${open('#3')}a</a>:b${keyword('/c')}`,
    );
  });

  it('can have a link right after another', () => {
    const links = [
      {start: 14, end: 15, href: '#1'},
      {start: 15, end: 17, href: '#2'},
    ];
    expect(renderLine(TOKENS, links)).toBe(
      `${keyword('use')} ${open('#1')}a</a>${open('#2')}:b</a>${keyword('/c')}`,
    );
  });

  it.each([
    {start: 0, end: 10},
    {start: 19, end: 25},
  ])('has no link of other lines: %j', (span) => {
    expect(renderLine(TOKENS, [{...span, href: '#'}])).not.toContain('<a');
  });

  it('has text and addresses that are safe in HTML', () => {
    const tokens = [{content: '<b>&"', offset: 0, color: KEYWORD}];
    expect(renderLine(tokens, [{start: 0, end: 5, href: '/?a="<&>'}])).toBe(
      `${link('/?a=&quot;&lt;&amp;&gt;', '&lt;b&gt;&amp;&quot;')}`,
    );
  });

  it('is empty where there is nothing', () => {
    expect(renderLine([], [{start: 0, end: 5, href: '#'}])).toBe('');
  });
});

describe('a line of commands', () => {
  /** Renders words as tokens; the first starts at character 10 of the block. */
  const render = (...contents: string[]) => {
    let offset = 10;
    return renderCommand(
      contents.map((content) => {
        const token = {content, offset, color: PLAIN};
        offset += content.length;
        return token;
      }),
    );
  };

  it('keeps a word together that has a hyphen, a slash or a question mark in it', () => {
    expect(render('ls -l a/b c?d')).toBe(
      'ls <span class="word">-l</span> <span class="word">a/b</span> <span class="word">c?d</span>',
    );
  });

  it('keeps a word together whose parts have colours', () => {
    const [before, word, after] = ['a ', '--b=', 'c d'].map((content, index) => {
      return {content, offset: [0, 2, 6][index] ?? 0, color: index === 1 ? KEYWORD : PLAIN};
    });
    expect(renderCommand([before!, word!, after!])).toBe(
      `a <span class="word">${keyword('--b=')}c</span> d`,
    );
  });

  it.each([
    ['of 24 characters in every block', `-${'a'.repeat(23)}`, 'word'],
    ['of 25 characters in a wide block', `-${'a'.repeat(24)}`, 'long'],
    ['of 60 characters in a wide block', `-${'a'.repeat(59)}`, 'long'],
  ])('keeps a word together %s', (_, word, name) => {
    expect(render(word)).toBe(`<span class="${name}">${word}</span>`);
  });

  it.each([
    ['is longer', `-${'a'.repeat(60)}`],
    ['has nothing to break at', 'cargo'],
    ['ends with a hyphen', 'tar -'],
  ])('leaves a word as it is that %s', (_, word) => {
    expect(render(word)).toBe(word);
  });
});

const CODE = 'use a.{b as <c>};';

describe('the list of names in a block', () => {
  it('has each target once, by the first name that leads there', () => {
    expect(
      renderLinkList(CODE, [
        {start: 4, end: 5, href: '#a'},
        {start: 7, end: 8, href: '#b'},
        {start: 12, end: 15, href: '#b'},
      ]),
    ).toBe('<li><a href="#a">a</a></li><li><a href="#b">b</a></li>');
  });

  it('has names and addresses that are safe in HTML', () => {
    expect(renderLinkList(CODE, [{start: 12, end: 15, href: '/?"&'}])).toBe(
      '<li><a href="/?&quot;&amp;">&lt;c&gt;</a></li>',
    );
  });

  it('is nothing where there are no links', () => {
    expect(renderLinkList(CODE, [])).toBeUndefined();
  });
});
