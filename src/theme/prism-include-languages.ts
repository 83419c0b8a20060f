// Replaced: the theme's own ships Prism's catalogue of languages on every page; here code is coloured
// at build, and no Prism runs.

/** What the theme calls to add languages to Prism: there is none to add. */
export default function prismIncludeLanguages(): void {}
