/** JSON on one line where it fits into `width` characters, else one line for each entry. */
export function formatJson(value: unknown, width = 80, indent = ''): string {
  const flat = flatten(value);
  if (indent.length + flat.length <= width || typeof value !== 'object' || value === null) {
    return flat;
  }
  const inner = `${indent}  `;
  const [open, close, lines] = Array.isArray(value)
    ? ['[', ']', value.map((item) => formatJson(item, width, inner))]
    : [
        '{',
        '}',
        Object.entries(value).map(
          ([key, item]) => `${JSON.stringify(key)}: ${formatJson(item, width, inner)}`,
        ),
      ];
  return `${open}\n${lines.map((line) => inner + line).join(',\n')}\n${indent}${close}`;
}

function flatten(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${value.map(flatten).join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(
      ([key, item]) => `${JSON.stringify(key)}: ${flatten(item)}`,
    );
    return `{${entries.join(', ')}}`;
  }
  return JSON.stringify(value);
}
