import {readFile, writeFile} from 'node:fs/promises';
import {expect} from 'vitest';
import {findComponent, makeDummy, parseWat} from '../components';
import {readEntries, waitFor, type Home} from '../home';
import {scenario} from '../scenario';

/** The log entry of a component that was instantiated but lacks the function to call. */
const LINKED = '[ERROR hayride] Error running component: No Function Export Found\n';

/** Runs a component that has imports and no exports, and returns the log without its times. */
async function link(home: Home, component: string, env?: Record<string, string>): Promise<string> {
  await home.register('test:imports@0.0.1', component);
  const {exitCode, stdout, stderr} = await home.run({bin: 'test:imports@0.0.1', env});
  expect({exitCode, stdout, stderr}).toEqual({exitCode: 0, stdout: '', stderr: ''});
  return readEntries(home);
}

/** Returns the log entry of an import that nothing provides; `thing` is the first missing item. */
function describeMissing(name: string, thing: string, kind: 'resource' | 'function'): string {
  return `[ERROR hayride] Error running component: component imports instance \`${name}\`, but a matching implementation was not found in the linker
    
    Caused by:
        0: instance export \`${thing}\` has the wrong type
        1: ${kind} implementation is missing
`;
}

/** Returns a component that imports one function of an interface, which needs no WIT here. */
function importFunction(name: string): string {
  return parseWat(`(component (import "${name}" (instance (export "get" (func (result u64))))))`);
}

/** Replaces a version in a built component by one with the same number of characters. */
async function replaceVersion(component: string, from: string, to: string): Promise<string> {
  const bytes = await readFile(component, 'latin1');
  expect(bytes).toContain(from);
  await writeFile(component, bytes.replaceAll(from, to), 'latin1');
  return component;
}

const ANSWERED: Readonly<Record<string, [title: string, items: string]>> = {
  'links-wasi': ['links all of WASI 0.2 with the raw sockets', 'include wasi:cli/imports@0.2.0;'],
  'links-outgoing-http': [
    'links outgoing HTTP',
    'import wasi:http/types@0.2.0; import wasi:http/outgoing-handler@0.2.0;',
  ],
  'links-nn': [
    'links wasi:nn in the version 0.2.0-rc-2024-10-28',
    'import wasi:nn/graph@0.2.0-rc-2024-10-28; import wasi:nn/inference@0.2.0-rc-2024-10-28;',
  ],
  'links-ai-streams': [
    'links the three streams of hayride:ai',
    'import hayride:ai/tensor-stream@0.0.65; import hayride:ai/graph-stream@0.0.65; import hayride:ai/inference-stream@0.0.65;',
  ],
  'links-rag': [
    'links transformers and retrieval',
    'import hayride:ai/transformer@0.0.65; import hayride:ai/rag@0.0.65;',
  ],
  'links-model-repository': [
    'links the model repository',
    'import hayride:ai/model-repository@0.0.65;',
  ],
  'links-silo': [
    'links threads and processes for the top-level morph',
    'import hayride:silo/threads@0.0.65; import hayride:silo/process@0.0.65;',
  ],
  'links-wac': ['links composition', 'import hayride:wac/wac@0.0.65;'],
  'links-version': ['links the newest release', 'import hayride:core/version@0.0.65;'],
  'links-db': ['links databases', 'import hayride:db/db@0.0.65;'],
};

for (const [id, [title, items]] of Object.entries(ANSWERED)) {
  scenario(id, title, async (home) => {
    expect(await link(home, makeDummy(items))).toBe(LINKED);
  });
}

