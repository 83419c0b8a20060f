import {withLocation, WitError} from './syntax';
import type {Head, Item, Member, Named, Package} from './syntax';

/**
 * Leaves out of packages what is `@unstable` with a feature that is not one of some. Tools for
 * components take part in none unless they are told to. Throws `file:line:column: reason` at a type or
 * a member of a resource that stays though what holds it is left out.
 */
export function selectFeatures(
  packages: readonly Package[],
  features: readonly string[],
): Package[] {
  const isOn = ({annotations}: Pick<Head, 'annotations'>) =>
    annotations?.unstable === undefined || features.includes(annotations.unstable);
  const refuse = (holder: Named, left: readonly Pick<Named, 'name' | 'start'>[]): void => {
    const [first] = left;
    if (!first) return;
    const gate = `@unstable(feature = ${holder.annotations?.unstable})`;
    const reason = `${holder.name} needs the feature ${holder.annotations?.unstable}, which is off`;
    throw new WitError(`${reason}. Write ${gate} above “${first.name}” too.`, first.start);
  };
  /** Members of a resource are on only where it is. */
  const checkParts = (item: Item): void => {
    if (!isOn(item) && item.kind === 'resource') refuse(item, item.parts.filter(isOn));
  };
  const check = (node: Member): void => {
    node.items.forEach(checkParts);
    const types = node.items.filter((item) => 'parts' in item && isOn(item));
    const used = node.uses.filter(isOn).flatMap(({names}) => names);
    if (!isOn(node)) refuse(node, [...used, ...types]);
    for (const extern of node.externs) if ('items' in extern) check(extern);
  };
  for (const {source, ...node} of packages.flatMap(({members}) => members)) {
    withLocation(source, () => check(node));
  }
  const select = <Node extends Member>(node: Node): Node => ({
    ...node,
    uses: node.uses.filter(isOn),
    items: node.items
      .filter(isOn)
      .map((item) => ('parts' in item ? {...item, parts: item.parts.filter(isOn)} : item)),
    includes: node.includes.filter(isOn),
    externs: node.externs
      .filter(isOn)
      .map((extern) => ('items' in extern ? select(extern) : extern)),
  });
  return packages.map((each) => ({...each, members: each.members.filter(isOn).map(select)}));
}
