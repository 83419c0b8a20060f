// A plugin for Markdown alone: page-sources lets the bundler know `bindings/`.
export {default as remarkBindingsReference} from './remarkBindingsReference';
