import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readDescription} from '../readDescription';
import type {Schema} from '../description';

const repository = path.resolve(__dirname, '../../../..');
const files = readdirSync(path.join(repository, 'sources/openapi')).filter((name) =>
  name.endsWith('.yaml'),
);

/** Names in JSON that differ from those in WIT, according to the Go bindings. */
const RENAMED: Readonly<Record<string, string>> = {
  'hayride:mcp/types.tool-schema.type': 'schema-type',
};
/** Cases of WIT without a JSON form, according to the Go bindings. */
const LEFT_OUT = ['hayride:mcp/types.content.none', 'hayride:mcp/types.resource-contents.none'];

/** Returns the names of the fields or cases of a WIT item, such as `hayride:core/types.cast`. */
function readWit(item: string): string[] {
  const [, folder = '', name = ''] = item.match(/^hayride:([\w-]+)\/types\.([\w-]+)$/) ?? [];
  const source = readFileSync(path.join(repository, 'sources/wit', folder, 'types.wit'), 'utf8');
  const body = source
    .replace(/\/\/.*/g, '')
    .match(new RegExp(`(?:record|variant|enum) ${name} \\{([^}]*)\\}`))?.[1];
  return body?.match(/^\s*[\w-]+/gm)?.map((line) => line.trim()) ?? [];
}

const listNames = (item: string, {properties, enum: values}: Schema) =>
  values
    ? values.map(String)
    : Object.keys(properties ?? {}).map((name) => RENAMED[`${item}.${name}`] ?? name);

describe.each(files)('sources/openapi/%s', async (name) => {
  const {value} = await readDescription(repository, `sources/openapi/${name}`);
  const mirrors = Object.entries(value.components?.schemas ?? {}).filter(
    ([, schema]) => schema['x-wit'],
  );

  it.each(mirrors)('has in %s what its WIT item has', (_, schema) => {
    const item = schema['x-wit'] ?? '';
    const wanted = readWit(item).filter((name) => !LEFT_OUT.includes(`${item}.${name}`));
    expect(wanted).not.toEqual([]);
    expect(listNames(item, schema)).toEqual(wanted);
  });
});
