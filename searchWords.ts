/**
 * Words and phrases that readers use for the same thing, in lower case: a search for one also finds
 * the others, after what has the word itself.
 */
export const SYNONYMS: readonly (readonly string[])[] = [
  ['install', 'installation', 'installing', 'setup', 'set up', 'download'],
  ['getting started', 'get started', 'quickstart', 'quick start', 'first component', 'hello world'],
  ['component', 'morph'],
  ['components', 'morphs'],
  ['uninstall', 'remove', 'delete'],
  ['upgrade', 'update'],
  ['env', 'env var', 'env vars', 'environment variable', 'environment variables'],
  ['config', 'configuration', 'settings', 'setting'],
  ['js', 'javascript', 'ecmascript'],
  ['golang', 'go'],
  ['llm', 'language model'],
  ['llms', 'language models'],
  ['rest', 'http api', 'rest api'],
  ['isolation', 'sandbox', 'sandboxing'],
  ['crash', 'trap', 'panic'],
  ['logs', 'log', 'logging'],
  ['compose', 'composition', 'composing'],
  ['websocket', 'ws', 'web socket'],
  ['folder', 'directory', 'dir'],
  ['license', 'licence', 'licensing', 'licenses', 'licences'],
  ['lifecycle', 'life cycle'],
  ['filesystem', 'file system'],
  ['database', 'db'],
  ['postgres', 'postgresql'],
  ['nodejs', 'node.js'],
  ['wasm', 'webassembly'],
  ['llama.cpp', 'llamacpp', 'llama-cpp'],
  ['huggingface', 'hugging face'],
  ['endpoint', 'route'],
  ['stdout', 'standard output'],
  ['stderr', 'standard error'],
  ['stdin', 'standard input'],
  ['macos', 'mac', 'osx'],
  ['certificate', 'cert'],
  ['authentication', 'auth'],
  ['argument', 'arg', 'args', 'arguments'],
  ['error', 'errors', 'problem', 'problems'],
  ['exit code', 'return code', 'exit status'],
  ['stop', 'kill', 'terminate'],
  ['known issues', 'known problems'],
  ['semver', 'semantic versioning', 'version rule'],
];

/**
 * What readers ask for with words that a page or section does not have itself, by its address. Add some
 * where a search misses it; words that fit many sections help none.
 */
