/** Words that are in every English text and tell sections apart in none: never in the index. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and are as at be been but by can could did do does for from had has have how i if in ' +
    'into is it its may me my no of on or our should so than that the their them then there ' +
    'these they this to was we were what when where which who why will with would you your'
  ).split(' '),
);
