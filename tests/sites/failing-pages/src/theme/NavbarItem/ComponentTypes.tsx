import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import FragileNavbarItem from './FragileNavbarItem';

/** Adds the item type that only this fixture has. */
export default {...ComponentTypes, 'custom-fragile': FragileNavbarItem};
