import type {ClientModule} from '@docusaurus/types';
import {tellContentShown} from './pageEvents';

/** The key of the last location that was told of. */
let told: string | undefined;

/** Tells those who wait for the content of a page that the framework has shown another one; a client module. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  previousLocation,
  location,
}) => {
  // Two plugins may list this module.
  const isNew = previousLocation !== null && told !== location.key;
  told = location.key;
  if (isNew && previousLocation.pathname !== location.pathname) tellContentShown();
};
