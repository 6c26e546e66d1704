import { skeleton } from './skeleton.css.ts';

/** The room that something will take, while it is on its way; the words for it stand beside, in the same region. */
export const Skeleton = ({ shape = 'line' }: { shape?: keyof typeof skeleton }) => (
  <span className={skeleton[shape]} aria-hidden />
);
