import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {DEFAULT_OPTIONS} from '../options';
import {splitSections} from '../splitSections';
import type {Section} from '../types';

const FIXTURES = path.join(import.meta.dirname, 'fixtures');
const listPages = (folder: string) =>
  readdirSync(path.join(FIXTURES, folder)).filter((name) => name.endsWith('.html'));

function split(file: string) {
  const html = readFileSync(path.join(FIXTURES, file), 'utf8');
  return splitSections({path: '/page', html}, DEFAULT_OPTIONS.ignoreClasses);
}

const show = ({url, title, trail, text}: Section) =>
  `${url}\n${[title, ...trail].join(' > ')}\n${text}\n`;

describe('splitting a built page', () => {
  it.each(listPages('pages'))('gives the sections that stand beside %s', async (name) => {
    const {sections, problems} = split(`pages/${name}`);
    expect(problems).toEqual([]);
    await expect(sections.map(show).join('\n')).toMatchFileSnapshot(
      path.join(FIXTURES, 'pages', name.replace('.html', '.txt')),
    );
  });

  it.each(listPages('throws'))('finds what stands beside %s', async (name) => {
    const {sections, problems} = split(`throws/${name}`);
    expect(sections).toEqual([]);
    await expect(`${problems.join('\n')}\n`).toMatchFileSnapshot(
      path.join(FIXTURES, 'throws', name.replace('.html', '.txt')),
    );
  });

  it('leaves out what has a class of the options', () => {
    const html = '<article><h1>A</h1><p class="b secret">x</p><p>y</p></article>';
    const textOf = (classes: string[]) =>
      splitSections({path: '/', html}, classes).sections[0]?.text;
    expect(textOf([])).toBe('x y');
    expect(textOf(['secret'])).toBe('y');
  });
});
