import { describe } from 'vitest';
import { profileEditingMachine } from '#machines/profile-editing/profile-editing.machine.ts';
import { creator, profile } from '#tests/flows/blog-editing.flow.ts';
import { flow } from '#tests/flows/profile-editing.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { ProfileGroup } from '#web/dashboard/profile-group.tsx';
import { idleFields } from './idle-dashboard.tsx';
import { onPage } from './on-page.tsx';
import { beginFlows } from './open-tab.tsx';

describe('the fields of a profile through their flows', () => {
  walkScreen({
    flow,
    machine: profileEditingMachine,
    flows: idleFields,
    render: (fields) => {
      const actors = { ...beginFlows({ creator, config: { profile } }), fields };
      return onPage(<ProfileGroup actors={actors} creator={creator} />);
    },
  });
});
