/** Reference pages import the filter of their entries, which is the site's own. */
export default function EntryFilter(): null {
  return null;
}
