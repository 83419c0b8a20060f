import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The reading order of all pages, written by hand: the specification's table of routes. */
const sidebars: SidebarsConfig = {
  docs: [
    'index',
    'installation',
    {
      type: 'category',
      label: 'Platform',
      link: {type: 'doc', id: 'category/platform'},
      collapsed: false,
      items: [
        'platform/overview',
        {
          type: 'category',
          label: 'Concepts',
          link: {type: 'doc', id: 'platform/concepts/index'},
          items: [
            'platform/concepts/wasm',
            'platform/concepts/morphs',
            'platform/concepts/design-patterns',
          ],
        },
        {
          type: 'category',
          label: 'Core',
          link: {type: 'doc', id: 'category/core'},
          items: ['platform/core/cli', 'platform/core/runtime', 'platform/core/server'],
        },
      ],
    },
    {
      type: 'category',
      label: 'Developer guides',
      link: {type: 'doc', id: 'category/developer-guides'},
      collapsed: false,
      items: [
        {
          type: 'category',
          label: 'Languages',
          link: {type: 'doc', id: 'category/languages'},
          items: [
            'developer-guides/languages/go',
            'developer-guides/languages/rust',
            'developer-guides/languages/js',
            'developer-guides/languages/python',
            'developer-guides/languages/c',
            'developer-guides/languages/wit',
            'developer-guides/languages/wac',
          ],
        },
        {
          type: 'category',
          label: 'Examples',
          link: {type: 'doc', id: 'developer-guides/examples/index'},
          items: [
            'developer-guides/examples/hello-world',
            'developer-guides/examples/composition',
            {
              type: 'category',
              label: 'HTTP',
              link: {type: 'doc', id: 'developer-guides/examples/http/index'},
              items: [
                'developer-guides/examples/http/server',
                'developer-guides/examples/http/client',
                'developer-guides/examples/http/client-reactor',
                'developer-guides/examples/http/server-client',
              ],
            },
            {
              type: 'category',
              label: 'AI',
              link: {type: 'doc', id: 'developer-guides/examples/ai/index'},
              items: [
                'developer-guides/examples/ai/tools',
                'developer-guides/examples/ai/context',
                'developer-guides/examples/ai/model-formatting',
                'developer-guides/examples/ai/agent',
              ],
            },
            {
              type: 'category',
              label: 'Bindings',
              // Translations are kept by labels, and the reference has this one too.
              key: 'example-bindings',
              link: {type: 'doc', id: 'developer-guides/examples/bindings/index'},
              items: ['developer-guides/examples/bindings/custom-bindings'],
            },
          ],
        },
        {
          type: 'category',
          label: 'Advanced',
          link: {type: 'doc', id: 'category/advanced'},
          items: ['developer-guides/advanced/configuration', 'developer-guides/advanced/debugging'],
        },
        'developer-guides/tools',
      ],
    },
    {
      type: 'category',
      label: 'References',
      link: {type: 'doc', id: 'category/references'},
      collapsed: false,
      items: [
        {
          type: 'category',
          label: 'API',
          link: {type: 'doc', id: 'reference/api/index'},
          items: ['reference/api/hayride', 'reference/api/hayride-ai'],
        },
        {
          type: 'category',
          label: 'Bindings',
          link: {type: 'doc', id: 'reference/bindings/index'},
          items: ['reference/bindings/go'],
        },
        {
          type: 'category',
          label: 'Interfaces',
          link: {type: 'doc', id: 'reference/interfaces/index'},
          items: ['reference/interfaces/ai', 'reference/interfaces/http'],
        },
      ],
    },
  ],
};

export default sidebars;
