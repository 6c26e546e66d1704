import type { BlogFont } from '#contract/blog-choices.ts';
import { useStyleSheet } from '#web/ui/use-style-sheet.ts';
import { facesOf, familyOf } from './fonts.ts';

/** The name of a face, set in it. Whoever chooses among faces waits for them, as a reader of a page does not. */
export function FontSample({ font }: { font: BlogFont }) {
  useStyleSheet(facesOf(font).replaceAll('font-display:optional', 'font-display:swap'));
  return <span style={{ fontFamily: familyOf(font) }}>{font}</span>;
}
