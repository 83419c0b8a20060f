import {describe, expect, it} from 'vitest';
import {checkSite} from '../checkSite';
import {collectSite} from '../collectSite';
import {formatFinding} from '../formatFinding';
import {nameDocs} from '../nameDocs';
import {ROUTES} from '../routes';

const findings = checkSite(await collectSite('.'));

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
});