const UNANSWERED: Readonly<Record<string, [name: string, missing: string, thing: string]>> = {
  'no-model': ['hayride:ai/model@0.0.65', 'hayride:ai/model@0.0.65', 'error'],
  'no-agents': ['hayride:ai/agents@0.0.65', 'hayride:ai/agents@0.0.65', 'error'],
  // A runner takes an agent, so its imports start with that.
  'no-runner': ['hayride:ai/runner@0.0.65', 'hayride:ai/agents@0.0.65', 'error'],
  'no-prompts': ['hayride:mcp/prompts@0.0.65', 'hayride:mcp/prompts@0.0.65', 'error'],
  'no-resources': ['hayride:mcp/resources@0.0.65', 'hayride:mcp/resources@0.0.65', 'error'],
  'no-http-config': ['hayride:http/config@0.0.65', 'hayride:http/config@0.0.65', 'error'],
};

for (const [id, [name, missing, thing]] of Object.entries(UNANSWERED)) {
  scenario(id, `refuses a component that imports ${name}`, async (home) => {
    const log = await link(home, makeDummy(`import ${name};`));
    expect(log).toBe(describeMissing(missing, thing, 'resource'));
  });
}

scenario('no-websocket-import', 'refuses a component that imports a handler', async (home) => {
  for (const name of ['hayride:socket/websocket@0.0.65', 'wasi:http/incoming-handler@0.2.0']) {
    const log = await link(home, makeDummy(`import ${name};`));
    expect(log.endsWith(describeMissing(name, 'handle', 'function'))).toBe(true);
  }
});

scenario('no-config-store', 'refuses a component that imports wasi:config/store', async (home) => {
  const log = await link(home, makeDummy('import wasi:config/store@0.2.0-draft;'));
  expect(log).toBe(describeMissing('wasi:config/store@0.2.0-draft', 'get', 'function'));
});

scenario('no-other-wasi', 'refuses imports of WASI proposals without a host', async (home) => {
  const names = [
    'wasi:keyvalue/store@0.2.0-draft',
    'wasi:logging/logging@0.1.0-draft',
    'wasi:messaging/producer@0.2.0-draft',
    'wasi:blobstore/blobstore@0.2.0-draft',
  ];
  const logs = [];
  for (const name of names) {
    logs.push(describeMissing(name, 'get', 'function'));
    expect(await link(home, importFunction(name))).toBe(logs.join(''));
  }
});

scenario('stand-ins-answer', 'answers every call of a stand-in with an error', async (home) => {
  await home.register('test:standins@0.0.1', findComponent('standins'));
  await home.run({bin: 'test:standins@0.0.1'});
  const [session] = await home.listSessions();
  expect(session?.files.out?.split('\n')).toEqual([
    'context.push: ErrorCode::Unknown, Context not implemented',
    'context.messages: ErrorCode::Unknown, Context not implemented',
    'tools.list-tools: ErrorCode::Unknown, Tools not enabled',
    'tools.call-tool: ErrorCode::Unknown, Tools not enabled',
    'provider.auth-url: ErrorCode::Unknown, Auth not implemented',
    'provider.registration: ErrorCode::Unknown, Auth not implemented',
    'provider.exchange-code: ErrorCode::Unknown, Auth not implemented',
    'provider.validate: ErrorCode::Unknown, Auth not implemented',
    '',
  ]);
  expect(await home.readLog()).toBe('');
});

scenario('groups-by-package', 'chooses groups by the packages of the imports', async (home) => {
  const env = {RUST_LOG: 'hayride_runtime=debug', HAYRIDE_LOG_LEVEL: 'debug'};
  const component = makeDummy('import wasi:nn/tensor@0.2.0-rc-2024-10-28;');
  const log = await link(home, component, env);
  expect([...log.matchAll(/\] (?<line>.+ import enabled: .+)/g)].map((found) => found[1])).toEqual([
    'wasi import enabled: true',
    'ai import enabled: true',
    'silo import enabled: false',
    'wac import enabled: false',
    'core import enabled: false',
  ]);
});

scenario(
  'no-group-without-import',
  'links nothing for a component without imports',
  async (home) => {
    const env = {RUST_LOG: 'hayride_runtime=debug', HAYRIDE_LOG_LEVEL: 'debug'};
    const log = await link(home, makeDummy('export go: func();'), env);
    expect(log).toContain('[DEBUG hayride_runtime::engine] wasi import enabled: false\n');
    expect(log).not.toContain('enabled: true');
  },
);

