type Mark = {line: number; column: number};

/**
 * The `line:column message` of a YAML error in front matter; lines count from the top of the file.
 * The parser counts from the line after the opening `---`.
 */
export function readYamlError(error: unknown): string {
  const {reason, mark, message} = error as {reason?: string; mark?: Mark; message?: string};
  const remedy = 'Quote values that contain a colon, a hash or a quotation mark.';
  if (!mark) {
    return `1 front matter cannot be read: ${message ?? String(error)}. ${remedy}`;
  }
  return `${mark.line + 2}:${mark.column + 1} front matter is no valid YAML: ${reason ?? message}. ${remedy}`;
}
