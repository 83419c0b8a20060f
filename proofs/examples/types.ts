import type {Variant} from '../../plugins/content/example-archives/index';

/** An example as its `example.json` describes it; it has at least one variant. */
export type Example = {
  /** Its folder, as a path from the repository's root: `examples/hello-world-go`. */
  folder: string;
  title: string;
  language: string;
  variants: Variant[];
};
