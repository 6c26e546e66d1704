import type { Catalogue } from '#contract/language.ts';

const en = {
  caption: 'Caption (optional)',
  captionHint: 'Shown below the picture.',
  focus: 'What stays in sight',
  focusHint: 'Press what must stay in sight where the picture is cropped, or move it with the arrow keys.',
  focusAt: (x: number, y: number) => `${x}% from the left, ${y}% from the top`,
  wide: 'Wide',
  narrow: 'Narrow',
  middle: 'Back to the middle',
};

const tr: typeof en = {
  caption: 'Alt yazı (isteğe bağlı)',
  captionHint: 'Fotoğrafın altında görünür.',
  focus: 'Görünür kalacak yer',
  focusHint: 'Fotoğraf kırpıldığında görünür kalacak yere basın ya da ok tuşlarıyla taşıyın.',
  focusAt: (x, y) => `Soldan %${x}, üstten %${y}`,
  wide: 'Geniş',
  narrow: 'Dar',
  middle: 'Ortaya al',
};

export const pictureFieldsMessages: Catalogue<typeof en> = { en, tr };
