import {describe, expect, it} from 'vitest';
import watchFolders from '../watchFolders.mjs';

describe('the folders that pages are made of', () => {
  it('are dependencies of every page for the bundler, and the page stays as it is', () => {
    const dependencies: string[] = [];
    const context = {
      getOptions: () => ({folders: ['/site/wit', '/site/plugins']}),
      addContextDependency: (folder: string) => dependencies.push(folder),
    };
    expect(Reflect.apply(watchFolders, context, ['# Page'])).toBe('# Page');
    expect(dependencies).toEqual(['/site/wit', '/site/plugins']);
  });
});
