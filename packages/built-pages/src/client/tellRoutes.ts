import type {ClientModule} from '@docusaurus/types';
import {tellContentShown} from './pageEvents';

/** The key of the last location that listeners were notified of. */
let told: string | undefined;

/** Notifies the listeners of `onContentShown` when Docusaurus has shown another page; a client module. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  previousLocation,
  location,
}) => {
  // Two plugins may list this module.
  const isNew = previousLocation !== null && told !== location.key;
  told = location.key;
  if (isNew && previousLocation.pathname !== location.pathname) tellContentShown();
};
