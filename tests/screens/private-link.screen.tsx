import { copyingMachine } from '#machines/copying/copying.machine.ts';
import { privateLinkMachine } from '#machines/private-link/private-link.machine.ts';
import { flow } from '#tests/flows/private-link.flow.ts';
import { controllable } from '#tests/kit/controllable.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { PrivateLinkScreen } from '#web/trips/private-link-screen.tsx';

export const screen: Screen<typeof privateLinkMachine> = {
  flow,
  machine: privateLinkMachine,
  flows: { copying: controllable(copyingMachine).logic },
  render: (actor) => <PrivateLinkScreen actor={actor} username="deniz" />,
};
