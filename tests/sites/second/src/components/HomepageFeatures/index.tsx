import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** Replaces the template's component, whose pictures need a plugin that this repository does not have. */
export default function HomepageFeatures(): ReactNode {
  const source = useBaseUrl('/img/undraw_docusaurus_tree.svg');
  return (
    <section className="container padding-vert--lg">
      <img src={source} alt="" width="200" height="180" />
      <p>What comes first on this site has a look of its own.</p>
    </section>
  );
}
