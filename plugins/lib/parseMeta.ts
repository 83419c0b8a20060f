/**
 * Parses the settings after a fence's language: `title="A b" no-check="why" expect-error`. A setting without a value
 * is `true`. Throws at anything else, such as an unclosed quote.
 */
export function parseMeta(meta: string | null | undefined): Record<string, string | true> {
  const settings: Record<string, string | true> = {};
  let rest = (meta ?? '').trim();
  while (rest !== '') {
    const match = rest.match(/^([a-z][a-z-]*)(?:="([^"]*)"|=([^\s"]+))?(?=\s|$)/);
    if (!match?.[1]) {
      throw new Error(
        `bad settings of a code block: ${rest}. Write name="value", with the quotes closed.`,
      );
    }
    settings[match[1]] = match[2] ?? match[3] ?? true;
    rest = rest.slice(match[0].length).trim();
  }
  return settings;
}
