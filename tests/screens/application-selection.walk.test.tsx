import { describe } from 'vitest';
import { applicationSelectionMachine } from '#machines/application-selection/application-selection.machine.ts';
import { flow, threeRows } from '#tests/flows/application-selection.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { RowTick, SelectionBar } from '#web/back-office/selection-bar.tsx';
import { onPage } from './on-page.tsx';

describe('selected applications, by their checkboxes and the bar', () => {
  walkScreen({
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
  });
});
