import {createReadStream} from 'node:fs';
import serveHandler from 'serve-handler';
import {chooseCacheControl} from './chooseCacheControl.mjs';

/**
 * Answers with a file of the build, or with 304 where the client has it already and `status` is 200.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{folder: string, file: string, status: 200 | 404}} options
 */
export async function sendFile(request, response, {folder, file, status}) {
  const known = status === 200 ? request.headers['if-none-match']?.match(/"[0-9a-f]+"/)?.[0] : null;
  delete request.headers['if-none-match'];
  if (known) {
    request.headers['if-none-match'] = known;
    // The 304 of serve-handler names no ETag; its 200 replaces this one.
    response.setHeader('ETag', known);
  }
  // A range cannot be combined with compression, and a server may ignore the wish.
  delete request.headers.range;
  request.url = `/${file.split('/').map(encodeURIComponent).join('/')}`;
  response.statusCode = status;
  response.setHeader('Cache-Control', chooseCacheControl(file));
  response.setHeader('Vary', 'Accept-Encoding');
  await serveHandler(request, response, handlerOptions(folder), {
    // serve-handler leaves the file open when it answers with 304 or the client goes away.
    createReadStream: (filePath) => {
      const stream = createReadStream(filePath);
      response.on('close', () => stream.destroy());
      return stream;
    },
  });
}

/**
 * Paths are resolved before; what is left to serve-handler is the file with its type and ETag.
 * @param {string} folder
 * @returns {NonNullable<Parameters<typeof serveHandler>[2]>}
 */
function handlerOptions(folder) {
  const headers = [
    {key: 'Accept-Ranges', value: 'none'},
    {key: 'Content-Disposition', value: 'inline'},
  ];
  return {
    public: folder,
    cleanUrls: false,
    directoryListing: false,
    etag: true,
    headers: [{source: '**', headers}],
  };
}
