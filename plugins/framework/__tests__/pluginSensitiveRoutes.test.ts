import type {LoadContext, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {expect, it, vi} from 'vitest';
import {pluginSensitiveRoutes} from '../index';

const PAGE = {path: '/a/b', component: '@theme/DocItem', exact: true};
const ROOT = {path: '/', component: '@theme/DocRoot'};

vi.mock('@docusaurus/plugin-content-docs', () => ({
  validateOptions: () => 'the options',
  default: () => ({
    name: 'docs',
    contentLoaded: ({actions}: {actions: PluginContentLoadedActions}) =>
      actions.addRoute({...ROOT, routes: [PAGE]}),
  }),
}));

it('adds the routes of the docs, all of them case-sensitive', async () => {
  const routes: RouteConfig[] = [];
  const actions = {addRoute: (route: RouteConfig) => routes.push(route)};
  const plugin = await pluginSensitiveRoutes({} as LoadContext, {});
  await plugin.contentLoaded?.({content: {}, actions: actions as never});
  expect(plugin.name).toBe('docs');
  expect(routes).toEqual([{...ROOT, sensitive: true, routes: [{...PAGE, sensitive: true}]}]);
});
