// This is in the component's own memory, so every instance starts empty.
const names = [];

export const guests = {
  arrive(name) {
    names.push(name);
    return names.length;
  },
  count() {
    return names.length;
  },
};
