/**
 * Renders nothing in place of the theme's structured data, which has addresses that redirect, and also runs in the
 * browser. The build adds it instead (plugins/output/structured-data).
 */
export default function DocBreadcrumbsStructuredData(): null {
  return null;
}
