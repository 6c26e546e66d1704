import { Later, LazyModule } from './later.tsx';
import type { DragOrderProps } from './sortable-rows.tsx';

export const sortableRows = new LazyModule(() => import('./sortable-rows.tsx'));

/** Loads dnd-kit when a handle is first pressed. */
export const DragOrder = (props: DragOrderProps) => (
  <Later module={sortableRows}>{({ SortableRows }) => <SortableRows {...props} />}</Later>
);
