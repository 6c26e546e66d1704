import { coverUploadMachine } from '#machines/cover-upload/cover-upload.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';

const creatorId = 'creator-1';
const upload = (pictureId: string, slot = 'cover') => ({ type: 'picture.upload', pictureId, slot }) as const;
const retry = { type: 'call.retry' } as const;
const uploaded = { kind: 'uploaded', folder: 'cover-image/0' } as const;
const refused = (message: string | null) => ({ kind: 'refused', message }) as const;
const uploads = (pictureId: string) => ({ calls: { uploadCoverImage: { creatorId, pictureId } } });

const [starts, ends, fails] = [
  { report: { type: 'cover.uploading' } },
  { report: { type: 'cover.uploaded', folder: 'cover-image/0', slot: 'cover' } },
  { report: { type: 'cover.failed' } },
];

const uploading = (open: Open<typeof coverUploadMachine>): Run<typeof coverUploadMachine> => {
  const page = open({ creatorId });
  page.send(upload('picture-1'));
  return page;
};

export const journeys = journeysOf({
  machine: coverUploadMachine,
  file: 'cover-upload/cover-upload.machine.ts',
  journeys: {
    '[EDIT-14, EDIT-15] uploads a drawn picture once, and reports its folder'(open) {
      const page = open({ creatorId });
      page.isIn('calm', { context: { creatorId, pictureId: '', slot: 'cover', message: null } });
      page.rejects(retry);
      page.send(upload('picture-1'));
      page.isIn('uploading', {
        ...uploads('picture-1'),
        effects: [starts],
        context: { pictureId: 'picture-1' },
      });
      page.rejects(upload('picture-1'));
      page.answer('uploadCoverImage', uploaded);
      page.isIn('calm', { effects: [ends], context: { pictureId: 'picture-1' } });
      page.rejects(upload('picture-1'), retry);
    },
    '[BEYOND-20] reports the place that a picture was chosen for'(open) {
      const page = open({ creatorId });
      page.send(upload('picture-1', 'day-2'));
      page.answer('uploadCoverImage', uploaded);
      page.isIn('calm', {
        effects: [starts, { report: { type: 'cover.uploaded', folder: 'cover-image/0', slot: 'day-2' } }],
      });
    },
    'uploads another picture in place of one that is being uploaded, or after it'(open) {
      const page = uploading(open);
      page.send(upload('picture-2'));
      page.isIn('uploading', { ...uploads('picture-2'), effects: [starts, starts] });
      page.answer('uploadCoverImage', uploaded);
      page.send(upload('picture-3'));
      page.isIn('uploading', { ...uploads('picture-3'), effects: [ends, starts] });
    },
    '[EDIT-12] says that a picture was rejected, with a message or without, and uploads it again'(open) {
      const page = uploading(open);
      page.answer('uploadCoverImage', refused('Too many today.'));
      page.isIn('failed.refused', {
        effects: [starts, fails],
        context: { message: 'Too many today.' },
      });
      page.rejects(upload('picture-1'));
      page.send(retry);
      page.isIn('uploading', { ...uploads('picture-1'), effects: [starts], context: { message: null } });
      page.answer('uploadCoverImage', refused(null));
      page.isIn('failed.refused', { effects: [fails], context: { message: null } });
    },
    '[EDIT-13] uploads a picture again after a failure, or another one instead'(open) {
      const page = uploading(open);
      page.fail('uploadCoverImage');
      page.isIn('failed.broken', { effects: [starts, fails], context: { message: null } });
      page.send(retry);
      page.fail('uploadCoverImage');
      page.send(upload('picture-2'));
      page.isIn('uploading', { ...uploads('picture-2'), effects: [starts, fails, starts] });
    },
  },
});
