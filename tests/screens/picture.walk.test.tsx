import { describe } from 'vitest';
import { pictureMachine } from '#machines/picture/picture.machine.ts';
import { flow } from '#tests/flows/picture.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { ProfilePart } from '#web/application/profile-part.tsx';
import { CropDialog } from '#web/ui/crop-dialog.tsx';
import { idleActors } from './idle-actors.ts';
import { onPage } from './on-page.tsx';

describe('picture through its field and its dialog', () => {
  walkScreen({
    flow,
    machine: pictureMachine,
    render: (picture) =>
      onPage(
        <>
          <ProfilePart actors={idleActors({ picture })} />
          <CropDialog actor={picture} shape="round" returnTo="profilePicture" />
        </>,
      ),
  });
});
