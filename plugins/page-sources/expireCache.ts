import type {Configuration} from 'webpack';

/** What only Rspack's configuration has. */
type Experiments = {cache?: false | {buildDependencies?: string[]}};

/**
 * What to add to the bundler's configuration so that it drops its cache of earlier runs once a file
 * below one of the folders, given by their full paths, has changed. Nothing where it keeps none.
 */
export function expireCache(config: Configuration, folders: string[]): Configuration {
  const {cache} = (config.experiments ?? {}) as Experiments;
  const experiments: Experiments = {cache: {buildDependencies: folders}};
  return cache ? {experiments} : {};
}
