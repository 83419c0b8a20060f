/**
 * The theme describes the trail of a page here, with addresses that redirect, in the browser too. The
 * build does it instead (plugins/output/structured-data).
 */
export default function DocBreadcrumbsStructuredData(): null {
  return null;
}
