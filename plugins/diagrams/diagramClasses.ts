/** What a diagram's parts can be; each is a colour in `src/css/diagram.css`. */
export const DIAGRAM_CLASSES = [
  'guest',
  'host',
  'data',
  'external',
  'muted',
  'sandbox',
  'optional',
] as const;

/** Attributes that the style sheet owns: a diagram that sets them would not follow light and dark. */
export const STYLE_ATTRIBUTES = [
  'color',
  'bgcolor',
  'fillcolor',
  'fontcolor',
  'pencolor',
  'fontname',
  'fontsize',
  'style',
  'penwidth',
] as const;
