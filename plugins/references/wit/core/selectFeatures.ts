import type {Head, Member, Package} from './syntax';

/**
 * Leaves out of packages what is `@unstable` with a feature that is not one of some. Tools for
 * components take part in none unless they are told to.
 */
export function selectFeatures(
  packages: readonly Package[],
  features: readonly string[],
): Package[] {
  const isOn = ({annotations}: Pick<Head, 'annotations'>) =>
    annotations?.unstable === undefined || features.includes(annotations.unstable);
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
