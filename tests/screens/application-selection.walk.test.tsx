import { describe } from 'vitest';
import { fromCallback } from 'xstate';
import { applicationSelectionMachine } from '#machines/application-selection/application-selection.machine.ts';
import { flow, threeRows } from '#tests/flows/application-selection.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { PickedApplications, RowTick } from '#web/back-office/selection-parts.tsx';
import { onPage } from './on-page.tsx';

describe('applications that are picked, through their ticks and their bar', () => {
  walkScreen({
    flow,
    machine: applicationSelectionMachine,
    flows: { watchRows: fromCallback(() => {}) },
    render: (actor) =>
      onPage(
        <>
          {threeRows.map((row) => (
            <RowTick key={row.id} actor={actor} row={row} />
          ))}
          <PickedApplications actor={actor} />
        </>,
      ),
  });
});
