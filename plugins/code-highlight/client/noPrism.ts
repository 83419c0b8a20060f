/** Stands in for `prism-react-renderer`, which the classic theme imports and this site never uses. */
export const Prism = {};
export const themes = {};
