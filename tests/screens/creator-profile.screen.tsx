import { creatorProfileMachine } from '#machines/creator-profile/creator-profile.machine.ts';
import { flow } from '#tests/flows/creator-profile.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { CreatorModal } from '#web/discovery/creator-modal.tsx';
import { idleDiscovery } from './idle-discovery.tsx';
import { onPage } from './on-page.tsx';

export const screen: Screen<typeof creatorProfileMachine> = {
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
};
