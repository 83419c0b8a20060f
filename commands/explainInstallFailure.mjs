const NETWORK =
  /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR|EIDLETIMEOUT)\b/;
const CERTIFICATE = /\b(?:SELF_SIGNED_CERT\w*|UNABLE_TO_\w+|CERT_\w+|DEPTH_ZERO_\w+)\b/;

/**
 * What a failed `npm ci` means for its user, with what to do.
 * @param {number} status
 * @param {string} output what npm printed
 */
export function explainInstallFailure(status, output) {
  const [code] = output.match(NETWORK) ?? output.match(CERTIFICATE) ?? [];
  const reason = code
    ? `The package registry cannot be reached (${code}). Check the connection, a proxy (npm config get proxy) and the registry (npm config get registry).`
    : `npm ci failed with exit code ${status}; its own message is above.`;
  return `The dependencies could not be installed. ${reason}\nThen run the command again: it starts the installation over.`;
}
