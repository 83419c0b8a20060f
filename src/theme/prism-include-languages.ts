// Replaced (theme-classic 3.10.2): the theme's own ships Prism's catalogue of languages on every
// page; code is coloured at build and no Prism runs here.

/** What the theme calls to add languages to Prism: there is none to add. */
export default function prismIncludeLanguages(): void {}
