import type { BlogChoices } from '#contract/blog.ts';
import { blogEditingMachine } from '#machines/blog-editing/blog-editing.machine.ts';
import { blogSavingMachine, type StoredConfig } from '#machines/blog-saving/blog-saving.machine.ts';
import { factsOf } from '#rules/blog-facts.ts';
import type { ConfigConflict } from '#rules/merge-configs.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { makeBlogCreator, makeTrip } from '#tests/kit/make-blog.ts';
import { modelOf } from '#tests/kit/model.ts';

export const creator = makeBlogCreator({ publishedVayas: [makeTrip(), makeTrip({ _id: 'hills', title: 'Hills' })] });
export const facts = factsOf(creator);
export const blog = { username: 'deniz', id: 'creator-1' };
export const stored: StoredConfig = { config: {}, version: 5, updatedAt: 5 };

interface Told {
  base?: StoredConfig;
  replaced?: readonly BlogChoices[];
  theirs?: StoredConfig | null;
  conflicts?: readonly ConfigConflict[];
  lost?: readonly BlogChoices[];
}

/** What the queue beside the draft shows. */
export const saving = ({ base = stored, replaced = [base.config], theirs = null, conflicts = [], lost = [] }: Told) =>
  blogSavingMachine.resolveState({
    value: { ready: 'calm' },
    context: {
      ...{ facts, blog, base, replaced, theirs, conflicts, lost, wanted: null },
      ...{ sending: { config: base.config, isOrder: false }, merges: 0 },
      ...{ wasSaved: false, problem: null, message: null },
    },
  });

const background = (colour: string) => ({ type: 'page.background', colour }) as const;
const text = { color: '#0b5563' };
const theirs: StoredConfig = { config: { tripSettings: { tripsPerRow: 4 } }, version: 6, updatedAt: 6 };
const reordered: StoredConfig = { config: { displayOrder: { contact: 1 } }, version: 7, updatedAt: 7 };
export const conflict = {
  path: 'tripSettings.tripsPerRow',
  setting: { kind: 'tripsPerRow' as const },
  mine: 3,
  theirs: 4,
};

export const flow = {
  model: modelOf({
    title: 'Blog editing',
    machine: blogEditingMachine,
    input: { facts, blog, stored, kept: null },
    events: {
      'section.show': [{ section: 'languages', isShown: false }],
      'item.show': [{ section: 'languages', item: 'tr', isShown: false }],
      'section.move': [{ section: 'languages', to: 1 }],
      'contact.show': [{ way: 'phone', isShown: false }],
      'social.show': [{ isShown: false }],
      'platform.show': [{ platform: 'tiktok', isShown: false }],
      'trip.show': [{ trip: 'sea', isShown: false }],
      'trip.highlight': [{ trip: 'sea', isHighlighted: true }],
      'trip.element': [{ trip: 'sea', element: 'showPeriod', isShown: false }],
      'trip.item': [{ trip: 'sea', item: 'item-0', isShown: false }],
      'trip.text': [{ trip: 'sea', text: 'title', change: { bold: true } }],
      'page.background': [{ colour: '#fef3c7' }],
      'page.font': [{ font: 'Georgia' }],
      'page.tripsPerRow': [{ count: 3 }],
      'page.language': [{ language: 'tr' }],
      'page.sharing': [{ title: 'By sea' }],
      'page.text': [{ text: 'fullName', change: text }],
      'cover.set': [{ folder: null }],
      'cover.style': [{ opacity: 0.5 }],
      'picture.style': [{ shape: 'square' }],
      'colour.pick': [
        { edit: background('#111111') },
        { edit: { type: 'trip.text', trip: 'sea', text: 'title', change: { color: '#222222' } } },
      ],
      'gesture.end': [{}],
      'edit.undo': [{}],
      'edit.redo': [{}],
      'draft.save': [{}],
      'conflict.keep': [{}],
      'conflict.take': [{ paths: ['tripSettings.tripsPerRow'] }],
      'conflict.dismiss': [{}],
      'section.expand': [{ section: 'languages' }],
      'trip.configure': [{ trip: 'sea' }],
      'xstate.snapshot.saving': [
        { said: 'what is saved', snapshot: saving({}) },
        {
          said: 'another order of somebody else',
          snapshot: saving({ base: reordered, replaced: [{ displayOrder: { expertises: 1 } }] }),
        },
        { said: 'what two have changed', snapshot: saving({ theirs, conflicts: [conflict] }) },
      ],
    },
    answers: { pause: [undefined] },
    behaviour: ({ history, question, colour, undecided }) => [
      history.past.length > 0,
      history.future.length > 0,
      question !== null,
      undecided.includes('displayOrder'),
      colour,
    ],
  }),
  words: {
    'section.show': 'Switch Languages off',
    'item.show': 'Switch Turkish off',
    'section.move': ({ to }) => `Move Languages to place ${to}`,
    'contact.show': 'Switch Phone Number off',
    'social.show': 'Switch Social media off',
    'platform.show': 'Switch TikTok off',
    'trip.show': 'Switch a trip off',
    'trip.highlight': 'Highlight a trip',
    'trip.element': 'Switch Duration of a trip off',
    'trip.item': 'Switch an item of a trip off',
    'trip.text': 'Make the title of a trip bold',
    'page.background': 'Type a background',
    'page.font': 'Choose a font',
    'page.tripsPerRow': 'Choose three trips a row',
    'page.language': 'Choose Turkish for the page',
    'page.sharing': 'Type a title for sharing',
    'page.text': 'Choose a colour for the name',
    'cover.set': 'Take the cover away',
    'cover.style': 'Make the cover fainter',
    'picture.style': 'Choose a square picture',
    'colour.pick': ({ edit }) => `Drag over the colours of ${edit.type}`,
    'gesture.end': 'Let go of a slider, or leave a field',
    'edit.undo': 'Press Undo, or Ctrl Z',
    'edit.redo': 'Press Redo, or Ctrl Shift Z',
    'draft.save': 'Press Save Changes',
    'conflict.keep': 'Press Keep mine',
    'conflict.take': 'Press Use theirs',
    'conflict.dismiss': 'Close the question',
    'section.expand': 'Press the arrow of Languages',
    'trip.configure': 'Press Configure',
  },
} satisfies Flow;
