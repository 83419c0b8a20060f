import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import FragileNavbarItem from './FragileNavbarItem';

/** Adds the one item type that only this fixture knows. */
export default {...ComponentTypes, 'custom-fragile': FragileNavbarItem};
