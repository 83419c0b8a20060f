import {DIAGRAM_CLASSES, STYLE_ATTRIBUTES} from './diagramClasses';
import type {DiagramFinding} from './types';

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
    .filter((name) => !(DIAGRAM_CLASSES as readonly string[]).includes(name))
    .map(
      (name) => `unknown class "${name}" in a diagram. Use one of ${DIAGRAM_CLASSES.join(', ')}.`,
    );
}

function checkAttributes(text: string): string[] {
  const code = text.replace(/"(?:[^"\\]|\\.)*"/g, '""');
  return STYLE_ATTRIBUTES.filter((name) => new RegExp(`(?<![\\w-])${name}\\s*=`).test(code)).map(
    (name) =>
      `"${name}" is set in a diagram. Colours and fonts follow the page: use class instead.`,
  );
}
