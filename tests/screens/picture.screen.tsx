import { pictureMachine } from '#machines/picture/picture.machine.ts';
import { flow } from '#tests/flows/picture.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { ProfilePart } from '#web/application/profile-part.tsx';
import { CropDialog } from '#web/flows/crop-dialog.tsx';
import { idleActors } from './idle-actors.ts';
import { onPage } from './on-page.tsx';

export const screen: Screen<typeof pictureMachine> = {
  flow,
  machine: pictureMachine,
  render: (picture) =>
    onPage(
      <>
        <ProfilePart actors={idleActors({ picture })} />
        <CropDialog actor={picture} shape="portrait" returnTo="profilePicture" />
      </>,
    ),
};
