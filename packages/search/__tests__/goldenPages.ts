import type {Entry, Page} from '../src/types';

const page = (url: string, title: string, text: string, entries: Entry[] = []): Page => ({
  ...{url, title, text, entries},
  summary: '',
});

const section = (anchor: string, headings: string, text: string): Entry => {
  const [name = '', ...above] = headings.split(' > ').reverse();
  return {anchor, name, trail: above.reverse(), text};
};

/** A small site with the answers to all queries of the golden table, and pages that compete with them. */
export const GOLDEN_PAGES: Page[] = [
  page('/', 'Overview', 'The platform runs components in a sandbox. Configuration comes last.'),
  {
    ...page('/cli', 'CLI', 'The command line answers each lantern command.', [
      section('cast', 'Commands > cast', 'lantern cast --package hello:world runs a crane.'),
      section('register', 'Commands > register', 'Takes the flag --package=name and --bin.'),
      section('list', 'Commands > list', 'Lists every package of the registry.'),
      section('errors', 'Errors', 'A command that fails prints why the package is not there.'),
      {
        ...{family: 'cli', kind: 'flag', name: 'lantern cast --package', anchor: 'package'},
        summary: 'The crane to run.',
      },
      {
        ...{family: 'error', kind: 'message', name: 'cannot open "<file>": …'},
        ...{anchor: 'cannot-open', summary: 'Check the path.'},
      },
    ]),
    keywords: ['crash', 'does not load the model'],
  },
  page('/configuration', 'Configuration', 'The file config.yaml in ~/.lantern is read at start.', [
    section('log', 'Logging', 'Set LANTERN_LOG_LEVEL=debug for more.'),
    section('level', 'Levels', 'Which level a log line has.'),
  ]),
  page('/interfaces', 'Interfaces', 'The package lantern:ai@0.0.65 and wasi:http/types@0.2.0.', [
    section('model', 'Model', 'Import lantern:ai/model@0.0.65 to use a model.'),
    {
      ...{family: 'wit', kind: 'function', name: 'lantern:ai/model.load-model'},
      ...{anchor: 'load-model', summary: 'Loads a model.'},
    },
  ]),
  page('/ai', 'AI', 'A model of the lantern project answers.'),
  page('/runtime', 'Runtime', 'The isolation that a component gets, and what it may call.', [
    section('sandbox', 'Sandbox', 'What crosses the boundary of a component.'),
    section('limits', 'Limits', 'The sandbox has no memory limit. Run only what you trust.'),
  ]),
  page('/rust', 'Rust', 'Build a component in Rust.'),
  page('/c', 'C', 'Build a component in C with clang and cmake.'),
];
