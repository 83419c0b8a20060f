import {describe, expect, it} from 'vitest';
import type {ProofContext} from '../types';
import {tryProof} from '../tryProof';
import {createEntry, createProof} from './repository';

const createContext = (versions: Record<string, string>): ProofContext => ({
  root: '.',
  env: {},
  scratch: '',
  find: (name) => versions[name],
  provideSite: () => Promise.reject(new Error('no proof needs it')),
});
const finding = {file: 'a', line: 1, column: 1, kind: 'output', message: 'another output'};

describe('a proof that is tried', () => {
  it('gets an entry with the day and the versions of its tools', async () => {
    const proof = createProof({}, {findings: [], scenarios: ['no-network']});
    const {entry, findings} = await tryProof(proof, createContext({node: '20.20.2'}), undefined);
    expect(findings).toEqual([]);
    expect(entry).toEqual({
      ...createEntry(proof, ['no-network']),
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      commit: expect.stringMatching(/^[\da-f]{10,}$/) as string,
    });
  });

  it('gets none where it fails', async () => {
    const proof = createProof({}, {findings: [finding]});
    const attempt = await tryProof(proof, createContext({node: '20.20.2'}), undefined);
    expect(attempt).toEqual({findings: [finding]});
  });

  it('fails with the error that it ends with', async () => {
    const proof = createProof({run: () => Promise.reject(new Error('no module'))});
    const {entry, findings} = await tryProof(proof, createContext({node: '20.20.2'}), undefined);
    expect(entry).toBeUndefined();
    expect(findings[0]?.message).toBe('example/hello-js ended with an error: no module');
  });

  it('fails, with what to install, where a tool is missing or another', async () => {
    const find = (name: string) => (name === 'node' ? '18.1.0' : undefined);
    const context = {...createContext({}), find};
    const strange = createProof({tools: {constructor: '1'}});
    expect((await tryProof(strange, context, undefined)).entry).toBeUndefined();
    const proof = createProof({tools: {node: '20', wac: '0.12.0'}});
    const {entry, findings} = await tryProof(proof, context, undefined);
    expect(entry).toBeUndefined();
    expect(findings[0]?.message).toMatchInlineSnapshot(
      `"example/hello-js needs tools: node is 18.1.0, not 20; wac 0.12.0 is not installed. Install them. On Debian and Ubuntu: export PATH="$(.ci/install-toolchains node wac):$PATH""`,
    );
  });

  describe('with a tool that is not everywhere', () => {
    const proof = createProof({tools: {tinygo: '0.41.1', 'tinygo-net': '0.41.1'}});
    const here = createContext({tinygo: '0.41.1'});

    it('gets an entry that says so, with its last proof elsewhere', async () => {
      const before = createEntry(proof);
      const first = await tryProof(proof, here, before);
      expect(first).toMatchObject({
        findings: [],
        entry: {
          missing: {'tinygo-net': expect.stringContaining('lacks net') as string},
          lastProved: {digest: before.digest, date: '2026-11-25', versions: {node: '20.20.2'}},
        },
      });
      expect(await tryProof(proof, here, first.entry)).toEqual(first);
    });

    it('has no last proof where there was none', async () => {
      expect(await tryProof(proof, here, undefined)).toMatchObject({entry: {lastProved: null}});
    });

    it('fails where another tool is missing too', async () => {
      const {entry} = await tryProof(proof, createContext({}), undefined);
      expect(entry).toBeUndefined();
    });
  });
});
