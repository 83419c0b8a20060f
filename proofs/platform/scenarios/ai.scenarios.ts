import {execFileSync} from 'node:child_process';
import {cp, lstat, mkdir, readdir, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {beforeAll, expect} from 'vitest';
import {BUILT, findComponent} from '../components';
import {waitFor, type ProcessResult, type Home, type StartOptions} from '../home';
import {scenario} from '../scenario';
import {findPort} from '../../../tests/support/ports';

/** A model outside the folders that a component can reach. */
const MODEL = path.join(BUILT, '../model.gguf');

/** Logs everything from the runtime and llama.cpp, and prints no stack if llama.cpp aborts. */
const LOG_ALL = {HAYRIDE_LOG_LEVEL: 'debug', RUST_LOG: 'hayride_llama=debug'};
const NO_STACK = {GGML_NO_BACKTRACE: '1'};

/** Matches the signals that end a process after it has used freed memory; they vary. */
const FAULT = /^SIG(ABRT|SEGV|BUS)$/;

beforeAll(() => {
  execFileSync('python3', [path.join(__dirname, '../makeModel.py'), MODEL]);
});

/** Runs the component `ai`; returns how it ended, the lines of its output, and its log without times. */
async function runAi(
  home: Home,
  args: string[],
  options: StartOptions = {},
): Promise<ProcessResult & {lines: string[]; log: string[]}> {
  await home.register('test:ai@0.0.1', findComponent('ai'));
  const earlier = (await home.listSessions()).map(({id}) => id);
  const {length} = await home.readLog();
  const ended = await home.run({bin: 'test:ai@0.0.1', args, ...options});
  const session = (await home.listSessions()).find(({id}) => !earlier.includes(id));
  const log = (await home.readLog()).slice(length).replaceAll(/^\[\S+ +/gm, '[');
  return {...ended, lines: (session?.files.out ?? '').trimEnd().split('\n'), log: log.split('\n')};
}

/** Returns the lines of one call of the component. */
async function ask(home: Home, ...args: string[]): Promise<string[]> {
  return (await runAi(home, args)).lines;
}

/** Returns the input with the options: greedy and few tokens by default. */
function makeOptions(changes: Record<string, unknown> = {}): string {
  const options = {
    temperature: 0,
    num_context: 0,
    num_batch: 0,
    max_predict: 5,
    top_k: 0,
    top_p: 0.9,
    seed: 0,
    ...changes,
  };
  return `options=${JSON.stringify(options)}`;
}

/** Returns a prompt with this many tokens: the model adds one at the start, and each letter is one. */
function makePrompt(tokens: number): string {
  return `prompt=${'a'.repeat(tokens - 1)}`;
}

/** Returns the model's output after an `a`, as a Rust string literal. */
function sayLetters(count: number, more = ''): string {
  const letters = 'bcdefghijklmnopqrstuvwxyza';
  return JSON.stringify(letters.repeat(Math.ceil(count / 26)).slice(0, count) + more);
}

const STREAM = 'Output TensorType::U8 [1]';

scenario('model-by-host-path', 'loads a model file by its path on the host', async (home) => {
  const broken = path.join(home.work, 'broken.gguf');
  await writeFile(broken, 'GGUF and nothing else');
  const {lines, log} = await runAi(home, ['load', MODEL, '/missing.gguf', broken]);
  const failed = 'RuntimeError: FailedToLoadModel';
  expect(lines).toEqual(['()', '()', failed, failed, failed, failed]);
  expect(log).toContain(
    "[ERROR hayride_llama] gguf_init_from_file: failed to open GGUF file '/missing.gguf'",
  );
});

scenario('model-from-bytes', 'refuses to load a model from bytes', async (home) => {
  expect(await ask(home, 'load-bytes')).toEqual([
    'UnsupportedOperation: Load not implemented, use load_by_name',
  ]);
});

scenario('model-kept-loaded', 'keeps a model until the component ends', async (home) => {
  const {log} = await runAi(home, ['load', MODEL], {env: LOG_ALL});
  const steps = log
    .filter((line) => /(loading|dropping) Llama|\] model params|freeing model/.test(line))
    .map((line) => line.replace(/^\[DEBUG hayride_llama\] |: llama_model_params.*$/g, ''));
  expect(steps).toEqual([
    `loading LlamaCpp model: ${MODEL}`,
    'model params',
    'dropping LlamaCppGraph',
    `loading LlamaCpp model: ${MODEL}`,
    'dropping LlamaCppGraph',
    `freeing model: ${MODEL}`,
  ]);
});

scenario('model-answer', 'streams the text that the model writes', async (home) => {
  expect(await ask(home, 'stream', MODEL, 'prompt=0')).toEqual([STREAM, '"123456789"']);
});

scenario('model-answer-at-once', 'returns the same text from wasi:nn', async (home) => {
  expect(await ask(home, 'compute', MODEL, 'prompt=0')).toEqual([STREAM, '"123456789"']);
});

scenario('model-answer-trimmed', 'streams white space that wasi:nn cuts off', async (home) => {
  expect(await ask(home, 'stream', MODEL, 'prompt=_')).toEqual([STREAM, '" 9"']);
  expect(await ask(home, 'compute', MODEL, 'prompt=_')).toEqual([STREAM, '"9"']);
});

scenario('model-answer-ends', 'ends an answer at the end token of the model', async (home) => {
  // A control token that does not end the answer is part of it, and is read in a prompt.
  const lines = await ask(home, 'stream', MODEL, 'prompt=<', 'then', 'prompt=<|im_start|>');
  expect(lines).toEqual([STREAM, '"<|im_start|>789"', STREAM, '"789"']);
});

scenario('model-prompt-starts-anew', 'begins each answer with an empty memory', async (home) => {
  const args = ['stream', MODEL, 'prompt=0', 'then', 'prompt=5'];
  const {lines, log} = await runAi(home, args, {env: LOG_ALL});
  expect(lines).toEqual([STREAM, '"123456789"', STREAM, '"6789"']);
  // The token that the model file asks for, and the one of the prompt.
  expect(log.filter((line) => /constructing llama_context|prompt context size/.test(line))).toEqual(
    Array.from({length: 2}, () => [
      '[INFO  hayride_llama] llama_context: constructing llama_context',
      '[DEBUG hayride_llama] final prompt context size: 2',
    ]).flat(),
  );
});

scenario('model-inputs', 'takes the last input that is not called options', async (home) => {
  const options = makeOptions();
  const calls = ['prompt=0', options, 'anything=a', 'then', options];
  for (const verb of ['compute', 'stream']) {
    expect(await ask(home, verb, MODEL, ...calls)).toEqual([
      STREAM,
      sayLetters(5),
      'RuntimeError: FailedTensorNotSet',
    ]);
  }
});

scenario('model-prompt-bytes', 'refuses a prompt that is no text', async (home) => {
  const calls = ['prompt=\\x', 'then', 'prompt=\\0'];
  const failed = 'RuntimeError: FailedTokenization';
  expect(await ask(home, 'compute', MODEL, ...calls)).toEqual([failed, failed]);
  const {lines, log} = await runAi(home, ['stream', MODEL, ...calls]);
  // A zero byte ends the stream without a text.
  expect(lines).toEqual([STREAM, '"FailedTokenization"', STREAM, '""']);
  const warning = '[WARN  hayride_llama] error in compute_stream: FailedTokenization';
  expect(log.filter((line) => line === warning)).toHaveLength(2);
});

scenario('model-options-keys', 'needs seven options of the right type', async (home) => {
  const complete = JSON.parse(makeOptions().slice('options='.length)) as object;
  const keys = Object.keys(complete);
  expect(keys).toHaveLength(7);
  const wrong = [
    'options={}',
    'options=none',
    ...keys.map((key) => makeOptions({[key]: undefined})),
    ...keys.map((key) => makeOptions({[key]: '1'})),
    makeOptions({top_k: 1.5}),
    makeOptions({seed: -1}),
  ];
  const calls = wrong.flatMap((options) => [options, 'prompt=0', 'then']);
  const lines = await ask(home, 'compute', MODEL, ...calls, makeOptions({more: true}), 'prompt=0');
  expect(lines).toEqual([...wrong.map(() => 'RuntimeError: FailedDecoding'), STREAM, '"12345"']);
});

scenario('model-options-in-a-stream', 'ends a stream where options are wrong', async (home) => {
  const {lines, log} = await runAi(home, ['stream', MODEL, 'options={}', 'prompt=0']);
  expect(lines).toEqual([STREAM, '""']);
  expect(log).toContain('[WARN  hayride_llama] error in compute_stream: FailedDecoding');
});

scenario('model-option-max-predict', 'writes at most max_predict tokens', async (home) => {
  const calls = [1, 7, -1].flatMap((max) => ['then', 'prompt=a', makeOptions({max_predict: max})]);
  const answers = ['"b"', '"bcdefgh"', '""'].flatMap((answer) => [STREAM, answer]);
  expect(await ask(home, 'compute', MODEL, ...calls.slice(1))).toEqual(answers);
});

/** Reads the sizes that llama.cpp received from its log. */
async function readSizes(home: Home, ...inputs: string[]): Promise<string[]> {
  const {log} = await runAi(home, ['compute', MODEL, ...inputs], {env: LOG_ALL});
  return log
    .filter((line) => /llama_context: n_(ctx|batch) +=/.test(line))
    .map((line) => line.replace(/^.*: (\S+) += (\d+)$/, '$1 $2'));
}

scenario('model-option-sizes', 'has defaults and a limit for the sizes', async (home) => {
  const defaults = ['n_ctx 8192', 'n_batch 2048'];
  expect(await readSizes(home, 'prompt=0')).toEqual(defaults);
  expect(await readSizes(home, 'prompt=0', makeOptions())).toEqual(defaults);
  const large = makeOptions({num_context: 30001, num_batch: 30001});
  expect(await readSizes(home, 'prompt=0', large)).toEqual(['n_ctx 30000', 'n_batch 30000']);
  // A prompt that is longer than a batch makes the batch grow, by 512 tokens more than it has.
  const small = makeOptions({num_context: 2000, num_batch: 100});
  expect(await readSizes(home, makePrompt(300), small)).toEqual([
    'n_ctx 2000',
    'n_batch 100',
    'n_ctx 2000',
    'n_batch 812',
  ]);
});

scenario('model-option-sampling', 'takes the likeliest token at temperature 0', async (home) => {
  const sample = async (...changes: Record<string, unknown>[]) => {
    const calls = changes.flatMap((change) => [
      'then',
      'prompt=A',
      makeOptions({max_predict: 40, ...change}),
    ]);
    const lines = await ask(home, 'compute', MODEL, ...calls.slice(1));
    return lines.filter((line) => line !== STREAM);
  };
  const [greedy, ...same] = await sample(
    {},
    {seed: 7},
    {temperature: -1},
    {temperature: 1, top_k: 1},
    {temperature: 1, top_p: 0},
  );
  expect(greedy).toMatch(/^"[A-Z]{40}"$/);
  expect(same).toEqual(Array(4).fill(greedy));
  const [seven, again, eight, ...others] = await sample(
    {temperature: 1, seed: 7},
    {temperature: 1, seed: 7},
    {temperature: 1, seed: 8},
    {temperature: 1},
    {temperature: 1},
  );
  expect(again).toBe(seven);
  expect(new Set([greedy, seven, eight, ...others]).size).toBe(5);
});

scenario('model-option-context', 'stops 1000 tokens before the context is full', async (home) => {
  const contexts = [999, 1000, 1020];
  const calls = contexts.flatMap((context) => [
    'then',
    makePrompt(3),
    makeOptions({num_context: context, max_predict: 50}),
  ]);
  const {lines, log} = await runAi(home, ['stream', MODEL, ...calls.slice(1)]);
  const answers = ['""', sayLetters(1), sayLetters(19)];
  expect(lines).toEqual(answers.flatMap((answer) => [STREAM, answer]));
  for (const context of contexts) {
    expect(log).toContain(
      `[WARN  hayride_llama] Approaching context limit (${context}), stopping generation early`,
    );
  }
});

scenario('model-half-of-context', 'fails where half of the context is filled', async (home) => {
  const failure = 'llama_decode failed with error: -1';
  const half = makeOptions({num_context: 3000, max_predict: 400});
  // The count is checked at the first token and at each hundredth: here at the 101st.
  const args = [half, makePrompt(1490), 'then', makePrompt(4097)];
  const {lines, log} = await runAi(home, ['stream', MODEL, ...args]);
  // The second prompt fills the half of the default context.
  const answer = sayLetters(102, failure);
  expect(lines).toEqual([STREAM, answer, STREAM, answer]);
  expect(log).toContain(`[ERROR hayride_llama] ${failure}`);
  expect(await ask(home, 'compute', MODEL, half, makePrompt(1490))).toEqual([
    'RuntimeError: FailedTokenization',
  ]);
});

scenario('model-prompt-too-long', 'aborts the host for a prompt over the context', async (home) => {
  // As many tokens as the context has are answered.
  const options = makeOptions({num_context: 1024});
  expect(await ask(home, 'stream', MODEL, options, makePrompt(1024))).toEqual([
    STREAM,
    sayLetters(1),
  ]);
  for (const args of [
    ['stream', MODEL, options, makePrompt(1025)],
    ['compute', MODEL, options, makePrompt(1025)],
    ['stream', MODEL, makePrompt(8193)],
  ]) {
    const {signal, stderr} = await runAi(home, args, {env: NO_STACK});
    expect(signal).toBe('SIGABRT');
    expect(stderr).toContain('GGML_ASSERT(n_tokens_all <= cparams.n_batch) failed');
  }
});

scenario(
  'model-prompt-over-batch',
  'panics for a prompt over a batch that cannot grow',
  async (home) => {
    const full = makeOptions({num_context: 1200, num_batch: 1200});
    const streamed = await runAi(home, ['stream', MODEL, full, makePrompt(1200)]);
    expect(streamed).toMatchObject({exitCode: 0, lines: [STREAM, '""']});
    const computed = await runAi(home, ['compute', MODEL, full, makePrompt(1200)]);
    expect(computed.exitCode).toBe(101);
    for (const {stderr} of [streamed, computed]) {
      expect(stderr).toContain('range end index 64 out of range for slice of length 0');
    }
  },
);

scenario('model-token-refused', 'fails at a token that is no text or too long', async (home) => {
  const calls = ['prompt=?', 'then', 'prompt=!'];
  expect(await ask(home, 'stream', MODEL, ...calls)).toEqual([
    STREAM,
    '"FailedTokenization"',
    STREAM,
    '"FailedTokenization"',
  ]);
  expect(await ask(home, 'compute', MODEL, ...calls)).toEqual([
    'RuntimeError: FailedTokenization',
    'RuntimeError: FailedTokenization',
  ]);
});

scenario('model-stream-dropped', 'stops an answer whose stream was dropped', async (home) => {
  const {lines, log} = await runAi(home, ['drop', MODEL, 'prompt=a', 'prompt=0']);
  expect(lines).toEqual(['1', '"123456789"']);
  expect(log).toContain('[WARN  hayride_llama] error in compute_stream: FailedToWriteOutput');
});

scenario(
  'model-component-ends-first',
  'kills the host where a component ends before its answer',
  async (home) => {
    // The model is freed below the thread that uses it, which most runs do not survive.
    const runs: ProcessResult[] = [];
    while (runs.length < 10 && !runs.some(({signal}) => signal !== null)) {
      runs.push(await runAi(home, ['leave', MODEL, makePrompt(4000)], {env: NO_STACK}));
    }
    expect(runs.at(-1)?.signal).toMatch(FAULT);
  },
);

scenario(
  'model-killed-session',
  'kills the host with a session whose model works',
  async (home) => {
    await home.register('test:ai@0.0.1', findComponent('ai'));
    await home.register('test:caster@0.0.1', findComponent('aicaster'));
    const args = ['kill', 'stream', MODEL, makePrompt(4000)];
    const runs: ProcessResult[] = [];
    while (runs.length < 10 && !runs.some(({signal}) => signal !== null)) {
      runs.push(await home.run({bin: 'test:caster@0.0.1', args, env: NO_STACK}));
    }
    expect(runs.at(-1)?.signal).toMatch(FAULT);
    // It did not get to its next line.
    expect((await home.listSessions()).map(({files}) => files.out)).toContain('killed\n');
  },
);

scenario('model-panic-in-a-cast', 'goes on where only a cast panics', async (home) => {
  await home.register('test:ai@0.0.1', findComponent('ai'));
  await home.register('test:caster@0.0.1', findComponent('aicaster'));
  const full = makeOptions({num_context: 1200, num_batch: 1200});
  const args = ['leave', 'compute', MODEL, full, makePrompt(1200)];
  const {exitCode, stderr} = await home.run({bin: 'test:caster@0.0.1', args});
  expect(exitCode).toBe(0);
  expect(stderr).toContain('range end index 64 out of range for slice of length 0');
  expect((await home.listSessions()).map(({files}) => files.out).sort()).toEqual([
    '',
    'still here\n',
  ]);
});

scenario('model-of-each-request', 'loads a model again for each request', async (home) => {
  await home.register('test:server@0.0.1', findComponent('aiserver'));
  const address = `http://127.0.0.1:${await findPort()}`;
  home.start({bin: 'test:server@0.0.1', args: [address, MODEL], env: LOG_ALL});
  const load = () => fetch(address).catch(() => undefined);
  const first = await waitFor('an answer', load);
  expect([first.status, (await load())?.status]).toEqual([200, 200]);
  const log = await waitFor('the end of both instances', async () => {
    const text = await home.readLog();
    return text.split('freeing model: ').length === 3 ? text : undefined;
  });
  expect(log.split('llama_model_loader: loaded meta data')).toHaveLength(3);
});

scenario('tensor-stream-of-bytes', 'makes a stream over bytes', async (home) => {
  expect(await ask(home, 'make-stream', 'hello')).toEqual([
    'TensorType::Fp16 [7, 7]',
    '"hello"',
    'Err(StreamError::Closed)',
  ]);
});

/** Puts a model file into the folder of the repository, as a download does. */
async function keepModel(home: Home, name = 'models--owner--repo', file = 'file.gguf') {
  const repository = path.join(home.data, 'ai/hf_hub', name);
  const [snapshot, blobs] = [
    path.join(repository, 'snapshots/c0ffee'),
    path.join(repository, 'blobs'),
  ];
  for (const folder of [snapshot, blobs, path.join(repository, 'refs')]) {
    await mkdir(folder, {recursive: true});
  }
  await cp(MODEL, path.join(blobs, 'abc'));
  await symlink('../../blobs/abc', path.join(snapshot, file));
  await writeFile(path.join(repository, 'refs/main'), 'c0ffee');
  return {file: path.join(snapshot, file), blob: path.join(blobs, 'abc')};
}

scenario('model-repository', 'finds, lists and deletes model files', async (home) => {
  const {file, blob} = await keepModel(home);
  const notes = await keepModel(home, 'models--repo', 'notes.txt');
  const name = 'owner/repo/file.gguf';
  // Nothing is fetched: the file is there.
  expect(
    await ask(
      home,
      'models',
      ...['list', 'then', 'get', name, 'then', 'get', 'repo/notes.txt', 'then', 'download', name],
    ),
  ).toEqual([
    JSON.stringify([file]),
    JSON.stringify(file),
    JSON.stringify(notes.file),
    JSON.stringify(file),
  ]);
  expect(await ask(home, 'load', file)).toEqual(['()', '()']);
  expect(
    await ask(
      home,
      'models',
      ...['delete', name, 'then', 'list', 'then', 'get', name, 'then', 'delete', name],
    ),
  ).toEqual([
    '()',
    '[]',
    "ModelNotFound: get model failed with 'ModelNotFound'",
    "ModelNotFound: delete model failed with 'ModelNotFound'",
  ]);
  await expect(lstat(file)).rejects.toThrow('ENOENT');
  expect((await lstat(blob)).isFile()).toBe(true);
});

scenario('model-repository-names', 'needs a slash in the name of a model file', async (home) => {
  const {file} = await keepModel(home, 'models--owner--repo--folder');
  const verbs = ['get', 'delete', 'download'];
  const calls = verbs.flatMap((verb) => [verb, 'file.gguf', 'then']);
  // All before the last slash is the repository, so a subfolder of one cannot be named.
  expect(await ask(home, 'models', ...calls, 'get', 'owner/repo/folder/file.gguf')).toEqual([
    ...verbs.map((verb) => `InvalidModelName: ${verb} model failed with 'InvalidModelName'`),
    JSON.stringify(file),
  ]);
});

scenario('model-download', 'says in the log why a download failed', async (home) => {
  // Nothing listens there.
  const env = {HTTPS_PROXY: 'http://127.0.0.1:9'};
  const {lines, log} = await runAi(home, ['models', 'download', 'owner/repo/file.gguf'], {env});
  expect(lines).toEqual(["RuntimeError: download model failed with 'RuntimeError'"]);
  expect(log).toContain(
    "[ERROR hayride_hf] Failed to get model file 'file.gguf': request error: https://huggingface.co/owner/repo/resolve/main/file.gguf: Connection Failed: Connect error: Connection refused (os error 111)",
  );
});

scenario('hugging-face-token', 'reads the token of Hugging Face from its file', async (home) => {
  const token = path.join(home.folder, '.cache/huggingface/token');
  await mkdir(path.dirname(token), {recursive: true});
  await writeFile(token, 'hf_secret');
  const {log} = await runAi(home, ['models', 'download', 'owner/repo/file.gguf'], {
    env: {
      HF_HOME: path.join(home.work, 'elsewhere'),
      HTTPS_PROXY: 'http://127.0.0.1:9',
      HAYRIDE_LOG_LEVEL: 'info',
      RUST_LOG: 'hf_hub=info,hayride_hf=error',
    },
  });
  expect(log).toContain(`[INFO  hf_hub] Using token file found "${token}"`);
  expect(await readdir(home.work)).toEqual([]);
  expect(await readdir(path.join(home.data, 'ai'))).toEqual(['hf_hub']);
});

scenario('retrieval-left-out', 'refuses retrieval in a build without LanceDB', async (home) => {
  expect(await ask(home, 'retrieve', '/anywhere')).toEqual([
    'EmbeddingType::Sentence',
    '"no/model"',
    '"a"',
    '""',
    'NotEnabled: Failed to connect to Rag: /anywhere',
  ]);
});
