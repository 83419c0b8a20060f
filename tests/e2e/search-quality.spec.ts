import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {createFinder, INDEX_FILE, type Answer, type IndexFile} from '../../plugins/local-search/index';
import {readBuiltFile} from '../support/builtSite';

/** A query of `tests/search/queries.tsv`, and the addresses with which its reader would be content. */
type GoldenQuery = {kind: string; text: string; expected: readonly string[]};

/**
 * The mean reciprocal rank that the queries of a kind have at least: measured, and rounded down. They may
 * only rise.
 */
const FLOORS: Readonly<Record<string, number>> = {
  all: 0.95,
};

const file = path.join(import.meta.dirname, '../search/queries.tsv');
const QUERIES: readonly GoldenQuery[] = readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [kind = '', text = '', expected = ''] = line.split('\t');
    return {kind, text, expected: expected.split(' ')};
  });
