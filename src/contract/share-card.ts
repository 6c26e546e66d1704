import type { BlogFont } from './blog-choices.ts';
import type { BlogStyle } from './blog-page.ts';
import type { PictureFocus } from './trip-choices.ts';

/** All that the picture of a shared page is drawn from. */
export interface ShareCard {
  title: string;
  /** Where and when, or what the blog says of itself. */
  line: string;
  /** The name of the creator; empty where it is the title. */
  name: string;
  font: BlogFont;
  colours: Record<'background' | 'title' | 'muted' | 'accent' | 'water', string>;
  /** SVG, for a page without a cover. */
  sea: string;
  cover: { folder: string; focus: PictureFocus; opacity: number } | null;
  portrait: ({ folder: string } & Pick<BlogStyle['picture'], 'shape' | 'borderColor' | 'borderWidth'>) | null;
}
