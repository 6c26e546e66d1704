/** What is unfolded, gone to or not hoped for, as one file to load. */

export { CardMenu } from './card-menu.tsx';
export { CompareTray } from './compare-choice.tsx';
export { FilterSheet, Unfolded } from './filter-layers.tsx';
export { Nobody } from './nobody.tsx';
export { OpenProfile } from './open-profile.tsx';
export { Refusal } from './refusal.tsx';
export { SearchNews } from './search-news.tsx';
export { ShortlistPage } from './shortlist-page.tsx';
