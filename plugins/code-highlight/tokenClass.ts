/**
 * The class of a token from the colour that Shiki's CSS variables theme gives it:
 * `var(--token-keyword)` becomes `tok-keyword`; the plain foreground has none.
 */
export function tokenClass(color: string | undefined): string | undefined {
  const kind = color?.match(/^var\(--token-(?:token-)?([a-z-]+)\)$/)?.[1];
  return kind && kind !== 'foreground' ? `tok-${kind}` : undefined;
}
