import { applicationSelectionMachine } from '#machines/application-selection/application-selection.machine.ts';
import { flow, threeRows } from '#tests/flows/application-selection.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { RowTick, SelectionBar } from '#web/back-office/selection-bar.tsx';
import { onPage } from './on-page.tsx';

export const screen: Screen<typeof applicationSelectionMachine> = {
  flow,
  machine: applicationSelectionMachine,
  render: (actor) =>
    onPage(
      <>
        {threeRows.map((row) => (
          <RowTick key={row.id} actor={actor} row={row} />
        ))}
        <SelectionBar actor={actor} />
      </>,
    ),
};
