import {useEffect, useState} from 'react';
import {getErrorCausalChain} from '@docusaurus/utils-common';

/** Tells whether this page of this build was reloaded before; true also if that cannot be known. */
function hasReloaded(): boolean {
  const build = document.querySelector<HTMLScriptElement>('script[src*="/main."]')?.src;
  const page = `${window.location.pathname} ${build}`;
  try {
    if (sessionStorage.getItem('reloaded') === page) return true;
    sessionStorage.setItem('reloaded', page);
    return false;
  } catch {
    return true;
  }
}

/**
 * Reloads the page, once, if the error comes from a node that is not where React left it. Returns whether it does,
 * since there is then nothing to show. See https://github.com/facebook/react/issues/11538.
 */
export function useNewStart(error: Error): boolean {
  const [isForeign] = useState(
    () =>
      getErrorCausalChain(error).some(({name}) => name === 'NotFoundError') &&
      navigator.onLine &&
      !hasReloaded(),
  );
  useEffect(() => {
    if (isForeign) window.location.reload();
  }, [isForeign]);
  return isForeign;
}
