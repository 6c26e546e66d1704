/** What is unfolded or gone to, as one file to load. */
export { Dropdown } from './filter-dropdown.tsx';
export { ShortlistPage } from './shortlist-page.tsx';
export { ThereForm } from './there-form.tsx';
