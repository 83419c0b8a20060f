import {describe, expect, it} from 'vitest';
import {readText} from '../src/elements';
import {fence} from '../src/forms';
import {linkContent} from '../src/linkContent';
import {readContent} from '../src/readContent';
import {joinParts, splitContent} from '../src/splitContent';
import {writeContent} from '../src/writeContent';

const URL = 'https://docs.example.dev/api';
const entry = (id: string, name: string, rest: string, level = 4) =>
  `<reference-entry class="entry"><header class="entry-head"><h${level} id="${id}"><code>${name}</code></h${level}>` +
  `<p class="entry-marks">kind</p>${rest}</header></reference-entry>`;
const signature = (code: string) => `<div class="signature"><pre><code>${code}</code></pre></div>`;
const fold = (content: string) =>
  `<details class="details_aB1c"><summary>2 entries <code>a</code></summary><div>${content}</div></details>`;

const PAGE = `<div class="theme-doc-markdown"><h1>API</h1><p>About.</p>
<section class="entries">${entry('agents', 'agents', '<p>Agents.</p><p>More of them.</p>', 3)}
${fold(
  entry('agent', 'agent', '<p>One.</p>') +
    entry(
      'agent-push',
      'agent.push',
      `${signature('push: func();')}<p>Adds.</p>${fold('<p>Slowly.</p>')}`,
    ) +
    '<dl class="entry-parts"><div data-kind="const"><dt id="max"><code>const max = 1</code></dt><dd>Most.</dd></div></dl>',
)}</section><h2 id="errors">Errors</h2></div>`;

const {content} = readContent(PAGE, URL, {
  unknown: 'refuse',
  forms: {
    signature: (component) => [fence(readText(component), {language: 'wit', isSignature: true})],
  },
});
const write = (nodes: typeof content) =>
  writeContent(
    linkContent(
      nodes,
      (href) => href,
      () => true,
    ),
  );

describe('a reference that is split', () => {
  const {index, parts} = splitContent(content, URL);

  it('keeps what each part is, a link to it and what its entries declare', () => {
    expect(write(index)).toMatchInlineSnapshot(`
      "# API

      About.

      ### \`agents\` {#agents}

      kind

      Agents.

      Its entries, [described in full](https://docs.example.dev/api#agents):

      \`\`\`text
      agent
      agent.push: func();
      const max = 1
      \`\`\`

      ## Errors {#errors}
      "
    `);
  });

  it('has a file for each part, whose entry is its title, without quotations', () => {
    expect(parts.map(({id, title, summary}) => [id, title, summary])).toEqual([
      ['agents', 'agents', 'Agents.'],
    ]);
    expect(write(parts[0]?.content ?? [])).toMatchInlineSnapshot(`
      "# \`agents\` {#agents}

      kind

      Agents.

      More of them.

      ## \`agent\` {#agent}

      kind

      One.

      ## \`agent.push\` {#agent-push}

      kind

      \`\`\`wit
      push: func();
      \`\`\`

      Adds.

      **2 entries \`a\`**

      Slowly.

      - \`const max = 1\` {#max}: Most.
      "
    `);
  });

  it('is one text where all of it is in one file', () => {
    const whole = write(joinParts(content));
    expect(whole).toContain('### `agents` {#agents}');
    expect(whole).toContain('#### `agent.push` {#agent-push}');
    expect(whole).not.toContain('described in full');
  });
});
