import type { BlogSectionKey, StyledPageText } from '#contract/blog-choices.ts';
import type { BlogEdit } from '#machines/rules/blog-edit.ts';

/** A part of the page that the preview opens. */
export type PreviewPart =
  | { kind: 'head' }
  | { kind: 'section'; section: BlogSectionKey }
  | { kind: 'trip'; trip: string };

/** What was opened or edited last, for a preview that follows. Each edit makes another object. */
export type PreviewTarget = PreviewPart | { kind: 'trips' };

/** Null for an edit of the page as a whole. */
export function targetOf(edit: BlogEdit): PreviewTarget | null {
  switch (edit.type) {
    case 'profile.text':
      return edit.phoneNumber === undefined ? { kind: 'head' } : { kind: 'section', section: 'contact' };
    case 'service.toggle':
    case 'level.choose':
    case 'level.remove':
      return { kind: 'section', section: edit.list };
    case 'place.add':
    case 'place.remove':
    case 'place.main':
      return { kind: 'section', section: 'locations' };
    case 'section.show':
    case 'section.move':
    case 'item.show':
      return { kind: 'section', section: edit.section };
    case 'contact.show':
      return { kind: 'section', section: 'contact' };
    case 'profile.choose':
    case 'social.show':
    case 'platform.show':
    case 'cover.set':
    case 'cover.style':
    case 'picture.style':
      return { kind: 'head' };
    case 'page.text':
      return targetOfText(edit.text);
    case 'trip.show':
    case 'trip.highlight':
    case 'trip.element':
    case 'trip.item':
    case 'trip.text':
      return { kind: 'trip', trip: edit.trip };
    case 'page.background':
    case 'page.font':
    case 'page.readable':
    case 'page.language':
    case 'page.sharing':
      return null;
    case 'page.tripsPerRow':
    case 'trip.styleOthers':
      return { kind: 'trips' };
  }
}

export const targetOfText = (text: StyledPageText): PreviewPart =>
  text === 'fullName' || text === 'aboutMe' ? { kind: 'head' } : { kind: 'section', section: text };
