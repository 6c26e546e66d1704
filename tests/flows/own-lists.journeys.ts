import { ownListsMachine } from '#machines/own-lists/own-lists.machine.ts';
import { journeysOf, type Run } from '#tests/kit/journey.ts';

const summer = { _id: 'summer', name: 'Summer' };
const winter = { _id: 'winter', name: 'Winter' };
const deniz = { id: 'deniz', name: 'Deniz' };
const fresh = { creator: null, list: null, name: '', message: null };
const rejected = { kind: 'refused', message: 'You already have a list with this name.' } as const;
const gone = { kind: 'missing', message: 'This list is no longer there.' } as const;
const created = { kind: 'created' as const, lists: [summer, winter], id: 'winter', creatorId: null };

const add = { type: 'list.add' } as const;
const confirm = { type: 'name.confirm' } as const;
const confirmRemoval = { type: 'action.confirm' } as const;
const cancel = { type: 'change.leave' } as const;
const openLists = { type: 'lists.open', creator: deniz } as const;
const rename = { type: 'list.rename', list: summer } as const;
const remove = { type: 'list.remove', list: summer } as const;
const type = (name: string) => ({ type: 'name.type', name }) as const;

const creating = { calls: { createList: { name: 'Winter', creatorId: null } } };
const creatingForDeniz = { calls: { createList: { name: 'Winter', creatorId: 'deniz' } } };
const renaming = { calls: { changeList: { id: 'summer', change: { move: 'rename', name: 'Winter' } } } };
const removing = { calls: { changeList: { id: 'summer', change: { move: 'remove' } } } };

const reports = (...events: object[]) => ({ effects: events.map((report) => ({ report })) });
const changed = (...lists: object[]) => ({ type: 'lists.changed', lists });

/** Each way to change the lists: its first steps and its form, what sends it, and the call. */
const changes = [
  {
    first: [add, type('Winter')],
    form: 'adding',
    send: confirm,
    call: 'createList',
    state: 'creating',
    sending: creating,
  },
  {
    ...({ first: [openLists, type('Winter')], form: 'listing', send: confirm } as const),
    ...({ call: 'createList', state: 'creatingForCreator', sending: creatingForDeniz } as const),
  },
  {
    ...({ first: [rename, type('Winter')], form: 'naming', send: confirm } as const),
    ...({ call: 'changeList', state: 'renaming', sending: renaming } as const),
  },
  {
    ...({ first: [remove], form: 'confirming', send: confirmRemoval } as const),
    ...({ call: 'changeList', state: 'removing', sending: removing } as const),
  },
] as const;

const reject = (lists: Run<typeof ownListsMachine>, call: 'createList' | 'changeList') =>
  call === 'createList' ? lists.answer('createList', rejected) : lists.answer('changeList', rejected);

