import { pictureMachine } from '#machines/picture/picture.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';

const source = { url: 'blob:picture', width: 900, height: 600 };
const drawn = { id: 'picture-1', url: 'blob:drawn' };
const middle = { x: 0.5, y: 0.5, zoom: 1 };
const crop = { x: 0.4, y: 0.5, zoom: 2 };
const choose = { type: 'file.choose', fileId: 'file-1' } as const;
const reading = { calls: { readPicture: { fileId: 'file-1' } } };

const cropping = (open: Open<typeof pictureMachine>): Run<typeof pictureMachine> => {
  const field = open();
  field.send(choose);
  field.answer('readPicture', { kind: 'readable', ...source });
  return field;
};
const ready = (open: Open<typeof pictureMachine>): Run<typeof pictureMachine> => {
  const field = cropping(open);
  field.send({ type: 'crop.confirm' });
  field.answer('drawPicture', drawn);
  return field;
};

export const journeys = journeysOf({
  machine: pictureMachine,
  file: 'picture/picture.machine.ts',
  journeys: {
    '[APPLY-06] a file is read, a part of it is chosen and drawn'(open) {
      const field = open();
      const nothing = { fileId: '', source: null, crop: middle, problem: null, drawn: null };
      field.isIn('empty.calm', { context: nothing });
      field.rejects({ type: 'crop.confirm' }, { type: 'picture.remove' });
      field.send(choose);
      field.isIn('reading', { ...reading, context: { fileId: 'file-1' } });
      field.rejects(choose);
      field.answer('readPicture', { kind: 'readable', ...source });
      field.isIn('cropping', { context: { source, crop: middle } });
      field.send({ type: 'crop.change', crop });
      field.isIn('cropping', { context: { crop } });
      field.send({ type: 'crop.confirm' });
      field.isIn('drawing', { calls: { drawPicture: { fileId: 'file-1', crop } } });
      field.answer('drawPicture', drawn);
      field.isIn('ready.calm', { context: { drawn, source: null, fileId: '' } });
    },
    'another file is cropped from its middle; who turns back keeps the picture of before'(open) {
      const field = cropping(open);
      field.send({ type: 'crop.change', crop }, { type: 'crop.confirm' });
      field.answer('drawPicture', drawn);
      field.send({ type: 'file.choose', fileId: 'file-2' });
      field.isIn('reading', { calls: { readPicture: { fileId: 'file-2' } }, context: { drawn } });
      field.answer('readPicture', { kind: 'readable', ...source });
      field.isIn('cropping', { context: { crop: middle, drawn } });
      field.send({ type: 'crop.cancel' });
      field.isIn('ready.calm', { context: { drawn, source: null, fileId: '' } });
      field.send({ type: 'picture.remove' });
      field.isIn('empty.calm', { context: { drawn: null } });
    },
    'who turns back from the first file has no picture'(open) {
      const field = cropping(open);
      field.send({ type: 'crop.cancel' });
      field.isIn('empty.calm', { context: { drawn: null } });
    },
    'a file that is no picture says so until another is chosen'(open) {
      const field = open();
      field.send(choose);
      field.answer('readPicture', { kind: 'refused', problem: 'pictureHeic' });
      field.isIn('empty.refused', { context: { problem: 'pictureHeic', drawn: null } });
      field.send(choose);
      field.isIn('reading', { ...reading, context: { problem: null } });
      field.fail('readPicture');
      field.isIn('empty.refused', { context: { problem: 'pictureBroken' } });
    },
    'a first picture that cannot be drawn is none'(open) {
      const field = cropping(open);
      field.send({ type: 'crop.confirm' });
      field.fail('drawPicture');
      field.isIn('empty.refused', { context: { problem: 'pictureBroken', drawn: null } });
    },
    'a second file that is no picture, or cannot be drawn, leaves the first picture where it is'(open) {
      const field = ready(open);
      field.send(choose);
      field.answer('readPicture', { kind: 'refused', problem: 'pictureHeic' });
      field.isIn('ready.refused', { context: { problem: 'pictureHeic', drawn } });
      field.send(choose);
      field.isIn('reading', { ...reading, context: { problem: null, drawn } });
      field.fail('readPicture');
      field.isIn('ready.refused', { context: { problem: 'pictureBroken', drawn } });
      field.send(choose);
      field.answer('readPicture', { kind: 'readable', ...source });
      field.send({ type: 'crop.confirm' });
      field.fail('drawPicture');
      field.isIn('ready.refused', { context: { problem: 'pictureBroken', drawn, source: null, fileId: '' } });
      field.send({ type: 'picture.remove' });
      field.isIn('empty.calm', { context: { drawn: null, problem: null } });
    },
  },
});
