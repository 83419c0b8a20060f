/**
 * The anchor of a path: `hayride:ai/agents.agent.push` is `ai-agents--agent--push`. Packages of
 * other namespaces keep theirs: `wasi:http/types` is `wasi-http-types`. No name in WIT has two
 * hyphens in a row, so that a field `content` of `message` is not taken for `message-content`.
 */
export function makeId(path: string): string {
  const isPackage = !path.includes('/');
  const name = isPackage ? path : path.replace(/^hayride:/, '');
  return name.replace(/[:/]/g, '-').replace(/\./g, '--').toLowerCase();
}
