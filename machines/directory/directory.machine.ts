import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { lookIn } from '#machines/rules/list-look.ts';
import { readAddress } from '#rules/directory-address.ts';
import { counts, filters, lists, look, profile, search } from './directory.regions.ts';
import { directory, searchIn } from './directory.setup.ts';

/** The page of the directory: it invokes its flows and forwards what they report. */
export const directoryMachine = directory.createMachine({
  id: 'directory',
  context: ({ input: { parameters, today } }) => ({
    parameters,
    ignored: readAddress(parameters).ignored,
    today,
    loaded: [],
    listed: [],
    look: lookIn(parameters),
  }),
  invoke: [
    { id: 'discovery', src: 'discovery', input: ({ context }) => searchIn(context.parameters) },
    { id: 'shortlist', src: 'shortlist' },
    { id: 'ownLists', src: 'ownLists' },
    { id: 'listAddition', src: 'listAddition' },
    { id: 'searchSaving', src: 'searchSaving' },
    { id: 'details', src: 'details' },
    { id: 'panel', src: 'panel' },
    { id: 'lists', src: 'lists' },
    { id: 'city', src: 'city', input: { minLetters: 1 } },
    { id: 'counts', src: 'counts' },
    { id: 'addressBar', src: 'addressBar' },
  ],
  type: 'parallel',
  states: { search, filters, counts, lists, look, profile },
});

export type DirectoryActor = ActorRefFrom<typeof directoryMachine>;
export type DirectorySnapshot = SnapshotFrom<typeof directoryMachine>;