export const FOUND_BY: Readonly<Record<string, string>> = {
  '/': 'introduction, landing, homepage, try it, demo, quick start',
  '/#alpha': 'stable, stability, production ready, warranty, ready for production',
  '/#how-it-works': 'under the hood, internals, written in, isolated functions',
  '/#not-stopped':
    'threat model, untrusted, malicious, vulnerability, weakness, infinite loop, risk, exfiltrate',
  '/#stopped': 'isolation, security, secure, safe, protect, capability, escape, jail',
  '/#what-works-today':
    'feature list, capabilities, supported, roadmap, status, maturity, openai api, chatgpt',
  '/#why-it-matters':
    'advantages, benefits, why use, offline, privacy, vendor lock-in, plugin architecture, motivation',
  '/category/advanced#before': 'silent failure, gotchas, pitfalls, common mistakes',
  '/category/advanced#wrong': 'broken, bug, help me',
  '/category/core': 'built-in, bundled, system components',
  '/category/developer-guides': 'tutorial, beginner, learn, getting started, first steps',
  '/category/developer-guides#how-to-choose': 'learning path, guides overview, where to start',
  '/category/developer-guides#way':
    'workflow, build process, pipeline, development cycle, end to end, deploy steps',
  '/category/developer-guides#ways-in':
    'existing wasm, bring your own, port, migrate, spin, wasmcloud, compatible with other runtimes',
  '/category/languages#contracts': 'idl, protobuf, openapi, interface definition',
  '/category/languages#how-to-choose':
    'which language, best language, recommend, pros and cons, typescript, supported languages',
  '/category/languages#side-by-side':
    'compare, performance, benchmark, file size, bundle size, startup time, slow, fastest',
  '/category/platform#how-to-choose': 'architecture docs, new here, which page',
  '/category/references#how-to-choose': 'sdk, client library, api docs',
  '/category/references#what-is-certain': 'reliable, trustworthy',
  '/developer-guides/advanced/configuration': 'options, preferences, customize',
  '/developer-guides/advanced/configuration#component-variables':
    'env vars, secrets, pass variable, process.env, os.getenv, docker -e, --env',
  '/developer-guides/advanced/configuration#composition-file':
    'change agent, custom prompt template, chat template, swap tools, qwen, mistral, gpt-oss, customize ai',
  '/developer-guides/advanced/configuration#core-server':
    'change port, bind address, server options',
  '/developer-guides/advanced/configuration#example': 'port 8080 in use, custom port, sample',
  '/developer-guides/advanced/configuration#features-ai':
    'enable llm, turn on ai, switch off ai, disable ai',
  '/developer-guides/advanced/configuration#file':
    'reset settings, restore defaults, config location, sample config',
  '/developer-guides/advanced/configuration#files':
    'file locations, directory layout, disk usage, where stored, clean up, free space, backup',
  '/developer-guides/advanced/configuration#installer-variables':
    'install directory, custom location, bashrc, unattended install',
  '/developer-guides/advanced/configuration#keys': 'yaml keys, options list',
  '/developer-guides/advanced/configuration#library-variables':
    'corporate proxy, ca, cpu cores, number of cores, behind proxy, certificates',
  '/developer-guides/advanced/configuration#log-levels':
    'verbosity, verbose, quiet, silence, filter log, noisy, mute',
  '/developer-guides/advanced/configuration#models':
    'choose model, default model, model path, change model, connection string, cache location',
  '/developer-guides/advanced/configuration#ports':
    'bind, port in use, change port, expose, publish port, default ports, lan, hostname',
  '/developer-guides/advanced/configuration#precedence':
    'priority, override, which wins, order of settings, resolution order',
  '/developer-guides/advanced/configuration#runtime-variables':
    'move log, change entrypoint, relocate data',
  '/developer-guides/advanced/configuration#set': 'export, env var syntax, cmd.exe, setx',
  '/developer-guides/advanced/configuration#synopsis': 'how to change, options overview',
  '/developer-guides/advanced/configuration#top-level': 'root keys',
  '/developer-guides/advanced/configuration#without-effect':
    'ignored, huggingface mirror, change cache, gated model, relocate, move data folder',
  '/developer-guides/advanced/debugging':
    'troubleshoot, not working, no output, diagnose, silent, problem, fix',
  '/developer-guides/advanced/debugging#ai':
    'llm not working, context length, truncated, download stuck, slow model, garbage output, hang, crash',
  '/developer-guides/advanced/debugging#casts':
    'wrong parameter, negative number, float argument, type error, old version runs, stale',
  '/developer-guides/advanced/debugging#composition':
    'wac error, cannot plug, incompatible interface',
  '/developer-guides/advanced/debugging#debug-info':
    'line numbers, source map, symbols, dwarf, stack trace, gdb, lldb, breakpoint',
  '/developer-guides/advanced/debugging#http':
    'connection refused, eaddrinuse, cors, unreachable, server not responding, port already in use, empty response, 500',
  '/developer-guides/advanced/debugging#imports':
    'unresolved import, unknown import, link error, instantiate, does not start',
  '/developer-guides/advanced/debugging#inspect':
    'show imports, list exports, signature, dump, describe, reflection, what does it need',
  '/developer-guides/advanced/debugging#isolate':
    'reproduce, other runtime, works in wasmtime, unit test, rule out, compare',
  '/developer-guides/advanced/debugging#log':
    'error message, see errors, docker logs, print log, no output',
  '/developer-guides/advanced/debugging#log-levels':
    'verbose, more output, trace, tracing, return value',
  '/developer-guides/advanced/debugging#prerequisites':
    'sample component, reproduce crash, test fixture',
  '/developer-guides/advanced/debugging#report':
    'support, contact, github issue, feedback, get help, community, discord, file an issue',
  '/developer-guides/advanced/debugging#session':
    'print debugging, stdout, stderr, println, console.log, where is my output, docker logs',
  '/developer-guides/advanced/debugging#symptoms': 'diagnose, faq, error overview',
  '/developer-guides/advanced/debugging#traps':
    'crash, panic, segfault, stack overflow, exception, stack trace, core dump, runtime error',
  '/developer-guides/advanced/debugging#troubleshooting':
    'unknown error, corrupt, host crash, message index, truncated file',
  '/developer-guides/advanced/debugging#verify': 'fixed, confirm, retest',
  '/developer-guides/advanced/debugging#versions':
    'incompatible, outdated, conflict, upgrade broke',
  '/developer-guides/tools': 'toolchain, sdk, utilities',
  '/developer-guides/tools#cargo': 'rustc, crate, compile rust, disk space',
  '/developer-guides/tools#componentize-py':
    'wheel, cpython, autocomplete, type hints, mypy, compile python',
  '/developer-guides/tools#example': 'check installed, verify tools, script',
  '/developer-guides/tools#go-tools': 'golang',
  '/developer-guides/tools#javascript-tools': 'nodejs, bun, deno',
  '/developer-guides/tools#jco':
    'componentize-js, typescript, run wasm in browser, browser, starlingmonkey, bundler, esm, npm error',
  '/developer-guides/tools#older-tools': 'obsolete, alternative, replacement',
  '/developer-guides/tools#prebuilt':
    'download binary, brew, binstall, apt, without compiling, install tools',
  '/developer-guides/tools#python-tools': 'pip, virtualenv, python version',
  '/developer-guides/tools#synopsis': 'requirements, what do i need, prerequisites',
  '/developer-guides/tools#tinygo':
    'golang, go compiler, go version error, standard go, goos=wasip1, requires go version',
  '/developer-guides/tools#versions':
    'minimum version, compatible, which version, supported versions',
  '/developer-guides/tools#wac': 'link, combine, does component match, conformance, check world',
  '/developer-guides/tools#wasi-sdk': 'c compiler, cpp, emscripten, gcc, sysroot, libc',
  '/developer-guides/tools#wasm-component-ld': 'ubuntu, llvm, system compiler',
  '/developer-guides/tools#wasm-tools':
    'inspect, disassemble, wat, dump, lint, check wit syntax, wasm2wat, wabt',
  '/developer-guides/tools#wasmtime':
    'test locally, wasm runtime, wasmer, wasi runner, local server',
  '/developer-guides/tools#wit-bindgen': 'codegen, code generator, stubs, proc macro',
  '/developer-guides/tools#wit-bindgen-go': 'codegen, code generator, stubs',
  '/developer-guides/tools#wit-deps':
    'dependency manager, download interfaces, vendor, lockfile, package manager, dependencies of wit, update interfaces, offline',
  '/developer-guides/tools#wkg':
    'ghcr, docker hub, push component, container registry, share component, package manager, warg, distribute',
  '/installation': 'setup, download, get hayride, homebrew, brew install',
  '/installation#archives':
    'supported architectures, m1, m2, raspberry pi, arm, amd64, manual download, offline install',
  '/installation#build-from-source':
    'compile hayride, compile myself, contribute, hacking, build dependencies',
  '/installation#container':
    'docker, docker image, podman, kubernetes, alpine, ubuntu image, devcontainer, docker compose',
  '/installation#features':
    'disable lancedb, feature flags, smaller build, minimal build, without ai, build options, lightweight',
  '/installation#install': 'set up, download, windows msi, powershell, brew, setup, one-liner',
  '/installation#prerequisites':
    'requirements, system requirements, supported platforms, musl, dependencies, arm windows, sudo, admin',
  '/installation#run-something': 'first program, quickstart, next step',
  '/installation#separate-home':
    'multiple installations, side by side, isolated environment, github actions, pipeline, test installation, change data folder',
  '/installation#shell-profile':
    'bashrc, zshrc, bash_profile, dotfiles, set path, environment setup',
  '/installation#troubleshooting': 'not recognized, rate limit, problem installing',
  '/installation#uninstall': 'remove, delete hayride, clean up, get rid of, purge',
  '/installation#upgrade':
    'update, newer version, latest, migrate, upgrading, backup config, lost settings',
  '/installation#verify': 'check installation, test install, which version',
  '/installation#what-goes-where':
    'install location, directory layout, file locations, data directory, change install path',
  '/installation#what-the-script-leaves-out':
    'verify download, sha256, gpg, pin version, specific version, safe to pipe, curl bash security, older version',
  '/platform/concepts': 'basics, fundamentals, theory',
  '/platform/concepts#glossary':
    'definition, terminology, vocabulary, what does mean, dictionary, jargon, terms',
  '/platform/concepts#how-to-read': 'beginner, where to start',
  '/platform/concepts#three-ideas': 'core concepts, key ideas, mental model',
  '/platform/concepts/design-patterns': 'best practices, modular, app design',
  '/platform/concepts/design-patterns#ai-feature':
    'architecture of ai, llm pipeline, agent architecture, ai diagram, chatbot, rag architecture',
  '/platform/concepts/design-patterns#configuration':
    'secrets, api key, dependency injection, dotenv, parameters, command-line flags',
  '/platform/concepts/design-patterns#http-front':
    'controller, gateway, reuse logic, separate business logic, testable, middleware',
  '/platform/concepts/design-patterns#limits': 'hot reload, live update, hot swap',
  '/platform/concepts/design-patterns#replace-a-part':
    'swap, custom tool, plug in own, substitute, extend agent, customize, change model format',
  '/platform/concepts/design-patterns#state':
    'persistence, stateless, stateful, global variable, share data, cache, singleton, remember between requests',
  '/platform/concepts/design-patterns#three-ways':
    'dynamic loading, plugins, link statically, orchestration, inter-process, spawn, compare approaches',
  '/platform/concepts/design-patterns#what-to-avoid':
    'anti-pattern, pitfalls, common mistakes, bad practice, gotchas',
  '/platform/concepts/design-patterns#why-it-matters':
    'hexagonal architecture, microservices, monolith, decoupling, loose coupling, modularity, dependency inversion',
  '/platform/concepts/morphs': 'what is a morph, morph vs component, container image',
  '/platform/concepts/morphs#composition':
    'combine, merge, link components, connect morphs, bundle, dependency, docker compose',
  '/platform/concepts/morphs#identifiers':
    'tag, latest version, version resolution, naming convention, id format, image tag, name clash, reserved',
  '/platform/concepts/morphs#kinds':
    'types of morphs, service, library, executable, entrypoint, detect type, worker',
  '/platform/concepts/morphs#languages':
    'supported languages, java, c#, kotlin, zig, which language, compiler',
  '/platform/concepts/morphs#life-cycle': 'lifecycle, docker run, push, start to finish',
  '/platform/concepts/morphs#limits': 'restrictions, unsupported types',
  '/platform/concepts/morphs#shipped-morphs':
    'preinstalled, built-in, included, bundled, standard library',
  '/platform/concepts/morphs#why-it-matters': 'interoperability, polyglot, reusable',
  '/platform/concepts/wasm': 'what is webassembly, what is wasm, wasm introduction, bytecode',
  '/platform/concepts/wasm#imports-and-exports':
    'provide, satisfy import, unresolved, semver compatible',
  '/platform/concepts/wasm#limits': 'cpu limit, threads, multithreading, sandboxing, tcp',
  '/platform/concepts/wasm#modules-and-components':
    'difference, linear memory, core wasm, lift and lower, module vs component, bytecode',
  '/platform/concepts/wasm#preview-1':
    'wasip1, convert module, legacy, adapter, wasm32-wasi, upgrade to preview 2, old module',
  '/platform/concepts/wasm#resources':
    'object, class, opaque, pointer, pass by reference, own, borrow, destructor',
  '/platform/concepts/wasm#wasi': 'posix, syscall, libc, operating system api',
  '/platform/concepts/wasm#what-hayride-accepts':
    'compatible, supported proposals, wasi-nn, kv store, supported formats, async, wasip3, blob storage',
  '/platform/concepts/wasm#why-it-matters':
    'portable, cross-platform, advantages, benefits, ffi, write once, docker vs wasm, architecture independent',
  '/platform/concepts/wasm#wit':
    'idl, schema, interface definition language, protobuf, openapi, contract file, header file',
  '/platform/core/cli': 'command line interface, terminal, command reference, cheat sheet',
  '/platform/core/cli#ai-init': 'launch ai, ollama serve, start llm',
  '/platform/core/cli#cast':
    'run, execute, launch, invoke, docker run, start morph, pass arguments, tty',
  '/platform/core/cli#commands': 'subcommands, cheatsheet, all commands',
  '/platform/core/cli#config': 'turn on ai, toggle, change setting, activate',
  '/platform/core/cli#environment-variables': 'export variable, cmd, windows syntax',
  '/platform/core/cli#errors':
    'error messages, failed, troubleshoot, command fails, cannot find morph',
  '/platform/core/cli#example': 'sample session, usage example, which morphs are registered',
  '/platform/core/cli#exit-codes':
    'return code, exit status, success or failure, shell script, ci, errorlevel, $?',
  '/platform/core/cli#help': 'usage, man page, manual, list options',
  '/platform/core/cli#init': 'serve, daemon, background service, launch, up',
  '/platform/core/cli#obsolete':
    'deprecated, unknown option, renamed, removed, old tutorial, migration, flag not recognized, legacy',
  '/platform/core/cli#register':
    'add, push, publish, upload, deploy, docker push, delete morph, remove morph',
  '/platform/core/cli#stop-server':
    'shut down, shutdown, terminate, quit, restart, docker stop, taskkill, running in background',
  '/platform/core/cli#synopsis': 'usage, syntax, flags, --version',
  '/platform/core/cli#unknown': 'undocumented, faq, uncertain',
  '/platform/core/cli#wac-compose': 'combine components, build composition, bundle',
  '/platform/core/cli#wac-plug': 'link two components, connect, merge, attach, satisfy import',
  '/platform/core/cli#without-cli':
    'directly, bypass, unregistered file, run without registering, wasmtime run, local file, custom entrypoint',
  '/platform/core/cli#world':
    'permissions of cli, interface of cli, own command line, wit definition',
  '/platform/core/runtime': 'engine, execution environment, virtual machine, vm',
  '/platform/core/runtime#ai':
    'llm, gpu, cuda, metal, slow inference, ollama, where are models stored, out of tokens',
  '/platform/core/runtime#beyond-wasi':
    'untrusted code, trust, multi-tenant, multi-user, escape, malicious, attack surface, third-party code',
  '/platform/core/runtime#cast':
    'spawn, process model, thread, task scheduling, background job, async, concurrency, crash handling',
  '/platform/core/runtime#component-kinds':
    'detect, entrypoint, function lookup, ambiguous, same function name, argument parsing, main function',
  '/platform/core/runtime#databases':
    'postgres, orm, rollback, prepared statement, autoincrement, last insert id, connection string, timezone',
  '/platform/core/runtime#environment':
    'env vars, argv, getenv, process.env, os.environ, command-line arguments, os.args',
  '/platform/core/runtime#environment-variables':
    'env vars, change log file, options, entry point, data folder',
  '/platform/core/runtime#file-system':
    'mount, volume, preopen, --dir, chroot, permission denied, absolute path, working directory',
  '/platform/core/runtime#http-servers':
    'cors, ssl, certificate, body size, timeout, streaming, sse, concurrency',
  '/platform/core/runtime#limits': 'known issues, unsupported, missing features, drawbacks',
  '/platform/core/runtime#linking':
    'supported interfaces, available interfaces, linker error, built-in functions, unimplemented',
  '/platform/core/runtime#logging': 'debug output, log file, trace',
  '/platform/core/runtime#network':
    'internet, firewall, fetch, egress, block requests, allowlist, self-signed, proxy',
  '/platform/core/runtime#resources':
    'ram, cpu, quota, timeout, infinite loop, memory limit, out of memory, hang',
  '/platform/core/runtime#sandbox':
    'isolation, permissions, security, capabilities, privileges, what can it access, secure, safe',
  '/platform/core/runtime#sessions':
    'stdout file, where is output, captured output, see output, disk space, cleanup, delete old sessions',
  '/platform/core/runtime#start-up':
    'startup, cold start, slow start, compile time, cache, aot, precompile, jit',
  '/platform/core/runtime#stdio':
    'stdin, stdout, stderr, console, print, keyboard input, user input, pipe',
  '/platform/core/runtime#versions': 'compatibility, version mismatch, supported wasi',
  '/platform/core/runtime#websocket':
    'real time, ws, wss, push messages, socket.io, disconnect, chat',
  '/platform/core/server': 'rest, control plane, service, remote control, background',
  '/platform/core/server#access':
    'authentication, auth, api key, login, password, authorization, firewall, security',
  '/platform/core/server#ai-server':
    'llm server, inference server, chat endpoint, ollama, openai compatible',
  '/platform/core/server#envelope': 'json format, payload, body, wrapper, request format',
  '/platform/core/server#limits': 'unsupported, list morphs',
  '/platform/core/server#replace': 'custom server, swap',
  '/platform/core/server#routes': 'endpoints, rest, urls, list of endpoints',
  '/platform/core/server#sessions':
    'job, is it finished, wait for result, running processes, docker ps, cancel, async job, stuck',
  '/platform/core/server#start': 'run server, health check, shutdown, is server running, serve',
  '/platform/core/server#state':
    'persistence, restart, survive, lost sessions, history, after reboot',
  '/platform/core/server#why-it-matters':
    'remote, automation, programmatically, script, background job',
  '/platform/core/server#world': 'wit definition, interface of server',
  '/platform/overview': 'architecture, big picture, introduction',
  '/platform/overview#alpha':
    'stability, breaking changes, production ready, stable, semver, backwards compatible, beta, changelog',
  '/platform/overview#from-register-to-output': 'deploy, lifecycle, data flow, walkthrough',
  '/platform/overview#how-checked':
    'verified, legend, badges, icons, trustworthy docs, symbols meaning, accuracy',
  '/platform/overview#how-it-works': 'architecture, stack, diagram, kernel, cuda',
  '/platform/overview#licences':
    'license, commercial, price, pricing, cost, open source, enterprise, proprietary',
  '/platform/overview#limits': 'missing features, not supported, known issues, roadmap, docker hub',
  '/platform/overview#parts': 'modules, building blocks, services, what is included',
  '/platform/overview#repositories':
    'github, source code, git, monorepo, organization, where is the code, contribute',
  '/platform/overview#versions-that-go-together':
    'compatibility, compatibility matrix, compatible versions, version mismatch, supported versions, pin',
  '/platform/overview#who-it-is-for':
    'use cases, suitable, should i use, production, hobby, is it right, audience, when not to use',
  '/platform/overview#why-it-matters': 'motivation, self-hosted, dogfooding',
};
