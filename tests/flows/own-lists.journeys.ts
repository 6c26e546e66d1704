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
      lists.sees('calm', { holds: nothing });
      lists.refuses({ type: 'name.type', name: 'Winter' }, { type: 'name.confirm' }, { type: 'change.leave' });
      lists.send({ type: 'list.add' });
      lists.sees('adding', { holds: nothing });
      lists.refuses({ type: 'name.confirm' }, { type: 'creator.put', listId: null }, { type: 'removal.confirm' });
      lists.send({ type: 'name.type', name: ' ' });
      lists.refuses({ type: 'name.confirm' });
      lists.send({ type: 'name.type', name: 'Winter' }, { type: 'name.confirm' });
      lists.sees('making', { calls: { makeList: { name: 'Winter' } } });
      lists.refuses({ type: 'name.confirm' }, { type: 'name.type', name: 'W' });
      const made = { kind: 'made', lists: [summer, winter], id: 'winter' } as const;
      lists.answer('makeList', { ...made, lists: [...made.lists] });
      lists.sees('calm', { did: [{ tellLists: made }, { openMade: made }] });
      lists.send({ type: 'list.add' });
      lists.sees('adding', { holds: nothing });
    },
    'somebody is put into a list that is there, or into one that is made for them'(open) {
      const lists = open();
      lists.send({ type: 'creator.move', creator: deniz });
      lists.sees('moving', { holds: { ...nothing, creator: deniz } });
      lists.send({ type: 'creator.put', listId: 'summer' });
      lists.sees('calm', { did: [{ putCreator: 'summer' }], holds: { creator: deniz } });
      lists.send({ type: 'creator.move', creator: deniz }, { type: 'creator.put', listId: null });
      lists.sees('calm', { did: [{ putCreator: null }] });
      lists.send({ type: 'creator.move', creator: deniz }, { type: 'name.type', name: 'Winter' });
      lists.send({ type: 'name.confirm' });
      lists.sees('makingFor', { calls: { makeList: { name: 'Winter' } } });
      const made = { kind: 'made', lists: [winter], id: 'winter' } as const;
      lists.answer('makeList', { ...made, lists: [...made.lists] });
      lists.sees('calm', { did: [{ tellLists: made }, { putIntoMade: made }], holds: { creator: deniz } });
      lists.send({ type: 'list.add' });
      lists.sees('adding', { holds: nothing });
      lists.send({ type: 'name.type', name: 'Late' }, { type: 'change.leave' });
      lists.send({ type: 'creator.move', creator: deniz });
      lists.sees('moving', { holds: { ...nothing, creator: deniz } });
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
        lists.sees(state, { calls });
        lists.send(leave);
        lists.sees('calm', { did: [{ lookAgain: undefined }], holds: { message: null } });
      }
    },
    'a list that could not be made stays typed, with the reason until another letter is typed or it is left'(open) {
      const lists = adding(open, 'Winter');
      lists.send({ type: 'name.confirm' });
      lists.answer('makeList', refused);
      lists.sees('adding', { holds: { name: 'Winter', message: refused.message } });
      lists.send({ type: 'name.type', name: 'Winters' });
      lists.sees('adding', { holds: { name: 'Winters', message: null } });
      lists.send({ type: 'name.confirm' });
      lists.fail('makeList', { message: 'Network Error' });
      lists.sees('adding', { holds: { name: 'Winters', message: 'Network Error' } });
      lists.send({ type: 'name.confirm' });
      lists.sees('making', { calls: { makeList: { name: 'Winters' } }, holds: { message: null } });
      lists.fail('makeList');
      lists.sees('adding', { holds: { message: '' } });
      lists.send({ type: 'change.leave' });
      lists.sees('calm', { holds: { message: null } });
    },
    'nor could it be made for somebody, who can still be put into another'(open) {
      const lists = open();
      lists.send({ type: 'creator.move', creator: deniz });
      lists.refuses({ type: 'name.confirm' }, { type: 'list.add' });
      lists.send({ type: 'name.type', name: 'Winter' }, { type: 'name.confirm' });
      lists.refuses({ type: 'creator.put', listId: null });
      lists.answer('makeList', refused);
      lists.sees('moving', { holds: { creator: deniz, name: 'Winter', message: refused.message } });
      lists.send({ type: 'name.confirm' });
      lists.sees('makingFor', { calls: { makeList: { name: 'Winter' } }, holds: { message: null } });
      lists.fail('makeList', { message: 'Network Error' });
      lists.sees('moving', { holds: { creator: deniz, message: 'Network Error' } });
      lists.send({ type: 'name.confirm' });
      lists.fail('makeList');
      lists.sees('moving', { holds: { message: '' } });
      lists.send({ type: 'creator.put', listId: 'summer' });
      lists.sees('calm', { did: [{ putCreator: 'summer' }], holds: { message: null } });
    },
    'a list is given another name, once it is another'(open) {
      const lists = open();
      lists.send({ type: 'creator.move', creator: deniz }, { type: 'change.leave' });
      lists.send({ type: 'list.rename', list: summer });
      lists.sees('naming', { holds: { creator: null, list: summer, name: 'Summer', message: null } });
      lists.refuses({ type: 'name.confirm' }, { type: 'creator.put', listId: null });
      for (const name of [' Summer ', ' ', '']) {
        lists.send({ type: 'name.type', name });
        lists.refuses({ type: 'name.confirm' });
      }
      lists.send({ type: 'name.type', name: 'June' }, { type: 'name.confirm' });
      const renaming = { calls: { changeList: { id: 'summer', change: { move: 'rename', name: 'June' } } } };
      lists.sees('renaming', renaming);
      lists.answer('changeList', refused);
      lists.sees('naming', { holds: { name: 'June', message: refused.message } });
      lists.send({ type: 'name.confirm' });
      lists.sees('renaming', { ...renaming, holds: { message: null } });
      lists.fail('changeList');
      lists.sees('naming', { holds: { name: 'June', message: '' } });
      lists.send({ type: 'name.type', name: 'June' });
      lists.sees('naming', { holds: { message: null } });
      lists.send({ type: 'name.confirm' });
      lists.fail('changeList', { message: 'Network Error' });
      lists.sees('naming', { holds: { message: 'Network Error' } });
      lists.send({ type: 'change.leave' });
      lists.sees('calm', { holds: { message: null } });
      lists.send({ type: 'list.rename', list: summer }, { type: 'name.type', name: 'June' }, { type: 'name.confirm' });
      const told = [{ _id: 'summer', name: 'June' }];
      lists.answer('changeList', { kind: 'lists', lists: told });
      lists.sees('calm', { did: [{ tellLists: { kind: 'lists', lists: told } }] });
    },
    'a list that was removed elsewhere cannot be renamed: it says so, and the shortlist is read again'(open) {
      const lists = changing(open, 'list.rename');
      lists.send({ type: 'name.type', name: 'June' }, { type: 'name.confirm' });
      lists.answer('changeList', gone);
      lists.sees('naming', { did: [{ readAnew: gone }], holds: { message: gone.message } });
      lists.send({ type: 'change.leave' });
      lists.sees('calm', { holds: { list: summer, message: null } });
      lists.send({ type: 'list.add' });
      lists.sees('adding', { holds: nothing });
      lists.send({ type: 'change.leave' }, { type: 'list.rename', list: summer }, { type: 'change.leave' });
      lists.send({ type: 'creator.move', creator: deniz });
      lists.sees('moving', { holds: { ...nothing, creator: deniz } });
    },
    'a list is removed after a question, and the first is shown in its place'(open) {
      const lists = changing(open, 'list.remove');
      lists.sees('doubting', { holds: { creator: null, list: summer, message: null } });
      lists.refuses({ type: 'name.confirm' }, { type: 'list.add' });
      lists.send({ type: 'change.leave' });
      lists.sees('calm');
      lists.send({ type: 'list.remove', list: summer }, { type: 'removal.confirm' });
      const removing = { calls: { changeList: { id: 'summer', change: { move: 'remove' } } } };
      lists.sees('removing', removing);
      lists.refuses({ type: 'removal.confirm' });
      lists.answer('changeList', refused);
      lists.sees('doubting', { holds: { message: refused.message } });
      lists.send({ type: 'removal.confirm' });
      lists.sees('removing', { ...removing, holds: { message: null } });
      lists.fail('changeList');
      lists.sees('doubting', { holds: { message: '' } });
      lists.send({ type: 'removal.confirm' });
      lists.fail('changeList', { message: 'Network Error' });
      lists.sees('doubting', { holds: { message: 'Network Error' } });
      lists.send({ type: 'removal.confirm' });
      lists.answer('changeList', { kind: 'lists', lists: [winter] });
      lists.sees('calm', {
        did: [{ tellLists: { kind: 'lists', lists: [winter] } }, { openFirst: { kind: 'lists', lists: [winter] } }],
        holds: { message: null },
      });
    },
    'a list that was removed elsewhere is as it was wished'(open) {
      const lists = changing(open, 'list.remove');
      lists.send({ type: 'removal.confirm' });
      lists.answer('changeList', gone);
      lists.sees('calm', { did: [{ readAnew: gone }, { openFirst: gone }], holds: { message: null } });
    },
  },
});
