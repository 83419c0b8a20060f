/** What all pictures share: the site's colours in light mode and its mark. */
export type Look = {
  paper: string;
  heading: string;
  section: string;
  muted: string;
  accent: string;
  /** The drawing of the logo, without its frame, in a square of `markSize` units. */
  mark: string;
  /** The same as lines of the accent colour. */
  outline: string;
  markSize: number;
};

/**
 * Reads the look of the pictures from the site's design tokens and its logo, so that they never
 * differ from its pages. Refuses a token or a logo that it cannot read.
 */
export function readLook(tokens: string, logo: string): Look {
  const [, size, drawing] =
    /<svg [^>]*viewBox="0 0 (\d+) \1"[^>]*>([\s\S]*)<\/svg>/.exec(logo) ?? [];
  if (size === undefined || drawing === undefined) {
    throw new Error('social-pictures: the logo is no square <svg>. Give it viewBox="0 0 n n".');
  }
  const mark = drawing.replace(/<title>.*?<\/title>/, '').trim();
  const accent = readColour(tokens, '--site-accent');
  return {
    paper: readColour(tokens, '--ifm-background-color'),
    heading: readColour(tokens, '--ifm-heading-color'),
    section: readColour(tokens, '--ifm-color-primary'),
    muted: readColour(tokens, '--site-text-muted'),
    accent,
    mark,
    outline: mark
      .replace(/fill="#\w+"/g, 'fill="none"')
      .replace(/stroke="#\w+"/g, `stroke="${accent}"`),
    markSize: Number(size),
  };
}

/** The first value is that of light mode. */
function readColour(tokens: string, name: string): string {
  const colour = new RegExp(`${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (colour === undefined) {
    throw new Error(`social-pictures: ${name} is no colour such as #fffefb. Correct the tokens.`);
  }
  return colour;
}
