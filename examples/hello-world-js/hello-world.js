export const run = {
  run() {
    console.log('Hello, World!');
  },
};
