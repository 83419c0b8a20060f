// Wrapped: the foot of a page says how the page was checked, above its date and the link to edit it.
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Footer from '@theme-original/DocItem/Footer';
import {CONTENT_CLASSES} from '../../../../plugins/lib/contentClasses';
import {type GroundName, CHECKED_WITH} from '../../../../plugins/lib/grounds';

const {commit, wasmtime, interfaces, bindings} = CHECKED_WITH;

const TEXTS: Readonly<Record<GroundName, string>> = {
  run: `Checked by running Hayride ${commit} with Wasmtime ${wasmtime}.`,
  source: `Checked against the source of the runtime (${commit}), the interfaces (${interfaces}) and the Go bindings (${bindings}).`,
  docs: 'Taken from the project’s documentation: this code is closed.',
};

/** Renders the foot of a page: the ground of its statements, its date, and the link to edit it. */
export default function DocItemFooterWrapper(): ReactNode {
  const {ground} = useDoc().frontMatter as {ground?: GroundName};
  return (
    <>
      {ground && (
        <p className={CONTENT_CLASSES.provenance}>
          {TEXTS[ground]} <Link to="/platform/overview#how-checked">How pages are checked</Link>
        </p>
      )}
      <Footer />
    </>
  );
}
