/** Whether a file below `examples/` is one of the example named `only`; any is without a name. */
export function isChosen(file: string | undefined, only: string | undefined): boolean {
  return only === undefined || file?.split('/')[1] === only;
}
