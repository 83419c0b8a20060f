import {describe, expect, it} from 'vitest';
import {validateFrontMatter} from '../validateFrontMatter';

const GOOD = {
  title: 'CLI',
  description: 'Every known command of the Hayride CLI, with options, results and errors.',
  type: 'reference',
};

function validate(frontMatter: Record<string, unknown>): string[] {
  const lines = Object.entries(frontMatter).map(([key, value]) => `${key}: ${String(value)}`);
  const fileContent = ['---', ...lines, '---', ''].join('\n');
  return validateFrontMatter({fileContent, frontMatter}).map((f) => `${f.line} ${f.message}`);
}

describe('front matter of a page', () => {
  it('is accepted with title, description and type', () => {
    expect(validate(GOOD)).toEqual([]);
  });

  it('is accepted with a sidebar label', () => {
    expect(validate({...GOOD, sidebar_label: 'Command line'})).toEqual([]);
  });

  it('is refused with an unknown key, at the line of the key', () => {
    expect(validate({...GOOD, sidebar_position: 3})).toEqual([
      '5 unknown key "sidebar_position". Known keys: title, description, type, sidebar_label. Remove it.',
    ]);
  });

  it('is refused without a title, a description and a type', () => {
    expect(validate({})).toEqual([
      '1 "title" is missing or empty. Add it as a line of text.',
      '1 "description" is missing or empty. Add it as a line of text.',
      '1 "type" is missing or empty. Add it as a line of text.',
    ]);
  });

  it.each(['\n', '\r\n'])('has no key in the body, whose lines may look like one (%j)', (end) => {
    const {title, description} = GOOD;
    const body = ['', '```yaml', 'type: x', '```', '', '---', '', 'type: y', ''];
    const lines = ['---', `title: ${title}`, `description: ${description}`, '---', ...body];
    const fileContent = lines.join(end);
    expect(validateFrontMatter({fileContent, frontMatter: {title, description}})).toMatchObject([
      {line: 1},
    ]);
    const broken = fileContent.replace('Every', 'x'.repeat(155));
    const frontMatter = {title, description: 'x'.repeat(156), type: 'concept'};
    expect(validateFrontMatter({fileContent: broken, frontMatter})).toMatchObject([{line: 3}]);
    const bare = [...body, '---', ''].join(end);
    expect(validateFrontMatter({fileContent: bare, frontMatter: {}})).toMatchObject([
      {line: 1},
      {line: 1},
      {line: 1},
    ]);
  });

  it.each([49, 156])('is refused with a description of %i characters', (length) => {
    expect(validate({...GOOD, description: 'x'.repeat(length)})).toEqual([
      `3 "description" has ${length} characters. Write one sentence of 50 to 155.`,
    ]);
  });

  it.each([50, 155])('is accepted with a description of %i characters', (length) => {
    expect(validate({...GOOD, description: 'x'.repeat(length)})).toEqual([]);
  });

  it('is refused with an unknown type, and names the known ones', () => {
    expect(validate({...GOOD, type: 'guide'})).toEqual([
      '4 unknown type "guide". Use one of concept, tutorial, how-to, reference, index.',
    ]);
  });
});
