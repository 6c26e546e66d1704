/** Free of schemas, so that a screen may import it. */
export const blogSections = ['locations', 'languages', 'expertises', 'services', 'serviceOffers', 'contact'] as const;
export const blogFonts = [
  'Inter',
  'Helvetica',
  'Times New Roman',
  'Georgia',
  'Courier New',
  'Roboto',
  'Open Sans',
  'Montserrat',
  'Playfair Display',
] as const;
export const styledPageTexts = ['fullName', 'aboutMe', 'expertises', 'services', 'serviceOffers'] as const;
export const styledTripTexts = ['title', 'description', 'locations', 'period'] as const;
export const pictureShapes = ['circle', 'square'] as const;
/** Who may know the days of a trip before it is over. */
export const daysForOptions = ['everyone', 'sponsors', 'owner'] as const;

export type BlogSectionKey = (typeof blogSections)[number];
export type BlogFont = (typeof blogFonts)[number];
export type StyledPageText = (typeof styledPageTexts)[number];
export type StyledTripText = (typeof styledTripTexts)[number];
export type DaysFor = (typeof daysForOptions)[number];
