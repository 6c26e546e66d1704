import { describe } from 'vitest';
import { discoveryMachine } from '#machines/discovery/discovery.machine.ts';
import { flow } from '#tests/flows/discovery.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { DiscoveryScreen } from '#web/discovery/discovery-screen.tsx';
import { idleDiscovery } from './idle-discovery.tsx';

describe('discovery through its page', () => {
  walkScreen({
    flow,
    machine: discoveryMachine,
    render: (discovery) => <DiscoveryScreen actors={idleDiscovery({ discovery })} />,
  });
});
