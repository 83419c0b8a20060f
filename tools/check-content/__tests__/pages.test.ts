import {describe, expect, it} from 'vitest';
import {checkSite} from '../checkSite';
import {collectSite} from '../collectSite';
import {formatFinding} from '../../shared/formatFinding.mjs';
import {nameDocs} from '../nameDocs';
import {ROUTES} from '../routes';

const site = await collectSite('.');
const findings = checkSite(site);

describe('the documentation', () => {
  it('has the pages of the specification, each once in the sidebar, and no other', () => {
    const found = findings.filter(({kind}) => kind === 'page-set');
    expect(found.map(formatFinding)).toEqual([]);
  });

  it.each(nameDocs(ROUTES).map((doc) => `docs/${doc}.mdx`))(
    '%s keeps the rules of writing',
    (page) => {
      const found = findings.filter(({file}) => file === page);
      expect(found.map(formatFinding)).toEqual([]);
    },
  );

  it('keeps the rules of words where its reference is made from other files', () => {
    expect(site.texts.length).toBeGreaterThan(20);
    const files = site.texts.map(({file}) => file);
    const found = findings.filter(({file}) => files.includes(file));
    expect(found.map(formatFinding)).toEqual([]);
  });
});
