import {describe, expect, it} from 'vitest';
import {readExample} from '../readExample';

const read = (text: string) => readExample('examples/a', text);

describe('an example.json', () => {
  it('describes a variant, and its alternatives after it', () => {
    const variant = {
      tools: {go: '1.26'},
      build: ['go build'],
      run: [{command: 'ls', expect: 'x.txt', tools: {hayride: '8ca78ae'}}],
    };
    const text = JSON.stringify({
      title: 'T',
      language: 'go',
      ...variant,
      alternatives: [{tools: {tinygo: '0.39'}}],
    });
    expect(read(text)).toEqual({
      example: {
        folder: 'examples/a',
        title: 'T',
        language: 'go',
        variants: [variant, {tools: {tinygo: '0.39'}, build: [], run: []}],
      },
    });
  });

  it('may be indented with tabs, as JSON may', () => {
    expect(
      read('{\n\t"title": "T",\n\t"language": "go",\n\t"build": [\n\t\t"ls"\n\t]\n}\n'),
    ).toMatchObject({
      example: {variants: [{build: ['ls']}]},
    });
  });

  it.each([
    ['{"title": "T",\n"language"', '2:11', /^this is not JSON: .*Correct it\.$/],
    ['title: T\nlanguage: go\n', '1:2', /^this is not JSON: Unexpected token 'i'\. Correct it\.$/],
    ['{"title": "T", "language": "go",}', '1:33', /^this is not JSON: /],
    ['{"title": "T",\n"title": "U", "language": "go"}', '2:1', /^Map keys must be unique/],
    ['{"title": "T"}', '1:1', /^"language" is required\./],
    ['{"title": "T", "language": "go",\n  "biuld": []}', '2:3', /^"biuld" is not allowed\./],
    [
      '{"title": "T", "language": "go",\n  "run": [{"command": "ls"}]}',
      '2:11',
      /expect" is required/,
    ],
    ['{"title": "T", "language": "go",\n  "tools": {"go": 1}}', '2:13', /must be a string/],
  ])('refuses %j at its place', (text, place, message) => {
    const result = read(text);
    const [finding] = 'findings' in result ? result.findings : [];
    expect(finding).toMatchObject({file: 'examples/a/example.json', kind: 'example'});
    expect(`${finding?.line}:${finding?.column}`).toBe(place);
    expect(finding?.message).toMatch(message);
  });
});
