/** The package of a path: `hayride:ai` of `hayride:ai/agents.agent`. */
export function packageOf(path: string): string {
  return path.split('/')[0] ?? path;
}
