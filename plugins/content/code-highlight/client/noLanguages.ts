// Stands in for the theme's list of Prism's languages. A module that the bundler ignores would
// have the path of this machine in its id, and so in the bytes of the main script.
export {};
