import type {Finding} from '../shared/findings';
import {listMissingTools, type FindTool} from './findTools';

/** How tools are looked up; with `isStrict` a missing one is a finding, unless `without` names it. */
export type ToolPolicy = {find: FindTool; isStrict: boolean; without: readonly string[]};

/** Why something is left out, and where that is wrong: both are empty if all tools are there. */
type ToolVerdict = {skipped: string[]; findings: Finding[]};

/** Judges whether the tools are there that something needs: `name`, which `file` describes. */
export function judgeTools(
  {name, file, tools}: {name: string; file: string; tools: Readonly<Record<string, string>>},
  {find, isStrict, without}: ToolPolicy,
): ToolVerdict {
  const missing = listMissingTools(tools, find);
  const required = Object.entries(tools).filter(([tool]) => !without.includes(tool));
  const unmet = isStrict ? listMissingTools(Object.fromEntries(required), find) : [];
  const message = `${name} was not tried: ${unmet.join('; ')}. Install what is missing.`;
  return {
    skipped: missing.length === 0 ? [] : [`${name}: ${missing.join('; ')}`],
    findings: unmet.length === 0 ? [] : [{file, line: 1, column: 1, kind: 'toolchain', message}],
  };
}