scenario('other-hayride-version', 'refuses interfaces of another version', async (home) => {
  const names = ['hayride:wac/wac@0.0.64', 'hayride:wac/wac@0.0.99'];
  const logs = [];
  for (const name of names) {
    const component = makeDummy('import hayride:wac/wac@0.0.65;');
    logs.push(describeMissing(name, 'error', 'resource'));
    const log = await link(home, await replaceVersion(component, '0.0.65', name.slice(-6)));
    expect(log).toBe(logs.join(''));
  }
});

scenario('other-wasi-patch', 'links any release of WASI 0.2', async (home) => {
  for (const version of ['0.2.3', '0.2.9']) {
    const component = makeDummy('include wasi:cli/imports@0.2.0;');
    const log = await link(home, await replaceVersion(component, '0.2.0', version));
    expect(log.endsWith(LINKED)).toBe(true);
    expect(log).not.toContain('linker');
  }
});

scenario('wasi-0-3', 'refuses WASI 0.3 and drafts of 0.2', async (home) => {
  const names = ['wasi:random/random@0.3.0', 'wasi:random/random@0.2.0-rc-2023-11-10'];
  const logs = [];
  for (const name of names) {
    logs.push(describeMissing(name, 'get', 'function'));
    expect(await link(home, importFunction(name))).toBe(logs.join(''));
  }
});

scenario('asynchronous-types', 'refuses a component with asynchronous types', async (home) => {
  const component = parseWat('(component (import "get" (func (result (future u8)))))');
  const log = await link(home, component);
  expect(log.split('\n').map((line) => line.trim())).toEqual([
    '[ERROR hayride] Error running component: failed to parse WebAssembly module',
    '',
    'Caused by:',
    expect.stringMatching(
      /^`future` requires the component model async feature \(at offset 0x\w+\)$/,
    ),
    '',
  ]);
});

scenario('other-nn-version', 'refuses another draft of wasi:nn', async (home) => {
  const name = 'wasi:nn/tensor@0.2.0-rc-2024-06-25';
  expect(await link(home, importFunction(name))).toBe(describeMissing(name, 'get', 'function'));
});

scenario('core-module', 'refuses a core module, and a file that is no component', async (home) => {
  const module = parseWat(
    '(module (import "wasi_snapshot_preview1" "proc_exit" (func (param i32))) (func (export "_start")))',
  );
  const refused = '[ERROR hayride] Error running component: failed to parse WebAssembly module\n';
  expect(await link(home, module)).toBe(
    `${refused}    \n    Caused by:\n        attempted to parse a wasm module with a component parser\n`,
  );
  await writeFile(module, '');
  const log = await link(home, module);
  expect(log).toContain(
    `${refused}    \n    Caused by:\n        unexpected end-of-file (at offset 0x0)\n`,
  );
});

scenario('api-types-in-a-cast', 'counts hayride:core/types as an import of silo', async (home) => {
  await home.register('test:native@0.0.1', findComponent('native'));
  const component = makeDummy('import hayride:core/types@0.0.65;');
  const file = await home.register('test:imports@0.0.1', component);
  expect(await link(home, component)).toBe(LINKED);
  const process = home.start({bin: 'test:native@0.0.1', args: ['cast', 'test:imports@0.0.1']});
  const log = await waitFor('the refusal', async () => {
    const [, ...lines] = (await readEntries(home)).split('\n');
    return lines.length > 1 ? lines : undefined;
  });
  // A morph that ends this fast can leave its state at "processing".
  await process.stop('SIGKILL');
  expect(log[0]).toBe(
    `[WARN  hayride_runtime::silo::silo_impl] error running component "${file}" with function: "" and args: ["test:imports@0.0.1"]: Silo is not enabled`,
  );
});
