import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {main: ['home', 'guide', 'tour']};

export default sidebars;
