import type {RootContent} from 'mdast';
import type {Download} from '../../shared/downloads/packArchive';
import {renderDownload} from '../../shared/downloads/renderDownload';
import {element, text} from '../../shared/markdown/nodes';
import {FOLDER} from '../packWit';

/** The box that offers all packages, with the commands to check the archive and to use it. */
export function renderArchive(archive: Download): RootContent {
  const commands = [
    'sha256sum --check SHA256SUMS',
    `tar -xzf ${archive.file} -C wit`,
    'wasm-tools component wit wit',
  ];
  const details = element('Details', [
    element('summary', [text('Check it and unpack it beside your world')]),
    {type: 'code', lang: 'sh', value: commands.join('\n')},
  ]);
  return renderDownload('Download all packages:', FOLDER, archive, details);
}
