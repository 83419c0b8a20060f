// Wrapped: after its id has changed, the theme's own stays hidden by the style sheet for one more
// visit, because its inline script knows the dismissal but not the id.
import React, {type ReactNode} from 'react';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {createStorageSlot, useThemeConfig} from '@docusaurus/theme-common';
import AnnouncementBar from '@theme-original/AnnouncementBar';

const seenId = createStorageSlot('docusaurus.announcement.id');

/** The announcement above the navbar; one that was never seen shows at once. */
export default function AnnouncementBarWrapper(): ReactNode {
  const {announcementBar} = useThemeConfig();
  // A layout effect, because the framework stores the new id in an effect, which comes later.
  useIsomorphicLayoutEffect(() => {
    if (seenId.get() !== announcementBar?.id) {
      document.documentElement.dataset.announcementBarInitiallyDismissed = 'false';
    }
  }, [announcementBar]);
  return <AnnouncementBar />;
}
