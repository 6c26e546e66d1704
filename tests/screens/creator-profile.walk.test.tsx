import { describe } from 'vitest';
import { creatorProfileMachine } from '#machines/creator-profile/creator-profile.machine.ts';
import { flow } from '#tests/flows/creator-profile.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { CreatorModal } from '#web/discovery/creator-modal.tsx';
import { idleDiscovery } from './idle-discovery.tsx';
import { onPage } from './on-page.tsx';

describe('creatorProfile through its dialog', () => {
  walkScreen({
    flow,
    machine: creatorProfileMachine,
    render: (profile) =>
      onPage(
        <CreatorModal
          profile={profile}
          known={null}
          actors={idleDiscovery()}
          neighbours={{ before: null, after: null }}
          onTurn={() => {}}
          onClose={() => {}}
        />,
      ),
  });
});
