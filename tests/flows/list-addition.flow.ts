import type { AdditionReply } from '#contract/sponsor.ts';
import { listAdditionMachine } from '#machines/list-addition/list-addition.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

export const summer = { _id: 'list-1', name: 'Summer' };
export const deniz = { id: 'creator-1', name: 'Deniz Yıldız' };
export const rejected = { kind: 'refused', message: 'You already have a list with this name.' } as const;
export const reply: AdditionReply = { lists: [summer], listId: 'list-1', added: 1, missing: [] };
const page = ['Choose several', 'Add to list', 'Cancel'];
const dialog = [...page, 'Add 1 creator to a list', 'Creators stay in the lists they are in already.', 'Summer'];

export const flow = {
  model: modelOf({
    title: 'Adding creators to a list',
    machine: listAdditionMachine,
    input: undefined,
    events: {
      'creator.toggle': [{ creator: deniz }],
      'list.choose': [{ id: 'list-1' }, { id: null }],
      'name.type': [{ name: 'Winter' }, { name: ' ' }],
    },
    answers: { addToList: [{ kind: 'added', reply }, rejected] },
    vertex: ({ creators, name, list }) => [creators.length, name, list],
    isConsistent: (page, _, { addToList }) =>
      !page.matches('adding') || JSON.stringify(addToList?.list) === JSON.stringify(page.context.list),
  }),
  guide: {
    role: 'A sponsor',
    address: '/discovery',
    start: 'Sign in at `/discovery` as the demo sponsor.',
    answers: { addToList: { added: 'choose a list', refused: 'use the name of a list you have' } },
  },
  words: {
    'choice.end': 'Press Cancel, or Choose several again',
    'creator.toggle': 'Press the box of a creator',
    'lists.open': 'Press Add to list, or Enter in a box',
    'list.choose': ({ id }) => (id === null ? 'Choose the first list' : 'Choose another list'),
    'name.type': ({ name }) => (name.trim() === '' ? 'Empty the name' : `Type the name ${name}`),
    'change.leave': 'Press Cancel, Close or Escape in the dialog',
  },
  shown: {
    /** Begins and ends the choice. */
    buttons: { 'Choose several': null },
    texts: {
      off: ['Choose several'],
      collecting: page,
      listing: [...dialog, 'Create list and add'],
      adding: [...dialog, 'Adding...'],
      added: [...page, 'Add 1 creator to a list', '1 creator added to “Summer”.', 'Go to “Summer”'],
    },
  },
  gestures: {
    'choice.start': ({ press }) => press('Choose several'),
    'choice.end': ({ press }) => press('Choose several'),
    'creator.toggle': ({ press }) => press('Choose Deniz Yıldız'),
    'lists.open': ({ press }) => press('Add to list'),
    'list.choose': ({ press }, { id }) => press(id === null ? 'Saved' : 'Summer'),
    'name.type': ({ refill }, { name }) => refill('Or add to a new list', name),
    'name.confirm': ({ press }) => press('Create list and add'),
    'change.leave': ({ press }) => press('Close'),
  },
} satisfies Flow;
