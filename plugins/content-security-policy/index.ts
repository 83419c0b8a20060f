import {mapPages, type PageStep} from '../shared/builtSite';
import {replaceStyleAttributes, securePage} from './securePage';

/** Gives the elements classes that the framework renders with style attributes. The first step. */
export const replaceStyles: PageStep = ({pages}) => mapPages(pages, replaceStyleAttributes);

/**
 * Makes each built page follow a strict content security policy and contain it, for hosts that send
 * no headers. A page with a style attribute that is not known stops the build. The last step: the
 * policy has the hash of each inline script and style.
 */
export const securePages: PageStep = ({pages}) => mapPages(pages, securePage);
