import {listTypes} from './resolveNames';
import {withLocation, WitError} from './syntax';
import type {Head, Member, Named, Package} from './syntax';

/** A node that a feature may gate. */
type Gated = Pick<Head, 'annotations'>;

/**
 * Removes nodes that are `@unstable`, unless their feature is listed. Tools for components enable no feature by
 * default. Throws `file:line:column: reason` at a type or a member of a resource that would stay although its parent
 * is removed.
 */
export function selectFeatures(
  packages: readonly Package[],
  features: readonly string[],
): Package[] {
  const isOn = ({annotations}: Gated): boolean =>
    annotations?.unstable === undefined || features.includes(annotations.unstable);
  for (const {source, ...node} of packages.flatMap(({members}) => members)) {
    withLocation(source, () => checkGates(node, isOn));
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

/** Throws at an enabled type in a disabled interface or world, and at an enabled member of a disabled resource. */
function checkGates(node: Member, isOn: (gated: Gated) => boolean): void {
  const check = (holder: Named, held: readonly (Gated & Pick<Named, 'name' | 'start'>)[]): void => {
    const first = isOn(holder) ? undefined : held.find(isOn);
    if (!first) return;
    const feature = holder.annotations?.unstable;
    const reason = `${holder.name} needs the feature ${feature}, which is off`;
    const remedy = `Write @unstable(feature = ${feature}) above “${first.name}” too`;
    throw new WitError(`${reason}. ${remedy}.`, first.start);
  };
  for (const type of listTypes(node)) if (type.kind === 'resource') check(type, type.parts);
  const used = node.uses.flatMap(({names, annotations}) =>
    names.map(({name, start}) => ({name, start, annotations})),
  );
  check(node, [...used, ...listTypes(node)]);
  for (const extern of node.externs) if ('items' in extern) checkGates(extern, isOn);
}
