import {checkShown} from './checkShown';
import {checkYaml} from './checkYaml';
import {lintDescription} from './lintDescription';
import type {Problem} from './types';

/**
 * Throws every problem of an OpenAPI description, each as `file:line:column: reason (rule). What to
 * do.` Later checks run where the earlier ones found nothing: they rely on it.
 */
export async function checkDescription(file: string, source: string): Promise<void> {
  const checks = [checkYaml, checkShown, (text: string) => lintDescription(file, text)];
  for (const check of checks) {
    const problems = await check(source);
    if (problems.length > 0) {
      problems.sort((a, b) => a.line - b.line);
      throw new Error(problems.map((problem) => formatProblem(file, problem)).join('\n'));
    }
  }
}

function formatProblem(file: string, {line, column, rule, reason, remedy}: Problem): string {
  return `${file}:${line}:${column}: ${reason} (${rule}). ${remedy}`;
}