export const journeys = journeysOf({
  machine: ownListsMachine,
  file: 'own-lists/own-lists.machine.ts',
  journeys: {
    'makes a list with a name, and opens it'(open) {
      const lists = open();
      lists.isIn('calm', { context: fresh });
      lists.rejects(type('Winter'), confirm, cancel);
      lists.send(add);
      lists.rejects(confirm, confirmRemoval);
      lists.send(type(' '));
      lists.rejects(confirm);
      lists.send(type('Winter'), confirm);
      lists.isIn('creating', creating);
      lists.rejects(confirm, type('W'));
      lists.answer('createList', created);
      lists.isIn('calm', reports(changed(summer, winter), { type: 'list.created', id: 'winter', creatorId: null }));
      lists.send(add);
      lists.isIn('adding', { context: fresh });
    },
    'shows the lists of a creator until the person leaves them, also after a new one was made for the creator'(open) {
      const lists = open();
      lists.send(openLists);
      lists.rejects(confirm, add, openLists);
      lists.isIn('listing', { context: { ...fresh, creator: deniz } });
      lists.send(type('Winter'), confirm);
      lists.isIn('creatingForCreator', creatingForDeniz);
      lists.rejects(type('W'), confirm);
      lists.answer('createList', { ...created, creatorId: 'deniz' });
      lists.isIn('listing', {
        ...reports(changed(summer, winter), { type: 'list.created', id: 'winter', creatorId: 'deniz' }),
        context: { ...fresh, creator: deniz },
      });
      lists.rejects(confirm);
      lists.send(cancel, add);
      lists.isIn('adding', { context: fresh });
      lists.send(type('Late'), cancel, openLists);
      lists.isIn('listing', { context: { ...fresh, creator: deniz } });
    },
    'renames a list when its name has changed'(open) {
      const lists = open();
      lists.send(openLists, cancel, rename);
      lists.isIn('naming', { context: { creator: null, list: summer, name: 'Summer', message: null } });
      lists.rejects(confirm);
      for (const name of [' Summer ', ' ', '']) {
        lists.send(type(name));
        lists.rejects(confirm);
      }
      lists.send(type('Winter'), confirm);
      lists.answer('changeList', { kind: 'lists', lists: [winter] });
      lists.isIn('calm', reports(changed(winter)));
    },
    'removes a list after a question, and shows the first list'(open) {
      const lists = open();
      lists.send(remove);
      lists.rejects(confirm, add);
      lists.send(confirmRemoval);
      lists.rejects(confirmRemoval);
      lists.answer('changeList', { kind: 'lists', lists: [winter] });
      lists.isIn('calm', reports(changed(winter), { type: 'list.removed' }));
    },
    'says why a change was rejected or failed, until it is sent again or cancelled'(open) {
      for (const { first, form, send, call, state, sending } of changes) {
        const lists = open();
        lists.send(...first, send);
        reject(lists, call);
        lists.isIn(form, { context: { message: rejected.message } });
        lists.send(send);
        lists.isIn(state, { ...sending, context: { message: null } });
        lists.fail(call, { message: 'Network Error' });
        lists.isIn(form, { context: { message: 'Network Error' } });
        lists.send(send);
        lists.fail(call);
        lists.isIn(form, { context: { message: '' } });
        lists.send(cancel);
        lists.isIn('calm', { context: { message: null } });
      }
    },
    'keeps the typed name after a rejection, and hides the message with the next letter'(open) {
      for (const { first, form, send, call } of changes.filter(({ form }) => form !== 'confirming')) {
        const lists = open();
        lists.send(...first, send);
        reject(lists, call);
        lists.isIn(form, { context: { name: 'Winter', message: rejected.message } });
        lists.send(type('Winters'));
        lists.isIn(form, { context: { name: 'Winters', message: null } });
      }
    },
    'leaves a change that takes too long, and looks for its outcome'(open) {
      const lists = open();
      for (const { first, send, state, sending } of changes) {
        lists.send(...first, send);
        lists.isIn(state, sending);
        lists.send(cancel);
        lists.isIn('calm', { ...reports({ type: 'call.cancelled' }), context: { message: null } });
      }
    },
    'says that a list to rename was removed elsewhere, and reloads the shortlist'(open) {
      const lists = open();
      lists.send(rename, type('Winter'), confirm);
      lists.answer('changeList', gone);
      lists.isIn('naming', { ...reports({ type: 'lists.outdated' }), context: { message: gone.message } });
      lists.send(cancel, add);
      lists.isIn('adding', { context: fresh });
      lists.send(cancel, rename, cancel, openLists);
      lists.isIn('listing', { context: { ...fresh, creator: deniz } });
    },
    'accepts that a list to remove was removed elsewhere'(open) {
      const lists = open();
      lists.send(remove, confirmRemoval);
      lists.answer('changeList', gone);
      lists.isIn('calm', {
        ...reports({ type: 'lists.outdated' }, { type: 'list.removed' }),
        context: { message: null },
      });
    },
  },
});
