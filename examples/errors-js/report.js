export const run = {
  run() {
    try {
      const order = {};
      console.log(order.customer.name);
    } catch (error) {
      console.error(`${error}\n${error.stack}`);
      throw error;
    }
  },
};
