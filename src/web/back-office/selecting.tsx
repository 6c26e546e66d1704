import type { ComponentProps } from 'react';
import { selectionOf } from '#machines/application-selection/selection-of.ts';
import { PickedApplications, RowTick } from './selection-parts.tsx';

type Around = Parameters<typeof selectionOf>[0];

/** All that is picked, with the queue whose rows are. */
export const Tick = ({ row, ...around }: Around & Pick<ComponentProps<typeof RowTick>, 'row'>) => (
  <RowTick actor={selectionOf(around)} row={row} />
);

export const Picked = (around: Around) => <PickedApplications actor={selectionOf(around)} />;
