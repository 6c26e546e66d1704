/** What is unfolded, gone to or not hoped for, as one file to load. */

export { CreatorModal } from './creator-modal.tsx';
export { Dropdown } from './filter-dropdown.tsx';
export { Nobody } from './nobody.tsx';
export { ShortlistPage } from './shortlist-page.tsx';
export { ThereForm } from './there-form.tsx';
