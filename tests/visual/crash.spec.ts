import {expect} from '@playwright/test';
import {fixtureSiteTest} from '../support/fixtureSiteTest';
import {heading, turnWheel} from '../support/page';
import {testView} from './testView';

const test = fixtureSiteTest('failing-pages');
// The site is built once for each worker.
test.describe.configure({mode: 'default'});

testView(
  test,
  'crash',
  async (page) => {
    await page.addInitScript(() => {
      window.sessionStorage.setItem('crash', 'page');
      // This fixture site does not follow the system's mode.
      const {matches} = window.matchMedia('(prefers-color-scheme: dark)');
      window.localStorage.setItem('theme', matches ? 'dark' : 'light');
    });
    await page.goto('/fragile');
    await turnWheel(page);
    await expect(heading(page)).toHaveText('This page crashed');
  },
  {isReloaded: true},
);
