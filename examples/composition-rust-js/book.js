// Lives in the memory of this component, so it starts empty in every instance.
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
