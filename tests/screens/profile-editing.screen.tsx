import { profileEditingMachine } from '#machines/profile-editing/profile-editing.machine.ts';
import { creator, profile } from '#tests/flows/blog-editing.flow.ts';
import { flow } from '#tests/flows/profile-editing.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { ProfileGroup } from '#web/dashboard/profile-group.tsx';
import { beginFlows, idleFields } from './idle-dashboard.tsx';
import { onPage } from './on-page.tsx';

export const screen: Screen<typeof profileEditingMachine> = {
  flow,
  machine: profileEditingMachine,
  flows: idleFields,
  render: (fields) => {
    const actors = { ...beginFlows({ creator, config: { profile } }), fields };
    return onPage(<ProfileGroup actors={actors} creator={creator} />);
  },
};
