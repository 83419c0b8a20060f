/** What a diagram's parts can be; each is a colour in `src/css/diagram.css`. */
const CLASSES = ['guest', 'host', 'data', 'external', 'muted', 'sandbox', 'optional'];

/** Attributes that the style sheet owns: a diagram that sets them would not follow light and dark. */
const STYLE_ATTRIBUTES = [
  ...['color', 'bgcolor', 'fillcolor', 'fontcolor', 'pencolor'],
  ...['fontname', 'fontsize', 'style', 'penwidth'],
];

/** One thing wrong in a diagram: its line (1-based, within the diagram) and what to do. */
export type DiagramFinding = {line: number; message: string};

/** What the style sheet could not follow: unknown classes and attributes that set a style. */
export function checkDiagram(source: string): DiagramFinding[] {
  return source.split('\n').flatMap((text, index) =>
    [...checkClasses(text), ...checkAttributes(text)].map((message) => ({
      line: index + 1,
      message,
    })),
  );
}

function checkClasses(text: string): string[] {
  const names = [...text.matchAll(/\bclass\s*=\s*(?:"([^"]*)"|([\w-]+))/g)].flatMap(
    ([, quoted, bare]) => (quoted ?? bare ?? '').trim().split(/\s+/),
  );
  return names
    .filter((name) => !CLASSES.includes(name))
    .map((name) => `unknown class "${name}" in a diagram. Use one of ${CLASSES.join(', ')}.`);
}

function checkAttributes(text: string): string[] {
  const code = text.replace(/"(?:[^"\\]|\\.)*"/g, '""');
  return STYLE_ATTRIBUTES.filter((name) => new RegExp(`(?<![\\w-])${name}\\s*=`).test(code)).map(
    (name) =>
      `"${name}" is set in a diagram. Colours and fonts follow the page: use class instead.`,
  );
}
