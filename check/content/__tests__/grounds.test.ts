import {expect, it} from 'vitest';
import {parsePage} from '../../lib/pages/parsePage';
import {countGrounds} from '../rules/provenance';

it('counts sentences, list items and rows by mark, scenario, section and page', () => {
  const source = `---
title: Fixture
ground: source
---

One. Two: a list.

- Tied. {/* run: some-scenario */}
- Read.

## Run {/* #run */}

<Ground is="run" />

Run. Run too.

| Column |
| --- |
| Tied {/* run: some-scenario, other */} |
| Told <Ground is="docs" /> |

## What's next {/* #whats-next */}

Not counted.
`;
  const counts = countGrounds(parsePage('docs/a.mdx', source));
  expect(counts).toEqual({run: 4, source: 3, docs: 1, tied: 2});
});
