/** Whether a file is a part that pages include: a part of its path starts with an underscore. */
export function isPartial(file: string): boolean {
  return file.split('/').some((part) => part.startsWith('_'));
}
