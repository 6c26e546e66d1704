import { discoveryMachine } from '#machines/discovery/discovery.machine.ts';
import { flow } from '#tests/flows/discovery.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { DiscoveryScreen } from '#web/discovery/discovery-screen.tsx';
import { idleDiscovery } from './idle-discovery.tsx';

export const screen: Screen<typeof discoveryMachine> = {
  flow,
  machine: discoveryMachine,
  render: (discovery) => <DiscoveryScreen actors={idleDiscovery({ discovery })} />,
};
