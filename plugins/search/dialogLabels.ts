import type {TranslationFile} from '@docusaurus/types';
import type {DialogLabels} from './types';

/** The labels of the dialog in a file for translators. */
export function listLabels(labels: DialogLabels): TranslationFile {
  const content: TranslationFile['content'] = {};
  mapLabels(labels, (id, message, description) => {
    content[id] = {message, description};
    return message;
  });
  return {path: 'dialog', content};
}

/** The labels of the dialog in the language of a file of `listLabels`; those that it lacks stay. */
export function translateLabels(labels: DialogLabels, file?: TranslationFile): DialogLabels {
  return mapLabels(labels, (id, message) => file?.content[id]?.message ?? message);
}

/** The labels with each text replaced by what `change` returns for its id, itself and what it is. */
function mapLabels(
  {families, browse}: DialogLabels,
  change: (id: string, text: string, description: string) => string,
): DialogLabels {
  return {
    families: families.map(({name, filter, kind}) => ({
      name,
      filter: change(`filter.${name}`, filter, 'A filter of the search results'),
      kind: change(
        `kind.${name}`,
        kind,
        'What a result of the search is; a word such as "function" may follow',
      ),
    })),
    browse: browse.map(({url, label}) => ({
      url,
      label: change(`browse.${url}`, label, 'A link of the search to a page to start from'),
    })),
  };
}
