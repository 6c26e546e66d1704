import { shortlistMachine } from '#machines/shortlist/shortlist.machine.ts';
import { listedIds, noteOf } from '#machines/shortlist/shortlist.view.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { isSameJson, modelOf } from '#tests/kit/model.ts';

export const flow = {
  model: modelOf({
    title: 'Shortlist',
    machine: shortlistMachine,
    input: undefined,
    events: {
      'entry.change': [
        { change: { id: 'creator-1', isListed: true, note: 'For the spring' } },
        { change: { id: 'creator-1', isListed: false, note: '' } },
      ],
      'entry.put': [
        { ids: ['creator-1'], listId: null, isIn: true },
        { ids: ['creator-1'], listId: null, isIn: false },
      ],
      'note.type': [{ id: 'creator-1', note: 'For May' }],
      'lists.replace': [{ lists: [] }],
      'list.export': [{ ids: [] }],
    },
    answers: {
      fetchShortlist: [
        { list: { 'creator-9': { note: '', listIds: [null], invitation: null } }, lists: [], unsaved: {}, waiting: [] },
      ],
      saveEntry: [
        {
          kind: 'list',
          list: { 'creator-1': { note: 'For the spring', listIds: [null], invitation: null } },
          lists: [],
        },
        { kind: 'refused', message: 'Your lists can hold up to 500 creators. Please remove one first.' },
      ],
      exportList: [undefined],
    },
    vertex: ({ list, message, next, drafts }) => [Object.keys(list), message === null, next, drafts],
    isConsistent: (list, _, { saveEntry }) =>
      !list.matches('saving') || isSameJson(saveEntry?.change, list.context.change),
  }),
  guide: {
    role: 'A sponsor',
    address: '/discovery?list=shortlist',
    start: 'Sign in at `/discovery` as the demo sponsor.',
    answers: {
      fetchShortlist: { done: 'open the page' },
      saveEntry: {
        list: 'add a creator, or take one off',
        refused: 'open a profile, have staff suspend the creator, then add them',
      },
      exportList: { done: 'press Download as CSV' },
    },
    conditions: { hasNext: 'another change is waiting', isList: 'the server saved the change' },
  },
  words: {
    'entry.change': ({ change: { isListed } }) => (isListed ? 'Add a creator' : 'Take a creator off'),
    'entry.put': ({ isIn }) => (isIn ? 'Put a creator into the first list' : 'Take a creator out of the first list'),
    'list.leave': 'Go to another list or to the directory',
    'note.type': ({ note }) => `Type the note ${note}`,
    'note.save': 'Press Save note, or leave the page',
    'lists.replace': 'Rename, make or remove a list',
    'lists.refresh': 'Rename or remove a list that is gone',
    'list.expire': 'Change the list in another tab, or return to this one',
  },
  shown: {
    texts: {
      loading: ['Loading creators...'],
      'ready.calm': [],
      'ready.refreshing': [],
      'ready.writing': [],
      'ready.refused': ['Dismiss'],
      saving: [],
      exporting: [],
      failed: ['Try again'],
    },
  },
  gestures: {
    'entry.put': ({ pressFirst }) => pressFirst(/from this list$/),
    'call.retry': ({ press }) => press('Try again'),
    'list.export': ({ press }) => press('Download as CSV'),
    'banner.dismiss': ({ press }) => press('Dismiss'),
  },
  elsewhere: {
    'entry.change': 'a card of the directory, and the profile',
    'note.type': 'the note below a card, and the profile',
    'list.leave': 'the page, when its address shows another list',
    'note.save': 'the note below a card when it is left, the profile, and the page when it is left',
    'lists.replace': 'the flow of the lists, after a change',
    'lists.refresh': 'the flow of the lists, when a list is gone',
    'list.expire': 'another tab that has changed the list, or this one when it is visible again',
  },
  /** Creators are added in the dialog of their lists. */
  isOffered: (snapshot, { type, isIn }) =>
    type !== 'entry.put' || (!isIn && listedIds(snapshot).some((id) => noteOf(id)(snapshot) !== null)),
} satisfies Flow;
