import type {ClientModule} from '@docusaurus/types';
import {tellRouteShown} from './pageEvents';

/** Tells those who wait for the content of a page that the framework has shown another one; a client module. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  previousLocation,
  location,
}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) tellRouteShown();
};
