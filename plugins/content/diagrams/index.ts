import type {Plugin} from '@docusaurus/types';
import path from 'node:path';

export {drawDiagram} from './drawDiagram';
export {default as remarkDiagrams} from './remarkDiagrams';

/** Brings the component that shows a diagram; `remarkDiagrams` draws them. */
export default function pluginDiagrams(): Plugin {
  return {
    name: 'diagrams',
    getThemePath: () => path.join(__dirname, 'theme'),
  };
}
