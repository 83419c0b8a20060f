// Wrapped: reader views judge by words in classes, and drop a heading for the “scroll” in the theme's own.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/Heading';
import Heading from '@theme-original/Heading';

/** Renders a heading with a class that makes reader views keep it. */
export default function ContentHeading({className, ...props}: Props): ReactNode {
  return <Heading {...props} className={clsx('content-heading', className)} />;
}
