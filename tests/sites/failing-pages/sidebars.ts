import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {main: ['home', 'fragile', 'plain']};

export default sidebars;
