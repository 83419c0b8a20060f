import MDXComponents from '@theme-original/MDXComponents';
import Diagram from '@theme/Diagram';

/** Wrapped, because the reference draws its worlds. */
export default {...MDXComponents, Diagram};
