// One export per interface of the world: `run` stands for `wasi:cli/run`.
export const run = {
  run() {
    console.log('Hello, World!');
  },
};
