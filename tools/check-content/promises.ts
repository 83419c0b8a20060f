/** What the runtime does not keep, and what to write instead. */
export const PROMISES: readonly {pattern: RegExp; remedy: string}[] = [
  {
    pattern: /\bsecur(?:e|ely)\b/gi,
    remedy: 'Name the access that is or is not given.',
  },
  {
    pattern: /\b(?:fully|completely|strictly|perfectly)\s+(?:isolated|sandboxed)\b/gi,
    remedy: 'Each component that imports WASI reaches the current folder and ~/.hayride: say so.',
  },
  {
    pattern: /\bden(?:y|ied)[\s-]by[\s-]default\b/gi,
    remedy: 'Imports are linked without a list of permissions: say what is linked.',
  },
  {
    pattern: /\b(?:untrusted|hostile|malicious)\s+(?:code|components?|morphs?|programs?)\b/gi,
    remedy: 'Hayride has no boundary for it: say that only trusted components belong in it.',
  },
  {
    pattern: /\bsafe(?:ly)?\s+(?:to\s+)?(?:run|execute|cast)\b/gi,
    remedy: 'Say what the component can reach.',
  },
  {
    pattern: /\b(?:cannot|can't|can’t|never)\s+escape\b/gi,
    remedy: 'Say what crosses the boundary and what does not.',
  },
  {
    pattern: /\bproduction[\s-](?:ready|grade)\b/gi,
    remedy: 'Hayride is in alpha: name the release.',
  },
  {
    pattern: /\bguarantee(?:s|d)?\b/gi,
    remedy: 'Say what was checked, and against which version.',
  },
];
