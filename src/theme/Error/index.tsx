// Wrapped: where a browser or an extension has changed the frame of a page under React, a new start mends it.
import React, {type ReactNode} from 'react';
import type {Props} from '@theme/Error';
import OriginalError from '@theme-original/Error';
import {useNewStart} from './useNewStart';

/** Renders an error in place of a page whose frame crashed. */
export default function Error(props: Props): ReactNode {
  return useNewStart(props.error) ? null : <OriginalError {...props} />;
}
