// #region import
// The name of an imported interface as the WIT has it, with its version.
import {Shelf} from 'example:stock/shelves@0.1.0';
// #endregion import

// #region order
export function order(name, count) {
  const shelf = new Shelf([
    {name: 'bolts', count: 10},
    {name: 'nuts', count: 4},
  ]);
  try {
    const taken = shelf.take(name, count);
    const left = shelf.find(name);
    return `${taken.count} ${taken.name} packed, ${left?.count ?? 'none'} left`;
  } catch (error) {
    return explain(error.payload);
  } finally {
    shelf[Symbol.dispose]();
  }
}
// #endregion order

// #region explain
/** A `problem` of the WIT is an object with the case's name and what the case carries. */
function explain(problem) {
  switch (problem.tag) {
    case 'nothing-ordered':
      return 'nothing ordered';
    case 'unknown-article':
      return `no ${problem.val} on the shelf`;
    case 'too-few':
      return `${problem.val.wanted} wanted, ${problem.val.left} there`;
  }
}
// #endregion explain
