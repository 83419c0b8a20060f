import {describe, expect, it} from 'vitest';
import {pluginNavbarPosition} from '../index';

const validate = (items?: object[]) =>
  pluginNavbarPosition.validateThemeConfig({themeConfig: {navbar: {items}}}).navbar.items;

describe('the position of navbar items', () => {
  it('is right where an item names none', () => {
    expect(validate([{label: 'A'}])).toEqual([{label: 'A', position: 'right'}]);
  });

  it('stays what an item names', () => {
    const items = [{position: 'left'}, {position: 'right'}];
    expect(validate(items)).toEqual(items);
  });

  it('changes nothing for a site without items', () => {
    expect(validate(undefined)).toBeUndefined();
    expect(pluginNavbarPosition.validateThemeConfig({themeConfig: {}})).toEqual({});
  });
});
