import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  main: ['home'],
  empty: [{type: 'html', value: 'Nothing to see', defaultStyle: true}],
};

export default sidebars;
