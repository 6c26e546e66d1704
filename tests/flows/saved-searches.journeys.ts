import { savedSearchesMachine } from '#machines/saved-searches/saved-searches.machine.ts';
import { journeysOf, type Open } from '#tests/kit/journey.ts';
import { divers, twenty, walkers } from './saved-searches.flow.ts';

const retry = { type: 'call.retry' } as const;
const save = { type: 'search.save' } as const;
const leave = { type: 'change.leave' } as const;
const confirm = { rename: { type: 'rename.confirm' }, delete: { type: 'delete.confirm' } } as const;
const type = (name: string) => ({ type: 'name.type', name }) as const;
const retype = (name: string) => ({ type: 'rename.type', name }) as const;
const to = (deed: 'open' | 'rename' | 'delete', id = divers._id) => ({ type: `search.${deed}`, id }) as const;
const refused = { kind: 'refused', message: 'You have a saved search of this name already.' } as const;
const nothing = { query: 'city=Ka%C5%9F', name: '', newcomers: [], chosen: { id: '', name: '' }, message: null };

const ready = (open: Open<typeof savedSearchesMachine>, searches = [divers, walkers]) => {
  const page = open({ query: nothing.query });
  page.answer('fetchSearches', searches);
  return page;
};

export const journeys = journeysOf({
  machine: savedSearchesMachine,
  file: 'saved-searches/saved-searches.machine.ts',
  journeys: {
    'a search is saved under a name, and comes first'(open) {
      const page = open({ query: nothing.query });
      page.isIn('loading', { calls: { fetchSearches: undefined }, context: { ...nothing, searches: [] } });
      page.rejects(retry, type('Kaş'), save, to('open'), to('rename'), to('delete'), leave);
      page.answer('fetchSearches', [divers]);
      page.isIn('ready.calm', { context: { searches: [divers] } });
      page.rejects(retry, save, leave, confirm.rename, confirm.delete, retype('x'));
      page.rejects(to('open', walkers._id), to('rename', walkers._id), to('delete', walkers._id));
      page.send(type('  '));
      page.rejects(save);
      page.send(type('Kaş'));
      page.isIn('ready.calm', { context: { name: 'Kaş' } });
      page.send(save);
      page.isIn('saving', { calls: { saveSearch: { name: 'Kaş', query: nothing.query } } });
      page.rejects(save, type('Kaşık'), to('open'), to('rename'), to('delete'));
      page.answer('saveSearch', { kind: 'searches', searches: [walkers, divers] });
      page.isIn('ready.saved', { context: { searches: [walkers, divers], name: '' } });
      page.rejects(save);
      page.send(type('K'));
      page.isIn('ready.calm', { context: { name: 'K' } });
    },
    'a name that is not taken stays typed, with the reason, until another letter'(open) {
      const page = ready(open);
      page.send(type('Divers'), save);
      page.answer('saveSearch', refused);
      page.isIn('ready.refused', { context: { name: 'Divers', message: refused.message } });
      page.send(type('Divers 2'));
      page.isIn('ready.calm', { context: { name: 'Divers 2', message: null } });
      page.send(save);
      page.fail('saveSearch', { message: 'Network Error' });
      page.isIn('ready.refused', { context: { name: 'Divers 2', message: 'Network Error' } });
      page.send(save);
      page.isIn('saving', {
        calls: { saveSearch: { name: 'Divers 2', query: nothing.query } },
        context: { message: null },
      });
      page.fail('saveSearch');
      page.isIn('ready.refused', { context: { message: '' } });
    },
    'twenty are as many as there can be: one more is not sent'(open) {
      const page = ready(open, twenty);
      page.send(type('One more'));
      page.rejects(save);
      page.send(to('delete', 'search-20'), confirm.delete);
      page.answer('changeSearch', { kind: 'searches', searches: twenty.slice(0, 19) });
      page.isIn('ready.calm', { context: { name: 'One more' } });
      page.send(save);
      page.isIn('saving', { calls: { saveSearch: { name: 'One more', query: nothing.query } } });
    },
    'a search is opened, and whoever is new goes with it'(open) {
      const page = ready(open);
      page.send(to('open'));
      page.isIn('noting', { calls: { openSearch: { id: 'search-1' } } });
      page.rejects(to('open'), save, type('x'));
      page.answer('openSearch', { kind: 'opened', newcomers: ['creator-7'] });
      page.isIn('opened', {
        output: undefined,
        context: { chosen: { id: 'search-1', name: 'Divers' }, newcomers: ['creator-7'] },
      });
    },
    'a search that could not be opened says why, and may be pressed again'(open) {
      const page = ready(open);
      page.send(to('open', 'search-2'));
      page.answer('openSearch', { kind: 'refused', message: 'Not found.' });
      page.isIn('ready.refused', { context: { message: 'Not found.' } });
      page.send(to('open'));
      page.isIn('noting', { calls: { openSearch: { id: 'search-1' } }, context: { message: null } });
      page.fail('openSearch', { message: 'Network Error' });
      page.isIn('ready.refused', { context: { newcomers: [], message: 'Network Error' } });
      page.send(to('open'));
      page.answer('openSearch', { kind: 'opened', newcomers: [] });
      page.isIn('opened', { output: undefined, context: { newcomers: [], message: null } });
    },
    'a search is renamed where it stands; a name that is taken can be mended there'(open) {
      const page = ready(open);
      page.send(to('rename'));
      page.isIn('ready.naming', { context: { chosen: { id: 'search-1', name: 'Divers' } } });
      page.rejects(confirm.delete, retry);
      page.send(retype(' '));
      page.rejects(confirm.rename);
      page.send(retype('Walkers'), confirm.rename);
      const change = (name: string) => ({ id: 'search-1', change: { move: 'rename', name } });
      page.isIn('renaming', { calls: { changeSearch: change('Walkers') } });
      page.rejects(leave, retype('x'), confirm.rename, type('x'));
      page.answer('changeSearch', refused);
      page.isIn('ready.naming', {
        context: { chosen: { id: 'search-1', name: 'Walkers' }, message: refused.message },
      });
      page.send(retype('Divers of Kaş'));
      page.isIn('ready.naming', { context: { message: null } });
      page.send(confirm.rename);
      page.fail('changeSearch', { message: 'Network Error' });
      page.isIn('ready.naming', { context: { message: 'Network Error' } });
      page.send(confirm.rename);
      page.isIn('renaming', { calls: { changeSearch: change('Divers of Kaş') }, context: { message: null } });
      page.answer('changeSearch', { kind: 'searches', searches: [walkers] });
      page.isIn('ready.calm', { context: { searches: [walkers] } });
    },
    'a name that was begun anew is left as it was; another search can be renamed in its stead'(open) {
      const page = ready(open);
      page.send(to('rename'), retype('x'), leave);
      page.isIn('ready.calm', { context: { searches: [divers, walkers] } });
      page.rejects(leave);
      page.send(to('rename'));
      page.isIn('ready.naming', { context: { chosen: { id: 'search-1', name: 'Divers' } } });
      page.send(to('rename', 'search-2'));
      page.isIn('ready.naming', { context: { chosen: { id: 'search-2', name: 'Walkers' } } });
      page.send(type('Kaş'));
      page.isIn('ready.naming', { context: { name: 'Kaş', chosen: { id: 'search-2', name: 'Walkers' } } });
    },
    'a search is deleted once that was asked, and not before'(open) {
      const page = ready(open);
      page.send(to('delete'));
      page.isIn('ready.doubting', { context: { chosen: { id: 'search-1', name: 'Divers' } } });
      page.rejects(confirm.rename, retype('x'));
      page.send(leave);
      page.isIn('ready.calm', { context: { searches: [divers, walkers] } });
      page.send(to('delete'), to('delete', 'search-2'));
      page.isIn('ready.doubting', { context: { chosen: { id: 'search-2', name: 'Walkers' } } });
      page.send(confirm.delete);
      page.isIn('deleting', { calls: { changeSearch: { id: 'search-2', change: { move: 'delete' } } } });
      page.rejects(leave, confirm.delete, to('open'));
      page.answer('changeSearch', { kind: 'searches', searches: [divers] });
      page.isIn('ready.calm', { context: { searches: [divers] } });
    },
    'one that could not be deleted stays, with the reason'(open) {
      const page = ready(open);
      page.send(to('delete'), confirm.delete);
      page.answer('changeSearch', { kind: 'refused', message: 'Not found.' });
      page.isIn('ready.refused', { context: { searches: [divers, walkers], message: 'Not found.' } });
      page.send(to('delete'));
      page.isIn('ready.doubting', { context: { message: null } });
      page.send(confirm.delete);
      page.fail('changeSearch', { message: 'Network Error' });
      page.isIn('ready.refused', { context: { message: 'Network Error' } });
    },
    'searches that did not come are asked for again'(open) {
      const page = open({ query: nothing.query });
      page.fail('fetchSearches', { message: 'Network Error' });
      page.isIn('failed', { context: { message: 'Network Error' } });
      page.rejects(type('x'), save);
      page.send(retry);
      page.isIn('loading', { calls: { fetchSearches: undefined }, context: { message: null } });
      page.answer('fetchSearches', []);
      page.isIn('ready.calm', { context: { searches: [] } });
    },
  },
});
