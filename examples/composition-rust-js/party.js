import {greet} from 'example:party/greeting@0.0.1';
import {count} from 'example:party/guests@0.0.1';

export const run = {
  run() {
    for (const name of ['Ada', 'Grace', 'Ada']) {
      console.log(greet(name));
    }
    console.log(`The book has ${count()} guests.`);
  },
};
