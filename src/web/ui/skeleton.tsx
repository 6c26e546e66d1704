import { skeleton } from './skeleton.css.ts';

export const Skeleton = ({ shape = 'line' }: { shape?: keyof typeof skeleton }) => (
  <span className={skeleton[shape]} aria-hidden />
);
