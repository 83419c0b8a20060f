import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  main: ['home', 'guide/start', 'guide/more'],
  api: ['api/index', 'api/calls'],
  extra: ['extra'],
};

export default sidebars;
