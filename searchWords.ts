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
  ['stop', 'kill'],
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
    'compare, performance, benchmark, file size, bundle size, startup time, slow, fastest, smallest binary',
  '/category/platform#how-to-choose': 'architecture docs, new here, which page',
  '/category/references#how-to-choose': 'sdk, client library, api docs',
  '/category/references#what-is-certain': 'reliable, trustworthy',
  '/developer-guides/advanced/configuration': 'options, preferences, customize',
  '/developer-guides/advanced/configuration#component-variables':
    'env vars, secrets, pass variable, process.env, os.getenv, docker -e, --env',
  '/developer-guides/advanced/configuration#composition-file':
    'change agent, custom prompt template, chat template, swap tools, qwen, mistral, gpt-oss, customize ai, feature-ai.wac',
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
    'bind, port in use, change port, expose, publish port, default ports, lan, hostname, 8080, 8081, 8082',
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
    'unresolved import, unknown import, link error, instantiate, does not start, was not found in the linker',
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
  '/developer-guides/examples':
    'tutorials, samples, sample code, quickstart, demo projects, learn by doing, walkthrough',
  '/developer-guides/examples#what-you-build':
    'list of tutorials, overview of samples, how long, difficulty, which tutorial',
  '/developer-guides/examples#where-to-start':
    'beginner, learning path, first tutorial, recommended order, newcomer',
  '/developer-guides/examples/ai':
    'llm app, chatbot tutorial, ai agent, langchain, build your own, local llm',
  '/developer-guides/examples/ai#choose': 'which ai tutorial, rag, own data, customize',
  '/developer-guides/examples/ai#fit':
    'architecture, ai pipeline, diagram, data flow, orchestration, message flow',
  '/developer-guides/examples/ai/agent':
    'autonomous assistant, agentic, langchain agent, chatbot, system prompt, react loop, persona',
  '/developer-guides/examples/ai/agent#compose': 'shared state, same memory, singleton',
  '/developer-guides/examples/ai/agent#test': 'mock llm, unit test, without gpu, offline',
  '/developer-guides/examples/ai/agent#the-loop':
    'agentic loop, max iterations, infinite loop, orchestration, tool use cycle, turn limit',
  '/developer-guides/examples/ai/agent#use-it': 'deploy agent, swap agent',
  '/developer-guides/examples/ai/agent#write-the-agent':
    'system prompt, custom agent, implement agent, persona',
  '/developer-guides/examples/ai/context':
    'chat history, conversation memory, session history, remember, message store, long-term memory',
  '/developer-guides/examples/ai/context#caller': 'context error handling, exception',
  '/developer-guides/examples/ai/context#limit':
    'how many messages, token budget, context window size, max tokens',
  '/developer-guides/examples/ai/context#test': 'table-driven test, unit test, sliding window test',
  '/developer-guides/examples/ai/context#try-it': 'simulate agent',
  '/developer-guides/examples/ai/context#use-it': 'deploy context, swap memory',
  '/developer-guides/examples/ai/context#window':
    'sliding window, truncate, trim history, prompt too long, context length, token limit, summarize old messages, prune',
  '/developer-guides/examples/ai/context#write-the-context':
    'persist conversation, implement context',
  '/developer-guides/examples/ai/model-formatting':
    'prompt template, chat template, tokenizer template, jinja, mistral, gemma, phi, deepseek',
  '/developer-guides/examples/ai/model-formatting#decode':
    'extract tool call, incomplete output, deserialize, model response',
  '/developer-guides/examples/ai/model-formatting#defuse':
    'prompt injection, jailbreak, escape, sanitize, untrusted input, llm security, malicious prompt',
  '/developer-guides/examples/ai/model-formatting#describe-the-part':
    'scaffold format, new prompt template project',
  '/developer-guides/examples/ai/model-formatting#encode':
    'serialize messages, render template, messages to text',
  '/developer-guides/examples/ai/model-formatting#learn-the-format':
    'special tokens, prompt syntax, qwen template, instruct format',
  '/developer-guides/examples/ai/model-formatting#test-it': 'unit test, fuzz',
  '/developer-guides/examples/ai/model-formatting#tools':
    'function calling, tool calling format, json schema for tools, function definitions',
  '/developer-guides/examples/ai/model-formatting#use-it':
    'replace llama31, use another llm, swap model',
  '/developer-guides/examples/ai/tools':
    'mcp server tutorial, openai functions, plugins for llm, custom tool, tool use',
  '/developer-guides/examples/ai/tools#describe-the-part': 'scaffold mcp tool',
  '/developer-guides/examples/ai/tools#errors':
    'validate arguments, bad input, error handling in tools, invalid parameters, retry, exception',
  '/developer-guides/examples/ai/tools#list':
    'pagination, list all functions, too many tools, discover tools',
  '/developer-guides/examples/ai/tools#test': 'mock agent, validate schema',
  '/developer-guides/examples/ai/tools#try-it': 'unresolved import',
  '/developer-guides/examples/ai/tools#use-it': 'add tools to my agent, deploy tools',
  '/developer-guides/examples/ai/tools#write-the-tool':
    'define function, json schema, input schema, parameters of a tool, add a tool',
  '/developer-guides/examples/bindings': 'ffi, sdk, glue code, code generation, codegen, stubs',
  '/developer-guides/examples/bindings#both':
    'mix generated and official, combine sdk, cm version conflict, duplicate types',
  '/developer-guides/examples/bindings#every-language': 'best practices, gitignore, regenerate',
  '/developer-guides/examples/bindings#official': 'use the sdk, ready-made, prebuilt library',
  '/developer-guides/examples/bindings#own': 'codegen, roll my own, wit-bindgen',
  '/developer-guides/examples/bindings#which-bindings':
    'sdk or codegen, official versus generated, which sdk, library choice',
  '/developer-guides/examples/bindings/custom-bindings':
    'polyglot, cross-language call, call rust from javascript, call go from rust, ffi, codegen, interop',
  '/developer-guides/examples/bindings/custom-bindings#compose-and-run':
    'link rust and javascript, combine languages',
  '/developer-guides/examples/bindings/custom-bindings#describe-the-interface':
    'idl, contract first, api definition, protobuf, schema',
  '/developer-guides/examples/bindings/custom-bindings#exchange-a-part':
    'swap implementation, go instead of rust, drop-in replacement, rewrite in go',
  '/developer-guides/examples/bindings/custom-bindings#fill-the-export':
    'implement resource in go, memory leak, garbage collection, object lifetime',
  '/developer-guides/examples/bindings/custom-bindings#generate-the-bindings':
    'codegen for go, stubs, client and server stubs',
  '/developer-guides/examples/bindings/custom-bindings#plain-go':
    'project layout, hexagonal, separate logic, unit test, clean architecture',
  '/developer-guides/examples/bindings/custom-bindings#provide-it-in-rust': 'export from rust',
  '/developer-guides/examples/bindings/custom-bindings#publish':
    'share wit, distribute interface, release tarball, package registry, wit-deps url, oci',
  '/developer-guides/examples/bindings/custom-bindings#register-and-cast':
    'call function over http, rest call, deploy cross-language component',
  '/developer-guides/examples/bindings/custom-bindings#types':
    'type mapping, conversion, equivalent types, data types in go rust javascript',
  '/developer-guides/examples/bindings/custom-bindings#use-it-from-javascript':
    'import rust into js, call from node, typescript',
  '/developer-guides/examples/bindings/custom-bindings#versions':
    'breaking change, backward compatible, semver, upgrade interface, api evolution, migration',
  '/developer-guides/examples/bindings/custom-bindings#wrap-the-import':
    'adapter, wrapper, idiomatic go, convert cm.result to error, facade, optional value',
  '/developer-guides/examples/composition':
    'link components, microservices, merge modules, mix languages, polyglot, combine, plugin',
  '/developer-guides/examples/composition#boundary':
    'inspect component, disassemble, remaining imports, nested component, memory isolation',
  '/developer-guides/examples/composition#build':
    'provider and consumer, caller and callee, two modules',
  '/developer-guides/examples/composition#cast-the-composition':
    'deploy composed component, run merged component',
  '/developer-guides/examples/composition#compose':
    'link several components, merge into a single binary',
  '/developer-guides/examples/composition#exchange':
    'swap, hot swap, upgrade a component, drop-in replacement, mock, substitute, without recompiling',
  '/developer-guides/examples/composition#plug':
    'link two components, wire together, static linking, merge wasm files, wac plug tutorial',
  '/developer-guides/examples/composition#shipped-morphs':
    'reuse built-in morphs, preinstalled components, bundled, default-tools replacement',
  '/developer-guides/examples/hello-world':
    'quickstart, first component, getting started, simplest program, starter, helloworld',
  '/developer-guides/examples/hello-world#build-it':
    'compile to wasm, bundle size, toolchain command',
  '/developer-guides/examples/hello-world#clean-up': 'uninstall, undo, remove morph, deregister',
  '/developer-guides/examples/hello-world#create-the-project':
    'scaffold, boilerplate, template, starter code',
  '/developer-guides/examples/hello-world#run-in-hayride':
    'deploy, docker run, first morph, execute in hayride, why slow start',
  '/developer-guides/examples/hello-world#run-it':
    'execute, start the program, test locally, launch',
  '/developer-guides/examples/http': 'rest api, web service, fetch, requests, networking, webhook',
  '/developer-guides/examples/http#what-holds-for-all':
    'stateless, serverless, keep state between requests, cold start, global variables, concurrency',
  '/developer-guides/examples/http#which-one': 'backend or client, web server choice',
  '/developer-guides/examples/http/client':
    'fetch url, call api, outbound request, curl, axios, rest client',
  '/developer-guides/examples/http/client#build-and-cast':
    'deploy http client, outbound http in hayride',
  '/developer-guides/examples/http/client#build-and-run':
    'enable networking in wasmtime, allow network',
  '/developer-guides/examples/http/client#describe-the-client':
    'client scaffold, network permission',
  '/developer-guides/examples/http/client#write-the-client': 'post json',
  '/developer-guides/examples/http/client-reactor':
    'callable function, serverless function, lambda, rpc, call api from function',
  '/developer-guides/examples/http/client-reactor#build-and-call': 'pass url argument',
  '/developer-guides/examples/http/client-reactor#build-and-cast':
    'pass arguments, call function over rest, get return value',
  '/developer-guides/examples/http/client-reactor#describe-the-reactor':
    'function signature, reactor scaffold',
  '/developer-guides/examples/http/client-reactor#write-the-function': 'implement fetch',
  '/developer-guides/examples/http/server':
    'web server, rest api, express, backend, endpoint, web app, microservice, api server',
  '/developer-guides/examples/http/server#build-and-cast':
    'deploy server, publish port, expose port, long-running',
  '/developer-guides/examples/http/server#describe-the-server':
    'bind port, change port, scaffold server',
  '/developer-guides/examples/http/server#make-a-component': 'compile server, bundle server',
  '/developer-guides/examples/http/server#send-requests':
    'test endpoint, run server locally, postman',
  '/developer-guides/examples/http/server#write-the-handler': 'endpoints, middleware, read body',
  '/developer-guides/examples/http/server-client':
    'proxy, reverse proxy, gateway, api gateway, upstream, backend for frontend, call another service',
  '/developer-guides/examples/http/server-client#build-and-cast':
    'deploy proxy, service to service',
  '/developer-guides/examples/http/server-client#describe-both-sides': 'proxy scaffold',
  '/developer-guides/examples/http/server-client#write-the-relay':
    'forward request, bad gateway, proxy handler',
  '/developer-guides/languages/c': 'clang, cpp, c++ to wasm, gcc, emscripten, compile c',
  '/developer-guides/languages/c#bindings': 'c sdk, hayride sdk for c, c++ library, header files',
  '/developer-guides/languages/c#call': 'clang flags, makefile',
  '/developer-guides/languages/c#code': 'implement function in c, string handling, getenv',
  '/developer-guides/languages/c#command': 'compile c program, cli program',
  '/developer-guides/languages/c#debug': 'gdb, lldb, stack trace, line numbers, printf, segfault',
  '/developer-guides/languages/c#generate': 'codegen, header file, stubs',
  '/developer-guides/languages/c#memory':
    'memory leak, ownership, double free, who frees, heap, use after free',
  '/developer-guides/languages/c#pitfalls': 'gotchas, common mistakes, crash, dangling pointer',
  '/developer-guides/languages/c#reactor': 'c library, shared library',
  '/developer-guides/languages/c#register-and-cast': 'deploy c component',
  '/developer-guides/languages/c#troubleshooting': 'compile error',
  '/developer-guides/languages/c#verify': 'inspect component, check exports, list imports',
  '/developer-guides/languages/c#wit': 'interface definition for c, header, idl',
  '/developer-guides/languages/go': 'golang, tinygo tutorial, compile go to wasm, goos wasip1',
  '/developer-guides/languages/go#bindings': 'go sdk, hayride sdk, golang library',
  '/developer-guides/languages/go#call': 'tinygo build flags, compile, binary size',
  '/developer-guides/languages/go#code':
    'implement function in go, getenv, read environment, unit test go',
  '/developer-guides/languages/go#command': 'golang cli, compile go program',
  '/developer-guides/languages/go#debug': 'stack trace, delve, println, nil pointer, crash',
  '/developer-guides/languages/go#http-cast':
    'rest api, pass arguments, return value, post request, remote call',
  '/developer-guides/languages/go#import': 'codegen, stubs',
  '/developer-guides/languages/go#pitfalls':
    'gotchas, common mistakes, reflection, standard library support, unsupported packages, tinygo limitations',
  '/developer-guides/languages/go#reactor': 'go library',
  '/developer-guides/languages/go#register-and-cast': 'deploy go component',
  '/developer-guides/languages/go#troubleshooting':
    'compile error, tinygo version mismatch, toolchain mismatch',
  '/developer-guides/languages/go#verify': 'inspect component, check exports, list imports',
  '/developer-guides/languages/go#wit': 'interface definition for go, idl',
  '/developer-guides/languages/js':
    'nodejs, typescript, npm, js to wasm, deno, bun, componentize-js, spidermonkey',
  '/developer-guides/languages/js#bindings':
    'js sdk, npm package, hayride sdk for javascript, typescript definitions, d.ts',
  '/developer-guides/languages/js#call': 'bundle, use from browser, invoke function',
  '/developer-guides/languages/js#code': 'esm, es module, implement function in js, process.env',
  '/developer-guides/languages/js#command': 'node script, npm project',
  '/developer-guides/languages/js#debug': 'console.log, uncaught exception',
  '/developer-guides/languages/js#pitfalls': 'gotchas, commonjs, file size',
  '/developer-guides/languages/js#reactor': 'javascript library',
  '/developer-guides/languages/js#register-and-cast': 'deploy js component, slow start',
  '/developer-guides/languages/js#resources':
    'object handle, stateful object, instance state, methods',
  '/developer-guides/languages/js#troubleshooting': 'npm error, jco error, enoent',
  '/developer-guides/languages/js#verify': 'inspect component, check exports, list imports',
  '/developer-guides/languages/js#wit': 'interface definition for js, typescript types, idl',
  '/developer-guides/languages/python':
    'py to wasm, pip, componentize-py tutorial, cpython, pyodide, flask',
  '/developer-guides/languages/python#bindings':
    'python sdk, pypi, hayride sdk for python, type stubs, mypy',
  '/developer-guides/languages/python#call':
    'compile python, package python, build wasm from python',
  '/developer-guides/languages/python#code':
    'implement class, os.environ, protocol class, subclass',
  '/developer-guides/languages/python#command': 'python script, virtualenv',
  '/developer-guides/languages/python#debug': 'pdb, stack trace, crash',
  '/developer-guides/languages/python#pitfalls':
    'gotchas, pandas, native extensions, pip packages, file size, slow start',
  '/developer-guides/languages/python#reactor': 'python module, python library',
  '/developer-guides/languages/python#register-and-cast': 'deploy python component, slow start',
  '/developer-guides/languages/python#troubleshooting': 'importerror, componentize-py error',
  '/developer-guides/languages/python#verify': 'inspect component, check exports, list imports',
  '/developer-guides/languages/python#wit': 'interface definition for python, idl, type hints',
  '/developer-guides/languages/rust':
    'cargo component, rustc, rust to wasm, wasm-bindgen, wasm32-wasip1, crate',
  '/developer-guides/languages/rust#bindings':
    'rust sdk, crates.io, hayride sdk for rust, hayride crate',
  '/developer-guides/languages/rust#call': 'compile rust, binary size',
  '/developer-guides/languages/rust#code': 'std::env',
  '/developer-guides/languages/rust#debug': 'stack trace, lldb, println, dbg macro, panic message',
  '/developer-guides/languages/rust#pitfalls': 'gotchas, crates that do not compile, unwrap',
  '/developer-guides/languages/rust#register-and-cast': 'deploy rust component',
  '/developer-guides/languages/rust#troubleshooting': 'cargo error, compile error',
  '/developer-guides/languages/rust#verify': 'inspect component, check exports, list imports',
  '/developer-guides/languages/rust#wit': 'interface definition for rust, idl',
  '/developer-guides/languages/wac':
    'linker, link components, docker compose, merge wasm, wiring, dependency injection, wac cli',
  '/developer-guides/languages/wac#access':
    'expose, rename export, public functions, re-export, hide',
  '/developer-guides/languages/wac#arguments':
    'pass imports, satisfy imports, wire arguments, dependency injection, spread operator',
  '/developer-guides/languages/wac#example': 'first composition, wac tutorial',
  '/developer-guides/languages/wac#exchange': 'swap, replace, substitute, mock, drop-in',
  '/developer-guides/languages/wac#imports':
    'leave open, unresolved imports, wasi passthrough, host functions',
  '/developer-guides/languages/wac#in-hayride': 'without installing wac',
  '/developer-guides/languages/wac#limits': 'gotchas, limitations, unsupported, common mistakes',
  '/developer-guides/languages/wac#lookup':
    'search path, resolve packages, where are components found, file not found, dependency path',
  '/developer-guides/languages/wac#messages': 'error messages, fix error, unresolved import',
  '/developer-guides/languages/wac#nutshell': 'syntax, wac grammar, cheat sheet, keywords',
  '/developer-guides/languages/wac#plug':
    'plug versus compose, difference, which command, simple linking, automatic',
  '/developer-guides/languages/wac#same-instance':
    'singleton, instantiate once, duplicate instance',
  '/developer-guides/languages/wac#shared-resource': 'handle from another instance',
  '/developer-guides/languages/wac#targets':
    'type check, conformance, validate composition, compatible with world',
  '/developer-guides/languages/wac#troubleshooting':
    'composition fails, error output, debug composition, line number',
  '/developer-guides/languages/wac#verify':
    'inspect composition, visualize, graphviz, dependency graph, remaining imports',
  '/developer-guides/languages/wac#version-rule':
    'semver, version mismatch, incompatible version, compatibility',
  '/developer-guides/languages/wit':
    'idl, interface definition language, protobuf, openapi, grpc, api schema, header file, typescript types',
  '/developer-guides/languages/wit#generic-types':
    'array, nullable, optional, null, error handling, tuple',
  '/developer-guides/languages/wit#in-hayride': 'hayride wit packages, platform interfaces',
  '/developer-guides/languages/wit#in-languages': 'type mapping, conversion, equivalent types',
  '/developer-guides/languages/wit#interfaces': 'function signature, method',
  '/developer-guides/languages/wit#limits':
    'gotchas, naming convention, kebab-case, camelcase, snake_case, reserved words, underscore, dictionary',
  '/developer-guides/languages/wit#linking': 'supported imports, unsupported import, capability',
  '/developer-guides/languages/wit#nutshell':
    'syntax, wit grammar, cheat sheet, example file, wit tutorial',
  '/developer-guides/languages/wit#packages':
    'namespace, import another wit, directory layout, vendor, multiple files',
  '/developer-guides/languages/wit#parser-messages':
    'syntax error, parse error, error list, fix wit error',
  '/developer-guides/languages/wit#primitive-types': 'double, timestamp, integer range, long',
  '/developer-guides/languages/wit#project-folder':
    'directory structure, lockfile, dependency manager, package manager, fetch dependencies',
  '/developer-guides/languages/wit#resources':
    'class, object oriented, pass by reference, destructor, ownership, stateful',
  '/developer-guides/languages/wit#troubleshooting': 'syntax error, line number',
  '/developer-guides/languages/wit#types': 'data types, type system',
  '/developer-guides/languages/wit#use': 'alias, share types, reuse type, typedef',
  '/developer-guides/languages/wit#variants':
    'struct, union, custom type, tagged union, bitmask, object, sum type',
  '/developer-guides/languages/wit#verify': 'validate, lint, check syntax, formatter',
  '/developer-guides/languages/wit#version-rule':
    'semver, compatibility, version mismatch, upgrade',
  '/developer-guides/languages/wit#worlds':
    'extend world, inherit, capabilities list, target environment',
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
    'inspect, disassemble, wat, dump, lint, check wit syntax, wasm2wat, wabt, wasm-tools validate',
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
    'types of morphs, service, library, executable, entrypoint, detect type, worker, command and reactor, command or reactor',
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
    'run, execute, launch, invoke, docker run, start morph, pass arguments, tty, run without server',
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
    'add, push, publish, upload, deploy, docker push, delete morph, remove morph, unregister, register a component, register a morph',
  '/platform/core/cli#stop-server':
    'shut down, shutdown, terminate, quit, restart, docker stop, taskkill, running in background',
  '/platform/core/cli#synopsis': 'usage, syntax, flags, --version',
  '/platform/core/cli#unknown': 'undocumented, faq, uncertain',
  '/platform/core/cli#wac-compose': 'combine components, build composition, bundle',
  '/platform/core/cli#wac-plug': 'link two components, connect, merge, attach, satisfy import',
  '/platform/core/cli#without-cli':
    'directly, bypass, run without registering, wasmtime run, local file, custom entrypoint',
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
    'detect, entrypoint, function lookup, ambiguous, same function name, argument parsing, main function, reactor or command',
  '/platform/core/runtime#databases':
    'postgres, orm, rollback, prepared statement, autoincrement, last insert id, connection string, timezone',
  '/platform/core/runtime#environment':
    'env vars, argv, getenv, process.env, os.environ, command-line arguments, os.args',
  '/platform/core/runtime#environment-variables':
    'env vars, change log file, options, entry point, data folder',
  '/platform/core/runtime#file-system':
    'mount, volume, preopen, --dir, chroot, permission denied, absolute path, working directory, file access, access files',
  '/platform/core/runtime#http-servers':
    'cors, ssl, certificate, body size, timeout, streaming, sse, concurrency',
  '/platform/core/runtime#limits': 'known issues, unsupported, missing features, drawbacks',
  '/platform/core/runtime#linking':
    'supported interfaces, available interfaces, linker error, built-in functions, unimplemented',
  '/platform/core/runtime#logging': 'debug output, log file, trace',
  '/platform/core/runtime#network':
    'internet, firewall, fetch, egress, block requests, allowlist, self-signed, proxy, open sockets, network connections',
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
  '/reference/api': 'rest api, endpoints, web service, json api, automation, integrate, sdk',
  '/reference/api#access': 'security, login, api key, token, password, cors, firewall, bearer',
  '/reference/api#envelope': 'payload format, json body, request shape, wrapper, schema',
  '/reference/api#the-two-apis': '8080 or 8082, which api, endpoints',
  '/reference/api/hayride':
    'rest api, run component remotely, automate, programmatic, http endpoints, control plane',
  '/reference/api/hayride#cast':
    'pass parameters, return value types, unsupported type, invoke, pass arguments, function arguments',
  '/reference/api/hayride#defaults': 'change port, timeout',
  '/reference/api/hayride#envelope': 'payload, json schema, body format',
  '/reference/api/hayride#errors': '400, 404, 500, bad request',
  '/reference/api/hayride#examples': 'run function over http, invoke remotely, get output',
  '/reference/api/hayride#get-v1-sessions':
    'list jobs, running processes, docker ps, stdout, get result',
  '/reference/api/hayride#get-v1-version': 'health check, ping',
  '/reference/api/hayride#get-v1-version-latest':
    'check for updates, upgrade available, new version',
  '/reference/api/hayride#post-v1-cast':
    'run component over http, execute, start job, invoke function, trigger',
  '/reference/api/hayride#post-v1-sessions-status':
    'poll, job state, is it finished, progress, wait',
  '/reference/api/hayride#post-v1-sessions-stop': 'cancel, terminate, abort job, docker stop',
  '/reference/api/hayride#request': 'post body, parameters',
  '/reference/api/hayride#response': 'return json, answer fields, pagination, result format',
  '/reference/api/hayride#routes': 'endpoints, paths, swagger, url list',
  '/reference/api/hayride#session':
    'job status, polling, wait until finished, output of a run, async job, timeout',
  '/reference/api/hayride#start': 'launch api server, daemon, background, health check, ping',
  '/reference/api/hayride-ai':
    'chat completions, openai compatible, openai api, ollama api, llm endpoint, rest api, inference api, chatgpt',
  '/reference/api/hayride-ai#defaults-and-unknowns': 'change port, api key',
  '/reference/api/hayride-ai#errors': 'error codes, 400, 500, bad request, error handling',
  '/reference/api/hayride-ai#example': 'curl chat, sample request, multi-turn',
  '/reference/api/hayride-ai#message':
    'chat message, user assistant, image input, multimodal, json format, attachments',
  '/reference/api/hayride-ai#post-v1-generate':
    'chat completion, ask a question, curl chat, inference, completion, stream, streaming, stream model output, stream the answer',
  '/reference/api/hayride-ai#request':
    'post body, choose model, chat history, temperature, payload',
  '/reference/api/hayride-ai#route': 'endpoint, url, swagger, chat completions',
  '/reference/api/hayride-ai#sizes':
    'context window, max tokens, context length, prompt too long, truncated answer, cut off',
  '/reference/api/hayride-ai#start': 'launch llm server, ai daemon, turn on ai, port 8082',
  '/reference/api/hayride-ai#tool': 'custom functions, own tools',
  '/reference/api/hayride-ai#tool-output-content': 'tool result, function result, mime type',
  '/reference/bindings': 'sdk, client library, ffi',
  '/reference/bindings#how-to-choose': 'which sdk, which package, pick library',
  '/reference/bindings#versions': 'compatible versions, upgrade, mismatch',
  '/reference/bindings#what-exists': 'sdk list, java, c#, dotnet, kotlin, swift, typescript',
  '/reference/bindings/go': 'golang sdk, go library, godoc, api docs',
  '/reference/bindings/go#defaults': 'default port, header size, default values',
  '/reference/bindings/go#example': 'sample code, minimal program, usage',
  '/reference/bindings/go#export-errors': 'error mapping, custom error, error conversion',
  '/reference/bindings/go#handles':
    'drop, use after free, resource leak, lifetime, release, unknown handle',
  '/reference/bindings/go#import-errors': 'unwrap, inspect error, error string',
  '/reference/bindings/go#import-rules':
    'unresolved import, which import to add, undefined, build error, blank import',
  '/reference/bindings/go#known-problems':
    'bugs, issues, workaround, limitations, crash, broken, does not work',
  '/reference/bindings/go#packages': 'modules, import paths, index',
  '/reference/bindings/go#registration': 'where to put code, implement interface, constructor',
  '/reference/bindings/go#synopsis': 'install, required versions, license',
  '/reference/bindings/go#versions':
    'compatibility matrix, changelog, which bindings version, upgrade, matching release',
  '/reference/interfaces': 'api list, capabilities, system calls, host functions',
  '/reference/interfaces#core-types': 'json payload types, dto',
  '/reference/interfaces#core-version': 'check for updates, newer release, update check',
  '/reference/interfaces#db-db': 'connect to postgres, insert, select, connection string',
  '/reference/interfaces#db-types': 'column types, null values, sql types, transaction isolation',
  '/reference/interfaces#errors': 'error handling, exception',
  '/reference/interfaces#get-a-package': 'install wit, dependency url, where to find, fetch',
  '/reference/interfaces#hayride-db': 'postgres, sql query, storage, persistence',
  '/reference/interfaces#hayride-silo':
    'spawn, subprocess, start component from component, orchestrate, exec, privileged',
  '/reference/interfaces#hayride-wac':
    'link at runtime, dynamic composition, compose programmatically',
  '/reference/interfaces#hayride-wasip2': 'standard imports, base world, preview 2',
  '/reference/interfaces#host': 'runtime support, implemented by host, supported imports, built in',
  '/reference/interfaces#map': 'dependency graph, diagram, depends on, transitive dependencies',
  '/reference/interfaces#packages':
    'overview of apis, available capabilities, what can i use, list of wit packages',
  '/reference/interfaces#read-an-entry': 'legend, notation, badges',
  '/reference/interfaces#silo-process':
    'exec, shell command, subprocess, spawn, fork, sandbox escape, child process',
  '/reference/interfaces#silo-threads':
    'spawn component, background job, parallel, worker, concurrency, multithreading',
  '/reference/interfaces#versions': 'version mismatch, incompatible, upgrade, compatibility',
  '/reference/interfaces#wac-wac': 'dynamic linking, compose programmatically, merge at runtime',
  '/reference/interfaces#wasi': 'posix, stdin, preview 2',
  '/reference/interfaces#wasip2-exports': 'main function',
  '/reference/interfaces#wasip2-imports': 'which wasi, default imports, sockets missing',
  '/reference/interfaces/ai': 'llm, embeddings, rag, vector, chat, function calling, huggingface',
  '/reference/interfaces/ai#defaults': 'encoding, null values, missing field',
  '/reference/interfaces/ai#errors': 'ai failure, missing component',
  '/reference/interfaces/ai#example': 'sample world, chat world',
  '/reference/interfaces/ai#model-options':
    'sampling, hyperparameters, gpu layers, creativity, deterministic, num_context',
  '/reference/interfaces/ai#sizes':
    'context window, max prompt, truncated answer, num_ctx, cut off, overflow',
  '/reference/interfaces/ai#synopsis': 'overview of ai apis',
  '/reference/interfaces/http': 'rest, web, networking, fetch',
  '/reference/interfaces/http#defaults':
    'ssl, http2, timeouts, body size limit, keepalive, certificate, upload size',
  '/reference/interfaces/http#errors': '500, timeout',
  '/reference/interfaces/http#example': 'sample world, proxy world',
  '/reference/interfaces/http#hayride-http': 'listen address, bind, server settings, port',
  '/reference/interfaces/http#hayride-socket': 'realtime, ws, push, bidirectional, live connection',
  '/reference/interfaces/http#synopsis':
    'overview of http apis, server or client interface, which interface',
  '/platform/core/cli#error-number-2': 'morph not found',
};
