import { ownListsMachine } from '#machines/own-lists/own-lists.machine.ts';
import { journeysOf, type Open } from '#tests/kit/journey.ts';

const summer = { _id: 'summer', name: 'Summer' };
const winter = { _id: 'winter', name: 'Winter' };
const deniz = { id: 'deniz', name: 'Deniz' };
const nothing = { creator: null, list: null, name: '', message: null };
const refused = { kind: 'refused', message: 'You have a list of this name already.' } as const;
const gone = { kind: 'gone', message: 'This list is no longer there.' } as const;

const adding = (open: Open<typeof ownListsMachine>, name: string) => {
  const lists = open();
  lists.send({ type: 'list.add' }, { type: 'name.type', name });
  return lists;
};
const changing = (open: Open<typeof ownListsMachine>, type: 'list.rename' | 'list.remove') => {
  const lists = open();
  lists.send({ type, list: summer });
  return lists;
};

export const journeys = journeysOf({
  machine: ownListsMachine,
  file: 'own-lists/own-lists.machine.ts',
  journeys: {
    'a list is made under a name, told to the shortlist, and opened'(open) {
      const lists = open();
      lists.isIn('calm', { context: nothing });
      lists.rejects({ type: 'name.type', name: 'Winter' }, { type: 'name.confirm' }, { type: 'change.leave' });
      lists.send({ type: 'list.add' });
      lists.isIn('adding', { context: nothing });
      lists.rejects({ type: 'name.confirm' }, { type: 'creator.put', listId: null }, { type: 'removal.confirm' });
      lists.send({ type: 'name.type', name: ' ' });
      lists.rejects({ type: 'name.confirm' });
      lists.send({ type: 'name.type', name: 'Winter' }, { type: 'name.confirm' });
      lists.isIn('making', { calls: { makeList: { name: 'Winter' } } });
      lists.rejects({ type: 'name.confirm' }, { type: 'name.type', name: 'W' });
      const made = { kind: 'made', lists: [summer, winter], id: 'winter' } as const;
      lists.answer('makeList', { ...made, lists: [...made.lists] });
      lists.isIn('calm', { effects: [{ tellLists: made }, { openMade: made }] });
      lists.send({ type: 'list.add' });
      lists.isIn('adding', { context: nothing });
    },
    'somebody is put into a list that is there, or into one that is made for them'(open) {
      const lists = open();
      lists.send({ type: 'creator.move', creator: deniz });
      lists.isIn('moving', { context: { ...nothing, creator: deniz } });
      lists.send({ type: 'creator.put', listId: 'summer' });
      lists.isIn('calm', { effects: [{ putCreator: 'summer' }], context: { creator: deniz } });
      lists.send({ type: 'creator.move', creator: deniz }, { type: 'creator.put', listId: null });
      lists.isIn('calm', { effects: [{ putCreator: null }] });
      lists.send({ type: 'creator.move', creator: deniz }, { type: 'name.type', name: 'Winter' });
      lists.send({ type: 'name.confirm' });
      lists.isIn('makingFor', { calls: { makeList: { name: 'Winter' } } });
      const made = { kind: 'made', lists: [winter], id: 'winter' } as const;
      lists.answer('makeList', { ...made, lists: [...made.lists] });
      lists.isIn('calm', { effects: [{ tellLists: made }, { putIntoMade: made }], context: { creator: deniz } });
      lists.send({ type: 'list.add' });
      lists.isIn('adding', { context: nothing });
      lists.send({ type: 'name.type', name: 'Late' }, { type: 'change.leave' });
      lists.send({ type: 'creator.move', creator: deniz });
      lists.isIn('moving', { context: { ...nothing, creator: deniz } });
    },
    'who waits too long leaves; what has come of it meanwhile is looked for'(open) {
      const lists = open();
      const leave = { type: 'change.leave' } as const;
      const [typed, confirm] = [{ type: 'name.type', name: 'Winter' }, { type: 'name.confirm' }] as const;
      for (const [ask, state, ...deeds] of [
        [{ type: 'list.add' }, 'making', typed, confirm],
        [{ type: 'creator.move', creator: deniz }, 'makingFor', typed, confirm],
        [{ type: 'list.rename', list: summer }, 'renaming', typed, confirm],
        [{ type: 'list.remove', list: summer }, 'removing', { type: 'removal.confirm' }],
      ] as const) {
        lists.send(ask, ...deeds);
        const isMade = state.startsWith('making');
        const change = state === 'removing' ? { move: 'remove' } : { move: 'rename', name: 'Winter' };
        const calls = isMade ? { makeList: { name: 'Winter' } } : { changeList: { id: 'summer', change } };
        lists.isIn(state, { calls });
        lists.send(leave);
        lists.isIn('calm', { effects: [{ lookAgain: undefined }], context: { message: null } });
      }
    },
    'a list that could not be made stays typed, with the reason until another letter is typed or it is left'(open) {
      const lists = adding(open, 'Winter');
      lists.send({ type: 'name.confirm' });
      lists.answer('makeList', refused);
      lists.isIn('adding', { context: { name: 'Winter', message: refused.message } });
      lists.send({ type: 'name.type', name: 'Winters' });
      lists.isIn('adding', { context: { name: 'Winters', message: null } });
      lists.send({ type: 'name.confirm' });
      lists.fail('makeList', { message: 'Network Error' });
      lists.isIn('adding', { context: { name: 'Winters', message: 'Network Error' } });
      lists.send({ type: 'name.confirm' });
      lists.isIn('making', { calls: { makeList: { name: 'Winters' } }, context: { message: null } });
      lists.fail('makeList');
      lists.isIn('adding', { context: { message: '' } });
      lists.send({ type: 'change.leave' });
      lists.isIn('calm', { context: { message: null } });
    },
    'nor could it be made for somebody, who can still be put into another'(open) {
      const lists = open();
      lists.send({ type: 'creator.move', creator: deniz });
      lists.rejects({ type: 'name.confirm' }, { type: 'list.add' });
      lists.send({ type: 'name.type', name: 'Winter' }, { type: 'name.confirm' });
      lists.rejects({ type: 'creator.put', listId: null });
      lists.answer('makeList', refused);
      lists.isIn('moving', { context: { creator: deniz, name: 'Winter', message: refused.message } });
      lists.send({ type: 'name.confirm' });
      lists.isIn('makingFor', { calls: { makeList: { name: 'Winter' } }, context: { message: null } });
      lists.fail('makeList', { message: 'Network Error' });
      lists.isIn('moving', { context: { creator: deniz, message: 'Network Error' } });
      lists.send({ type: 'name.confirm' });
      lists.fail('makeList');
      lists.isIn('moving', { context: { message: '' } });
      lists.send({ type: 'creator.put', listId: 'summer' });
      lists.isIn('calm', { effects: [{ putCreator: 'summer' }], context: { message: null } });
    },
    'a list is given another name, once it is another'(open) {
      const lists = open();
      lists.send({ type: 'creator.move', creator: deniz }, { type: 'change.leave' });
      lists.send({ type: 'list.rename', list: summer });
      lists.isIn('naming', { context: { creator: null, list: summer, name: 'Summer', message: null } });
      lists.rejects({ type: 'name.confirm' }, { type: 'creator.put', listId: null });
      for (const name of [' Summer ', ' ', '']) {
        lists.send({ type: 'name.type', name });
        lists.rejects({ type: 'name.confirm' });
      }
      lists.send({ type: 'name.type', name: 'June' }, { type: 'name.confirm' });
      const renaming = { calls: { changeList: { id: 'summer', change: { move: 'rename', name: 'June' } } } };
      lists.isIn('renaming', renaming);
      lists.answer('changeList', refused);
      lists.isIn('naming', { context: { name: 'June', message: refused.message } });
      lists.send({ type: 'name.confirm' });
      lists.isIn('renaming', { ...renaming, context: { message: null } });
      lists.fail('changeList');
      lists.isIn('naming', { context: { name: 'June', message: '' } });
      lists.send({ type: 'name.type', name: 'June' });
      lists.isIn('naming', { context: { message: null } });
      lists.send({ type: 'name.confirm' });
      lists.fail('changeList', { message: 'Network Error' });
      lists.isIn('naming', { context: { message: 'Network Error' } });
      lists.send({ type: 'change.leave' });
      lists.isIn('calm', { context: { message: null } });
      lists.send({ type: 'list.rename', list: summer }, { type: 'name.type', name: 'June' }, { type: 'name.confirm' });
      const told = [{ _id: 'summer', name: 'June' }];
      lists.answer('changeList', { kind: 'lists', lists: told });
      lists.isIn('calm', { effects: [{ tellLists: { kind: 'lists', lists: told } }] });
    },
    'a list that was removed elsewhere cannot be renamed: it says so, and the shortlist is read again'(open) {
      const lists = changing(open, 'list.rename');
      lists.send({ type: 'name.type', name: 'June' }, { type: 'name.confirm' });
      lists.answer('changeList', gone);
      lists.isIn('naming', { effects: [{ readAnew: gone }], context: { message: gone.message } });
      lists.send({ type: 'change.leave' });
      lists.isIn('calm', { context: { list: summer, message: null } });
      lists.send({ type: 'list.add' });
      lists.isIn('adding', { context: nothing });
      lists.send({ type: 'change.leave' }, { type: 'list.rename', list: summer }, { type: 'change.leave' });
      lists.send({ type: 'creator.move', creator: deniz });
      lists.isIn('moving', { context: { ...nothing, creator: deniz } });
    },
    'a list is removed after a question, and the first is shown in its place'(open) {
      const lists = changing(open, 'list.remove');
      lists.isIn('doubting', { context: { creator: null, list: summer, message: null } });
      lists.rejects({ type: 'name.confirm' }, { type: 'list.add' });
      lists.send({ type: 'change.leave' });
      lists.isIn('calm');
      lists.send({ type: 'list.remove', list: summer }, { type: 'removal.confirm' });
      const removing = { calls: { changeList: { id: 'summer', change: { move: 'remove' } } } };
      lists.isIn('removing', removing);
      lists.rejects({ type: 'removal.confirm' });
      lists.answer('changeList', refused);
      lists.isIn('doubting', { context: { message: refused.message } });
      lists.send({ type: 'removal.confirm' });
      lists.isIn('removing', { ...removing, context: { message: null } });
      lists.fail('changeList');
      lists.isIn('doubting', { context: { message: '' } });
      lists.send({ type: 'removal.confirm' });
      lists.fail('changeList', { message: 'Network Error' });
      lists.isIn('doubting', { context: { message: 'Network Error' } });
      lists.send({ type: 'removal.confirm' });
      lists.answer('changeList', { kind: 'lists', lists: [winter] });
      lists.isIn('calm', {
        effects: [{ tellLists: { kind: 'lists', lists: [winter] } }, { openFirst: { kind: 'lists', lists: [winter] } }],
        context: { message: null },
      });
    },
    'a list that was removed elsewhere is as it was wished'(open) {
      const lists = changing(open, 'list.remove');
      lists.send({ type: 'removal.confirm' });
      lists.answer('changeList', gone);
      lists.isIn('calm', { effects: [{ readAnew: gone }, { openFirst: gone }], context: { message: null } });
    },
  },
});
