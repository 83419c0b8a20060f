import postcss, {type ChildNode, type Declaration, type Root} from 'postcss';
import {addTo} from '../shared/addTo';

/** Selectors of the root element, whatever its mode. */
const ROOT = /^(?::root|html(?:\[data-theme=\w+\])?|\[data-theme=\w+\])$/;
const VARIABLE = /--[\w-]+/g;

/** A property for one side of a box, of which the shorthand sets all. */
const SIDE = /^(margin|padding)-(?:top|right|bottom|left)$/;

/** A longer value, such as an icon, is written out where it is used only once. */
const LONG = 60;

/**
 * A style sheet without redundancy: layered declarations that an unlayered rule always overrides are
 * dropped, and variables that never change are replaced by their value. `scripts` is the text of the
 * site's scripts: what they name stays a variable.
 */
export function resolveStyles(styles: string, scripts: string): string {
  const root = postcss.parse(styles);
  dropOverridden(root);
  dropEmptyLayers(root);
  const isKept = new Set(scripts.match(VARIABLE));
  while (inlineConstants(root, isKept));
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  return root.toString();
}

/** The selectors that one with a final `:is()` stands for. */
function listChoices(selector: string): string[] {
  const [, rest = '', choices] = selector.match(/^([^(]+ ):is\(([\w,]+)\)$/) ?? [];
  return choices === undefined ? [selector] : choices.split(',').map((choice) => rest + choice);
}

/** Drops what a layer says of elements of which an unlayered rule says the same. */
function dropOverridden(root: Root): void {
  const own = new Map<string, Set<string>>();
  for (const rule of root.nodes) {
    if (rule.type === 'rule') {
      for (const selector of rule.selectors.flatMap(listChoices).map(nameRoot)) {
        const properties = own.get(selector) ?? new Set();
        own.set(selector, properties);
        rule.each((node) => void (node.type === 'decl' && properties.add(node.prop)));
      }
    }
  }
  root.walkAtRules('layer', (layer) =>
    layer.walkRules((rule) => {
      const selectors = rule.selectors.map(nameRoot);
      rule.each((node) => {
        if (node.type !== 'decl' || node.important) return;
        const properties = [node.prop, node.prop.replace(SIDE, '$1')];
        const isOverridden = (selector: string) =>
          // A child is a descendant too.
          [selector, selector.replaceAll('>', ' ')].some((name) =>
            properties.some((property) => own.get(name)?.has(property)),
          );
        if (selectors.every(isOverridden)) node.remove();
      });
    }),
  );
}

/** Drops the names of layers, listed for their order, that have no rules. */
function dropEmptyLayers(root: Root): void {
  const filled: string[] = [];
  root.walkAtRules('layer', ({nodes, params}) => void (nodes && filled.push(params)));
  root.walkAtRules('layer', (rule) => {
    if (rule.nodes) return;
    const names = rule.params
      .split(/\s*,\s*/)
      .filter((name) => filled.some((each) => `${name}.`.startsWith(`${each}.`)));
    if (names.length === 0) rule.remove();
    else rule.params = names.join();
  });
}

/** A rule for the root element in one mode never wins over an unlayered one for all modes. */
const nameRoot = (selector: string): string =>
  selector.startsWith('html') && ROOT.test(selector) ? ':root' : selector;

/** Writes out each variable that can be written out now, and returns whether there was one. */
function inlineConstants(root: Root, isKept: ReadonlySet<string>): boolean {
  const declarations = new Map<string, Declaration[]>();
  const uses = new Map<string, Declaration[]>();
  root.walkDecls((declaration) => {
    const {prop, value} = declaration;
    if (prop.startsWith('--')) addTo(declarations, prop, declaration);
    for (const name of value.match(VARIABLE) ?? []) addTo(uses, name, declaration);
  });
  const constants = [...declarations].flatMap(([name, [declaration, ...others]]) =>
    declaration && others.length === 0 && !isKept.has(name) ? [{name, declaration}] : [],
  );
  for (const {name, declaration} of constants) {
    const users = uses.get(name) ?? [];
    const inner = declaration.value.match(VARIABLE) ?? [];
    const isSimple =
      isAlwaysRoot(declaration) &&
      inner.every((each) => (declarations.get(each) ?? []).every(isOfRoot)) &&
      users.every(({value}) => !new RegExp(`${name}\\s*,`).test(value)) &&
      (declaration.value.length <= LONG || users.length <= 1);
    if (isSimple) {
      for (const user of users) {
        // A minified sheet has no space after the bracket: `var(--edge)solid`.
        user.value = user.value
          .replaceAll(`var(${name})`, () => `${declaration.value} `)
          .replace(/ (?=[\s,)/]|$)/g, '');
      }
      declaration.remove();
      return true;
    }
  }
  return false;
}

/** Whether a declaration is for the root element, whatever the mode or the medium. */
function isOfRoot({parent}: Declaration): boolean {
  return parent?.type === 'rule' && parent.selectors.every((each) => ROOT.test(each));
}

/** Whether a declaration holds for the root element in every mode and on every medium. */
function isAlwaysRoot({parent}: Declaration): boolean {
  const isRule = parent?.type === 'rule' && parent.selector === ':root';
  let above = parent?.parent as ChildNode | Root | undefined;
  while (above?.type === 'atrule' && above.name === 'layer') {
    above = above.parent;
  }
  return isRule && above?.type === 'root';
}
