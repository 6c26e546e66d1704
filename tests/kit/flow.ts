import type { Words } from './catalogue.ts';
import type { Model } from './model.ts';
import type { Shown } from './shown.ts';

/** What is known of a flow by hand; a chart without a screen of its own shows nothing. */
export interface Flow {
  model: Model;
  /** What is done for each event: a person's gesture, or what another part of the product does. */
  words: Words;
  shown?: Shown;
}
