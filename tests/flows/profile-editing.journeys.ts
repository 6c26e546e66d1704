import { profileEditingMachine } from '#machines/profile-editing/profile-editing.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const creatorId = 'creator-1';
const flows = { lists: undefined, city: { minLetters: 2 }, picture: undefined, upload: { creatorId } };

export const journeys = journeysOf({
  machine: profileEditingMachine,
  file: 'profile-editing/profile-editing.machine.ts',
  journeys: {
    'uploads a drawn picture, and reports it once it is stored'(open) {
      const page = open({ creatorId });
      page.isIn('ready', { calls: flows, context: { creatorId } });
      page.send({ type: 'picture.drawn', pictureId: 'picture-1', slot: 'cover' });
      page.isIn('ready', {
        calls: flows,
        effects: [{ upload: { type: 'picture.upload', pictureId: 'picture-1', slot: 'cover' } }],
      });
      page.send({ type: 'cover.uploading' }, { type: 'cover.uploaded', folder: 'profile/0', slot: 'cover' });
      page.isIn('ready', {
        calls: flows,
        effects: [
          { report: { type: 'portrait.uploading' } },
          { report: { type: 'portrait.uploaded', folder: 'profile/0' } },
        ],
      });
    },
    'reports a picture that could not be uploaded'(open) {
      const page = open({ creatorId });
      page.send({ type: 'cover.uploading' }, { type: 'cover.failed' });
      page.isIn('ready', {
        calls: flows,
        effects: [{ report: { type: 'portrait.uploading' } }, { report: { type: 'portrait.failed' } }],
      });
    },
  },
});
