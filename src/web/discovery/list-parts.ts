/** The lists of a shortlist, as one file to load. */

export { ListKeeping } from './list-keeping.tsx';
export { ListOf } from './list-of.tsx';
