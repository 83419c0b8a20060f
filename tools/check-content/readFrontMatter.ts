import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {readYamlError} from '../../plugins/front-matter/readYamlError';
import {UnreadablePage} from './UnreadablePage';

/** The front matter of a page, read as Docusaurus reads it. Throws where it is no valid YAML. */
export async function readFrontMatter(
  filePath: string,
  fileContent: string,
): Promise<Record<string, unknown>> {
  try {
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
    return frontMatter;
  } catch (error) {
    const [, line, column, message] = readYamlError(error).match(/^(\d+)(?::(\d+))? (.*)$/s) ?? [];
    throw new UnreadablePage({
      line: Number(line ?? 1),
      column: Number(column ?? 1),
      message: message ?? String(error),
    });
  }
}
