import {splitWit} from './splitWit';
import type {Span} from './types';

/** Where the doc comments of a WIT file stand; lines that follow each other are one. */
export function listDocComments(text: string): Span[] {
  const comments: Span[] = [];
  let isOpen = false;
  for (const {kind, written, start, end} of splitWit(text)) {
    if (kind === 'doc') {
      const from = isOpen ? comments.pop() : undefined;
      comments.push({start: from?.start ?? start, end});
    }
    isOpen = kind === 'doc' || (isOpen && written.trim() === '');
  }
  return comments;
}
