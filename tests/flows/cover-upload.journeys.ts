import { coverUploadMachine } from '#machines/cover-upload/cover-upload.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';

const creatorId = 'creator-1';
const settle = (pictureId: string | null) => ({ type: 'picture.settle', pictureId }) as const;
const retry = { type: 'call.retry' } as const;
const take = { type: 'folder.take' } as const;
const uploaded = { kind: 'uploaded', folder: 'cover-image/0' } as const;
const asked = (pictureId: string) => ({ calls: { uploadCoverImage: { creatorId, pictureId } } });

const uploading = (open: Open<typeof coverUploadMachine>): Run<typeof coverUploadMachine> => {
  const page = open({ creatorId });
  page.send(settle('picture-1'));
  return page;
};

export const journeys = journeysOf({
  machine: coverUploadMachine,
  file: 'cover-upload/cover-upload.machine.ts',
  journeys: {
    '[EDIT-14, EDIT-15] a picture that is drawn goes to the server, and where it lies is there to be taken'(open) {
      const page = open({ creatorId });
      page.isIn('calm', { context: { creatorId, pictureId: '', folder: null, message: null } });
      page.rejects(settle(null), retry, take);
      page.send(settle('picture-1'));
      page.isIn('uploading', { ...asked('picture-1'), context: { pictureId: 'picture-1', folder: null } });
      page.rejects(settle('picture-1'), settle(null), take);
      page.answer('uploadCoverImage', uploaded);
      page.isIn('uploaded', { context: { folder: 'cover-image/0' } });
      page.rejects(settle('picture-1'), retry);
      page.send(take);
      page.isIn('calm', { context: { folder: null, pictureId: 'picture-1' } });
      page.rejects(settle('picture-1'), take);
    },
    'another picture takes the place of the one that is on its way, or was not taken yet'(open) {
      const page = uploading(open);
      page.send(settle('picture-2'));
      page.isIn('uploading', asked('picture-2'));
      page.answer('uploadCoverImage', uploaded);
      page.send(settle('picture-3'));
      page.isIn('uploading', { ...asked('picture-3'), context: { folder: null } });
    },
    '[EDIT-12] what the server refuses says so, with its words or without, and is sent again'(open) {
      const page = uploading(open);
      page.answer('uploadCoverImage', { kind: 'refused', message: 'Too many today.' });
      page.isIn('failed.refused', { context: { message: 'Too many today.', folder: null } });
      page.rejects(take, settle('picture-1'));
      page.send(retry);
      page.isIn('uploading', { ...asked('picture-1'), context: { message: null } });
      page.answer('uploadCoverImage', { kind: 'refused', message: null });
      page.isIn('failed.refused', { context: { message: null } });
    },
    '[EDIT-13] a call that breaks is made again, or gives way to another picture'(open) {
      const page = uploading(open);
      page.fail('uploadCoverImage');
      page.isIn('failed.broken', { context: { message: null } });
      page.send(retry);
      page.isIn('uploading', asked('picture-1'));
      page.fail('uploadCoverImage');
      page.send(settle('picture-2'));
      page.isIn('uploading', asked('picture-2'));
    },
  },
});
