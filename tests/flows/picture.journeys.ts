import { pictureMachine } from '#machines/picture/picture.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';

const [first, second] = [new File(['1'], 'first.png'), new File(['2'], 'second.png')] as const;
const source = { url: 'blob:picture', width: 900, height: 600 };
const drawn = { id: 'picture-1', url: 'blob:drawn' };
const middle = { x: 0.5, y: 0.5, zoom: 1 };
const crop = { x: 0.4, y: 0.5, zoom: 2 };
const readable = { kind: 'readable', fileId: 'file-1', ...source } as const;
const heic = { kind: 'refused', problem: 'pictureHeic' } as const;
const choose = (file: File = first) => ({ type: 'file.choose', file }) as const;
const [move, confirm, cancel, remove] = [
  { type: 'crop.change', crop } as const,
  { type: 'crop.confirm' } as const,
  { type: 'crop.cancel' } as const,
  { type: 'picture.remove' } as const,
];
const reading = (file: File) => ({ calls: { readPicture: { file } } });

const reportsDrawn = { report: { type: 'picture.drawn', pictureId: 'picture-1', slot: 'cover' } };
const keepsDrawn = { keepFiles: ['picture-1'] };
const keepsNone = { keepFiles: [] };
const reportsCleared = { report: { type: 'picture.cleared' } };

const empty = (open: Open<typeof pictureMachine>): Run<typeof pictureMachine> => {
  const field = open();
  field.isIn('empty.calm', {
    effects: [keepsNone],
    context: { fileId: '', source: null, crop: middle, problem: null, drawn: null },
  });
  return field;
};
const cropping = (open: Open<typeof pictureMachine>): Run<typeof pictureMachine> => {
  const field = empty(open);
  field.send(choose());
  field.answer('readPicture', readable);
  return field;
};
const ready = (open: Open<typeof pictureMachine>): Run<typeof pictureMachine> => {
  const field = cropping(open);
  field.send(move, confirm);
  field.answer('drawPicture', drawn);
  return field;
};

export const journeys = journeysOf({
  machine: pictureMachine,
  file: 'picture/picture.machine.ts',
  listens: ['holdFiles'],
  journeys: {
    '[APPLY-06] reads a file and draws the chosen part'(open) {
      const field = empty(open);
      field.rejects(confirm, remove);
      field.send(choose());
      field.rejects(choose());
      field.answer('readPicture', readable);
      field.isIn('cropping', { context: { source, crop: middle } });
      field.send(move, confirm);
      field.isIn('drawing', { calls: { drawPicture: { fileId: 'file-1', crop } } });
      field.answer('drawPicture', drawn);
      field.isIn('ready.calm', { effects: [keepsDrawn, reportsDrawn], context: { drawn, source: null, fileId: '' } });
    },
    '[BEYOND-20] reports the place that a file was chosen for, and the place of the next one'(open) {
      const field = empty(open);
      for (const slot of ['day-2', 'story']) {
        field.send({ ...choose(), slot });
        field.answer('readPicture', readable);
        field.send(confirm);
        field.isIn('drawing', {
          calls: { drawPicture: { fileId: 'file-1', crop: middle } },
          ...(slot === 'story' && { effects: [reportsCleared] }),
          context: { slot },
        });
        field.answer('drawPicture', drawn);
        field.isIn('ready.calm', {
          effects: [keepsDrawn, { report: { type: 'picture.drawn', pictureId: 'picture-1', slot } }],
        });
      }
    },
    'starts the next file in its middle, and keeps the picture before it when that is cancelled'(open) {
      const field = ready(open);
      field.send(choose(second));
      field.isIn('reading', {
        ...reading(second),
        effects: [keepsDrawn, reportsDrawn, reportsCleared],
        context: { drawn },
      });
      field.answer('readPicture', readable);
      field.isIn('cropping', { context: { crop: middle, drawn } });
      field.send(cancel);
      field.isIn('ready.calm', { effects: [keepsDrawn, reportsDrawn], context: { drawn, source: null, fileId: '' } });
      field.send(remove);
      field.isIn('empty.calm', { effects: [reportsCleared, keepsNone], context: { drawn: null } });
    },
    'has no picture when the first file is cancelled or cannot be drawn'(open) {
      const cancelled = cropping(open);
      cancelled.send(cancel);
      cancelled.isIn('empty.calm', {
        effects: [keepsNone],
        context: { drawn: null, source: null, fileId: '' },
      });
      const broken = cropping(open);
      broken.send(confirm);
      broken.fail('drawPicture');
      broken.isIn('empty.refused', {
        effects: [keepsNone],
        context: { problem: 'pictureBroken', drawn: null, source: null, fileId: '' },
      });
    },
    'says that a file is no picture until another one is chosen'(open) {
      const field = empty(open);
      field.send(choose());
      field.answer('readPicture', heic);
      field.isIn('empty.refused', { effects: [keepsNone], context: { problem: 'pictureHeic', drawn: null } });
      field.send(choose());
      field.isIn('reading', { ...reading(first), context: { problem: null } });
      field.fail('readPicture');
      field.isIn('empty.refused', { effects: [keepsNone], context: { problem: 'pictureBroken' } });
    },
    'keeps the first picture where the second is no picture or cannot be drawn'(open) {
      const field = ready(open);
      field.send(choose());
      field.answer('readPicture', heic);
      field.isIn('ready.refused', {
        effects: [keepsDrawn, reportsDrawn, reportsCleared, keepsDrawn, reportsDrawn],
        context: { problem: 'pictureHeic', drawn },
      });
      field.send(choose());
      field.isIn('reading', {
        ...reading(first),
        effects: [reportsCleared],
        context: { problem: null, drawn },
      });
      field.fail('readPicture');
      field.isIn('ready.refused', {
        effects: [keepsDrawn, reportsDrawn],
        context: { problem: 'pictureBroken', drawn },
      });
      field.send(choose());
      field.answer('readPicture', readable);
      field.send(confirm);
      field.fail('drawPicture');
      field.isIn('ready.refused', {
        effects: [reportsCleared, keepsDrawn, reportsDrawn],
        context: { problem: 'pictureBroken', drawn, source: null, fileId: '' },
      });
      field.send(remove);
      field.isIn('empty.calm', { effects: [reportsCleared, keepsNone], context: { drawn: null, problem: null } });
    },
  },
});
