import { ownListsMachine } from '#machines/own-lists/own-lists.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

export const summer = { _id: 'list-1', name: 'Summer' };
const deniz = { id: 'creator-1', name: 'Deniz Yıldız' };
const refused = { kind: 'refused', message: 'You already have a list with this name.' } as const;
const gone = { kind: 'missing', message: 'This list no longer exists. Please reload the page.' } as const;
const page = ['New list', 'Summer'];

export const flow = {
  model: modelOf({
    title: 'Lists of the shortlist',
    machine: ownListsMachine,
    input: undefined,
    events: {
      'lists.open': [{ creator: deniz }],
      'list.rename': [{ list: summer }],
      'list.remove': [{ list: summer }],
      'name.type': [{ name: 'Winter' }, { name: ' ' }],
    },
    answers: {
      createList: [
        { kind: 'created', lists: [summer, { _id: 'list-2', name: 'Winter' }], id: 'list-2', creatorId: null },
        refused,
      ],
      changeList: [{ kind: 'lists', lists: [] }, gone, refused],
    },
    vertex: ({ name, list }) => [name.trim() === '', name.trim() === list?.name],
    isConsistent: (page, _, { createList, changeList }) => {
      const { name, list, creator } = page.context;
      if (page.matches('creating') || page.matches('creatingForCreator'))
        return createList?.name === name && createList.creatorId === (creator?.id ?? null);
      return !(page.matches('renaming') || page.matches('removing')) || changeList?.id === list?._id;
    },
  }),
  guide: {
    role: 'A sponsor',
    address: '/discovery?list=shortlist',
    start: 'Sign in at `/discovery` as the demo sponsor.',
    answers: {
      createList: { created: 'make a list with a new name', refused: 'use the name of a list you have' },
      changeList: {
        lists: 'rename or remove a list',
        missing: 'open Rename, remove the list in another window, then save',
        refused: 'rename a list to the name of another one',
      },
    },
  },
  words: {
    'lists.open': 'Press Lists below a card, or a filled bookmark',
    'list.rename': 'Press Rename on a list',
    'list.remove': 'Press Remove on a list',
    'name.type': ({ name }) => (name.trim() === '' ? 'Empty the name' : `Type the name ${name}`),
    'name.confirm': 'Press Create list, or Save name',
    'change.leave': 'Press Cancel, or Done',
  },
  shown: {
    texts: {
      calm: page,
      adding: [...page, 'List name', 'Create list'],
      creating: [...page, 'List name', 'Saving...'],
      listing: [...page, 'Lists of Deniz Yıldız', 'Create list', 'Done'],
      creatingForCreator: [...page, 'Lists of Deniz Yıldız', 'Saving...', 'Done'],
      naming: [...page, 'Rename “Summer”', 'New name', 'Save name'],
      renaming: [...page, 'Rename “Summer”', 'New name', 'Saving...'],
      confirming: [...page, 'Remove “Summer”', 'Remove list'],
      removing: [...page, 'Remove “Summer”', 'Removing...'],
    },
  },
  gestures: {
    'list.add': ({ press }) => press('New list'),
    'lists.open': ({ press }) => press('Lists of Deniz Yıldız'),
    'list.rename': ({ press }) => press('Rename “Summer”'),
    'list.remove': ({ press }) => press('Remove “Summer”'),
    'name.type': ({ refill }, { name }) => refill(/^(List name|New list|New name)$/, name),
    'name.confirm': ({ press }) => press(/^(Create list|Save name)$/),
    'action.confirm': ({ press }) => press('Remove list'),
    'change.leave': ({ press }) => press(/^(Cancel|Done)$/),
  },
} satisfies Flow;
