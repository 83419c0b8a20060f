import {expect, it} from 'vitest';
import {nameCode} from '../nameCode';
import {parsePage} from '../parsePage';

const PAGE = `---
title: A
---

\`\`\`sh title="In short"
make
\`\`\`

## Build it {/* #build */}

<Tabs groupId="language">
<TabItem value="rust" label="Rust">

\`\`\`sh
cargo build
\`\`\`

\`\`\`sh
cargo test
\`\`\`

\`\`\`text
ok
\`\`\`

</TabItem>
<TabItem value="go" label="Go">

\`\`\`sh
go build
\`\`\`

</TabItem>
</Tabs>

- A list has code of its own:

  \`\`\`sh
  ls
  \`\`\`

<Download example="a-js" />

<details>
<summary>More</summary>

### Deeper {/* #deeper */}

\`\`\`wit
world a {}
\`\`\`

</details>

\`\`\`sh
touch a
\`\`\`
`;

it('names the code of a page as the blocks of its Markdown are named', () => {
  const named = nameCode(parsePage('docs/a.mdx', PAGE)).map((each) => [
    `${each.anchor}, ${each.name}`,
    'example' in each ? each.example : [each.fence.value, each.output?.value].filter(Boolean),
  ]);
  expect(named).toEqual([
    [', In short', ['make']],
    ['build, Rust, sh', ['cargo build']],
    ['build, Rust, sh 2', ['cargo test', 'ok']],
    ['build, Rust, text', ['ok']],
    ['build, Go, sh', ['go build']],
    ['build, sh', 'a-js'],
    ['deeper, wit', ['world a {}']],
    ['build, sh 2', ['touch a']],
  ]);
});
