import {DiagramError} from './drawDiagram';

/** What a diagram's parts can be; `theme/Diagram` draws each in its colours of `src/css/tokens.css`. */
const CLASSES = ['guest', 'host', 'data', 'external', 'muted', 'sandbox', 'optional'];

/**
 * Attributes that belong to the style sheet: a diagram that sets them would not follow light and
 * dark.
 */
const STYLE_ATTRIBUTES = [
  ...['color', 'bgcolor', 'fillcolor', 'fontcolor', 'pencolor'],
  ...['fontname', 'fontsize', 'style', 'penwidth'],
];

/** Refuses what the style sheet could not follow: an unknown class, an attribute that sets a style. */
export function checkDiagram(source: string): void {
  for (const [index, text] of source.split('\n').entries()) {
    const message = explainClass(text) ?? explainAttribute(text);
    if (message !== undefined) {
      throw new DiagramError(message, index + 1);
    }
  }
}

function explainClass(text: string): string | undefined {
  const names = [...text.matchAll(/\bclass\s*=\s*(?:"([^"]*)"|([\w-]+))/g)].flatMap(
    ([, quoted, bare]) => (quoted ?? bare ?? '').trim().split(/\s+/),
  );
  const name = names.find((name) => !CLASSES.includes(name));
  return name === undefined
    ? undefined
    : `unknown class "${name}" in a diagram. Use one of ${CLASSES.join(', ')}.`;
}

function explainAttribute(text: string): string | undefined {
  const code = text.replace(/"(?:[^"\\]|\\.)*"/g, '""');
  const name = STYLE_ATTRIBUTES.find((name) => new RegExp(`(?<![\\w-])${name}\\s*=`).test(code));
  return name === undefined
    ? undefined
    : `"${name}" is set in a diagram. Colours and fonts follow the page: use class instead.`;
}
