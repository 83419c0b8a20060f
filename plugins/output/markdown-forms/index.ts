import type {Element, ElementContent} from 'hast';
import {type ContentOptions, OUTPUT} from 'docusaurus-page-markdown';
import {
  bold,
  definedLink,
  element,
  ensure,
  fence,
  findAll,
  listChildren,
  listClasses,
  type Plain,
  readProperty,
  readText,
  text,
  unwrap,
  writeFold,
  writeLine,
} from 'docusaurus-page-markdown/forms';
import {CONTENT_CLASSES} from '../../lib/contentClasses';

/** Markdown forms of this site's components: options of `writeMarkdown`. */
export const MARKDOWN_FORMS = {
  forms: {
    // src/components
    columns: unwrap,
    frame: unwrap,
    [CONTENT_CLASSES.ground]: markGround,

    // src/theme
    fold: writeFold,
    [CONTENT_CLASSES.provenance]: writeLine,
    'tab-group': listTabs,

    // plugins/content/code-highlight, plugins/content/diagrams
    block: writeBlock,
    signature: (component) => [
      fence(readCode(component), {language: readLanguage(component), isSignature: true}),
    ],
    figure: describePicture,

    // plugins/content/tutorial, plugins/content/example-archives
    step: unwrap,
    step__number: unwrap,
    'step-result': writeLine,
    [CONTENT_CLASSES.foldHint]: unwrap,
    [CONTENT_CLASSES.download]: unwrap,

    // plugins/references
    'entry-example': unwrap,
    'entry-type': unwrap,
    [CONTENT_CLASSES.contract]: unwrap,
    'contract-side': unwrap,
  },
  styleClasses: ['content-heading', 'content-term', 'whole'],
  endClasses: [CONTENT_CLASSES.provenance],
} as const satisfies ContentOptions;

/** Returns a list with an item for each panel, which starts with its label. */
function listTabs(component: Element, plain: Plain): ElementContent[] {
  const panels = findAll(component, (each) => readProperty(each, 'role') === 'tabpanel');
  const items = panels.map((panel) => {
    const label = ensure(readProperty(panel, 'dataLabel'), 'a panel has no data-label');
    return element('li', [bold([text(label)]), ...plain(panel.children)]);
  });
  return [element('ul', items)];
}

/** Returns the mark of a statement's ground, which may be part of a line. */
function markGround(component: Element, plain: Plain): ElementContent[] {
  if (component.tagName !== 'a') return writeLine(component, plain);
  const href = ensure(readProperty(component, 'href'), 'the mark has no link');
  return plain([definedLink(component.children, {href, title: readProperty(component, 'title')})]);
}

/** Returns a fence with its language and title, and the output of its commands as another fence. */
function writeBlock(component: Element): ElementContent[] {
  const caption = listChildren(component).find(({tagName}) => tagName === 'figcaption');
  const isTitle = caption && !listClasses(caption).includes(CONTENT_CLASSES.codeLabel);
  const title = isTitle ? readText(caption) : undefined;
  const [output] = findAll(component, (each) => listClasses(each).includes('output'));
  return [
    fence(readCode(component), {language: readLanguage(component), title}),
    ...(output ? [element('p', [text(OUTPUT)]), fence(readCode(output))] : []),
  ];
}

function readCode(around: Element): string {
  const [code] = findAll(around, ({tagName}) => tagName === 'pre');
  return readText(ensure(code, 'there is no code in it'));
}

function readLanguage(component: Element): string {
  return ensure(readProperty(component, 'dataLanguage'), 'it has no data-language');
}

function describePicture(component: Element): ElementContent[] {
  const [drawing] = findAll(component, ({tagName}) => tagName === 'svg');
  const [caption] = findAll(component, ({tagName}) => tagName === 'figcaption');
  const alternative = ensure(
    drawing && readProperty(drawing, 'ariaLabel'),
    'the drawing has no aria-label',
  );
  const title = element('strong', [text(`Picture: ${readText(caption)}.`)]);
  return [element('p', [title, text(` ${alternative}`)])];
}
