import { pictureQueueMachine, type QueueFailure } from '#machines/picture-queue/picture-queue.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';

const creatorId = 'creator-1';
const pictureOf = (id: string) => ({ id, file: new File([id], `${id}.jpg`) });
const [boat, coast, hill] = [pictureOf('boat'), pictureOf('coast'), pictureOf('hill')] as const;
const choose = (pictures: readonly ReturnType<typeof pictureOf>[], count = 0, slot = 'story') =>
  ({ type: 'pictures.choose', pictures, slot, count }) as const;
const retry = (id: string) => ({ type: 'call.retry', id }) as const;
const dismiss = (id: string) => ({ type: 'picture.dismiss', id }) as const;
const dismissNotice = { type: 'notice.dismiss' } as const;

const row = (id: string, failure: QueueFailure | null = null, slot = 'story') => ({
  id,
  name: `${id}.jpg`,
  slot,
  failure,
});
const uploads = (id: string) => ({ calls: { uploadFile: { creatorId, id } } });
const uploaded = (folder: string) => ({ kind: 'uploaded', folder }) as const;
const tooLarge = { kind: 'refused', problem: 'pictureSize', message: null } as const;
const refused = { kind: 'refused', problem: null, message: 'Too many today.' } as const;

const stores = (...pictures: readonly object[]) => ({ storeFiles: pictures });
const deletes = (id: string) => ({ deleteFile: id });
const starts = { report: { type: 'pictures.uploading' } };
const fails = { report: { type: 'pictures.failed' } };
const adds = (folder: string, slot = 'story') => ({ report: { type: 'pictures.uploaded', folder, slot } });

const uploading = (open: Open<typeof pictureQueueMachine>): Run<typeof pictureQueueMachine> => {
  const page = open({ creatorId });
  page.send(choose([boat, coast, hill]));
  page.isIn('uploading', { ...uploads('boat'), effects: [stores(boat, coast, hill), starts] });
  return page;
};

export const journeys = journeysOf({
  machine: pictureQueueMachine,
  file: 'picture-queue/picture-queue.machine.ts',
  journeys: {
    'uploads pictures one after another in the order in which they were chosen'(open) {
      const page = open({ creatorId });
      page.isIn('calm', { context: { creatorId, queue: [], leftOut: null } });
      page.rejects(retry('boat'), dismiss('boat'), dismissNotice);
      page.send(choose([boat, coast]));
      page.isIn('uploading', {
        ...uploads('boat'),
        effects: [stores(boat, coast), starts],
        context: { queue: [row('boat'), row('coast')], leftOut: null },
      });
      page.rejects(dismiss('boat'), retry('boat'), retry('coast'));
      page.send(choose([hill], 0, 'day-2'));
      page.isIn('uploading', {
        ...uploads('boat'),
        effects: [stores(hill)],
        context: { queue: [row('boat'), row('coast'), row('hill', null, 'day-2')] },
      });
      page.answer('uploadFile', uploaded('cover-image/0'));
      page.isIn('uploading', { ...uploads('coast'), effects: [adds('cover-image/0'), deletes('boat'), starts] });
      page.answer('uploadFile', uploaded('cover-image/1'));
      page.isIn('uploading', { ...uploads('hill'), effects: [adds('cover-image/1'), deletes('coast'), starts] });
      page.answer('uploadFile', uploaded('cover-image/2'));
      page.isIn('calm', { effects: [adds('cover-image/2', 'day-2'), deletes('hill')], context: { queue: [] } });
    },
    'goes on after a picture that fails, which is tried again last'(open) {
      const page = uploading(open);
      page.answer('uploadFile', refused);
      page.isIn('uploading', {
        ...uploads('coast'),
        effects: [fails, starts],
        context: { queue: [row('boat', refused), row('coast'), row('hill')] },
      });
      page.rejects(retry('hill'));
      page.fail('uploadFile');
      page.isIn('uploading', {
        ...uploads('hill'),
        effects: [fails, starts],
        context: { queue: [row('boat', refused), row('coast', { kind: 'broken' }), row('hill')] },
      });
      page.send(retry('boat'));
      page.isIn('uploading', {
        ...uploads('hill'),
        context: { queue: [row('coast', { kind: 'broken' }), row('hill'), row('boat')] },
      });
      page.answer('uploadFile', uploaded('cover-image/0'));
      page.isIn('uploading', { ...uploads('boat'), effects: [adds('cover-image/0'), deletes('hill'), starts] });
      page.answer('uploadFile', uploaded('cover-image/1'));
      page.isIn('calm', {
        effects: [adds('cover-image/1'), deletes('boat')],
        context: { queue: [row('coast', { kind: 'broken' })] },
      });
      page.send(retry('coast'));
      page.isIn('uploading', { ...uploads('coast'), effects: [starts], context: { queue: [row('coast')] } });
    },
    'does not try a file again that cannot be read, and forgets what is dismissed'(open) {
      const page = uploading(open);
      page.answer('uploadFile', tooLarge);
      page.rejects(retry('boat'), dismiss('coast'));
      page.send(dismiss('boat'), dismiss('hill'));
      page.isIn('uploading', {
        ...uploads('coast'),
        effects: [fails, starts, deletes('boat'), deletes('hill')],
        context: { queue: [row('coast')] },
      });
      page.answer('uploadFile', tooLarge);
      page.isIn('calm', { effects: [fails], context: { queue: [row('coast', tooLarge)] } });
      page.send(dismiss('coast'));
      page.isIn('calm', { effects: [deletes('coast')], context: { queue: [] } });
    },
    'leaves out what would be more than twelve, those that are not uploaded yet included'(open) {
      const page = open({ creatorId });
      page.send(choose([boat, coast], 11));
      page.isIn('uploading', {
        ...uploads('boat'),
        effects: [stores(boat), starts],
        context: { queue: [row('boat')], leftOut: { slot: 'story', count: 1 } },
      });
      page.send(choose([coast, hill], 11, 'day-1'));
      page.isIn('uploading', {
        ...uploads('boat'),
        effects: [stores()],
        context: { queue: [row('boat')], leftOut: { slot: 'day-1', count: 2 } },
      });
      page.send(dismissNotice);
      page.isIn('uploading', { ...uploads('boat'), context: { leftOut: null } });
      page.rejects(dismissNotice);
      page.send(choose([coast, hill], 13), choose([coast], 10));
      page.isIn('uploading', {
        ...uploads('boat'),
        effects: [stores(), stores(coast)],
        context: { queue: [row('boat'), row('coast')], leftOut: null },
      });
    },
  },
});
