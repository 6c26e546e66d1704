import { savedSearchesMachine } from '#machines/saved-searches/saved-searches.machine.ts';
import { journeysOf, type Open } from '#tests/kit/journey.ts';
import { divers, rejected, walkers } from './saved-searches.flow.ts';

const retry = { type: 'call.retry' } as const;
const cancel = { type: 'change.leave' } as const;
const confirmName = { type: 'rename.confirm' } as const;
const confirm = { type: 'action.confirm' } as const;
const keep = { type: 'action.cancel' } as const;
const retype = (name: string) => ({ type: 'rename.type', name }) as const;
const choose = (action: 'open' | 'rename' | 'delete', id = 'search-1') => ({ type: `search.${action}`, id }) as const;
const chooseAny = (id: string) => (['open', 'rename', 'delete'] as const).map((action) => choose(action, id));

const loading = { calls: { fetchSearches: undefined } };
const renaming = (name: string) => ({ calls: { changeSearch: { id: 'search-1', change: { move: 'rename', name } } } });
const opening = { calls: { openSearch: { id: 'search-1' } } };

const ready = (open: Open<typeof savedSearchesMachine>, searches = [divers, walkers]) => {
  const page = open(undefined);
  page.answer('fetchSearches', searches);
  return page;
};

export const journeys = journeysOf({
  machine: savedSearchesMachine,
  file: 'saved-searches/saved-searches.machine.ts',
  listens: ['lists'],
  journeys: {
    'lists the searches'(open) {
      const page = open(undefined);
      const context = { newMatches: [], chosen: { id: '', name: '' }, message: null, searches: [] };
      page.isIn('loading', { ...loading, context });
      page.rejects(retry, ...chooseAny('search-1'), cancel);
      page.answer('fetchSearches', [divers]);
      page.isIn('ready.calm', { context: { searches: [divers] } });
      page.rejects(retry, cancel, confirmName, retype('x'), ...chooseAny('search-2'));
    },
    'opens a search, and marks its new matches'(open) {
      const page = ready(open);
      page.send(choose('open'));
      page.isIn('noting', opening);
      page.rejects(choose('open'), cancel);
      page.answer('openSearch', { kind: 'opened', newMatches: ['creator-7'] });
      page.isIn('opened', {
        output: undefined,
        calls: { lists: undefined },
        context: { chosen: { id: 'search-1', name: 'Divers' }, newMatches: ['creator-7'] },
      });
    },
    'says why a search did not open, and opens it on the next try'(open) {
      const page = ready(open);
      page.send(choose('open', 'search-2'));
      page.answer('openSearch', { kind: 'refused', message: 'Not found.' });
      page.isIn('ready.refused', { context: { message: 'Not found.' } });
      page.send(choose('open'));
      page.isIn('noting', { ...opening, context: { message: null } });
      page.fail('openSearch', { message: 'Network Error' });
      page.isIn('ready.refused', { context: { newMatches: [], message: 'Network Error' } });
    },
    'renames a search in its row, and keeps a rejected name there'(open) {
      const page = ready(open);
      page.send(choose('rename'));
      page.isIn('ready.naming', { context: { chosen: { id: 'search-1', name: 'Divers' } } });
      page.rejects(retry);
      page.send(retype(' '));
      page.rejects(confirmName);
      page.send(retype('Walkers'), confirmName);
      page.isIn('renaming', renaming('Walkers'));
      page.rejects(cancel, retype('x'), confirmName);
      page.answer('changeSearch', rejected);
      page.isIn('ready.naming', {
        context: { chosen: { id: 'search-1', name: 'Walkers' }, message: rejected.message },
      });
      page.send(retype('Divers of Kaş'));
      page.isIn('ready.naming', { context: { message: null } });
      page.send(confirmName);
      page.fail('changeSearch', { message: 'Network Error' });
      page.isIn('ready.naming', { context: { message: 'Network Error' } });
      page.send(confirmName);
      page.isIn('renaming', { ...renaming('Divers of Kaş'), context: { message: null } });
      page.answer('changeSearch', { kind: 'searches', searches: [walkers] });
      page.isIn('ready.calm', { context: { searches: [walkers] } });
    },
    'cancels a new name, or starts to rename another search'(open) {
      const page = ready(open);
      page.send(choose('rename'), retype('x'), cancel);
      page.isIn('ready.calm', { context: { searches: [divers, walkers] } });
      page.rejects(cancel);
      page.send(choose('rename'), choose('rename', 'search-2'));
      page.isIn('ready.naming', { context: { chosen: { id: 'search-2', name: 'Walkers' } } });
    },
    'deletes a search'(open) {
      const page = ready(open);
      page.rejects(confirm, keep);
      page.send(choose('delete'), keep, choose('delete', 'search-2'));
      page.isIn('confirming', { context: { chosen: { id: 'search-2', name: 'Walkers' } } });
      page.rejects(choose('open'), choose('delete'));
      page.send(confirm);
      page.isIn('deleting', { calls: { changeSearch: { id: 'search-2', change: { move: 'delete' } } } });
      page.rejects(cancel, confirmName, retype('x'), choose('open'), choose('delete'));
      page.answer('changeSearch', { kind: 'searches', searches: [divers] });
      page.isIn('ready.calm', { context: { searches: [divers] } });
    },
    'chooses how often new matches are mailed'(open) {
      const page = ready(open);
      const daily = { type: 'search.mail', id: 'search-1', mails: 'daily' } as const;
      page.send(daily);
      page.isIn('choosingMails', {
        calls: { changeSearch: { id: 'search-1', change: { move: 'mail', mails: 'daily' } } },
        context: { chosen: { id: 'search-1', name: 'Divers' }, mails: 'daily' },
      });
      page.rejects(daily, cancel, ...chooseAny('search-1'));
      page.answer('changeSearch', { kind: 'searches', searches: [{ ...divers, mails: 'daily' }] });
      page.isIn('ready.calm', { context: { searches: [{ ...divers, mails: 'daily' }] } });
      page.rejects({ ...daily, id: 'search-2' });
    },
    'says why the choice of mails was not saved'(open) {
      const page = ready(open);
      const off = { type: 'search.mail', id: 'search-2', mails: 'off' } as const;
      page.send(off);
      page.answer('changeSearch', { kind: 'refused', message: 'Not found.' });
      page.isIn('ready.refused', { context: { searches: [divers, walkers], message: 'Not found.' } });
      page.send(off);
      page.fail('changeSearch', { message: 'Network Error' });
      page.isIn('ready.refused', { context: { message: 'Network Error' } });
      page.send(off);
      page.answer('changeSearch', { kind: 'missing' });
      page.isIn('refreshing', loading);
    },
    'keeps a search that could not be deleted, and says why'(open) {
      const page = ready(open);
      page.send(choose('delete'), confirm);
      page.answer('changeSearch', { kind: 'refused', message: 'Not found.' });
      page.isIn('ready.refused', { context: { searches: [divers, walkers], message: 'Not found.' } });
      page.send(choose('delete'), confirm);
      page.fail('changeSearch', { message: 'Network Error' });
      page.isIn('ready.refused', { context: { message: 'Network Error' } });
    },
    'reads the list again where a search was deleted elsewhere'(open) {
      const page = ready(open);
      page.send(choose('open'));
      page.answer('openSearch', { kind: 'missing' });
      page.isIn('refreshing', loading);
      page.rejects(retry, cancel, ...chooseAny('search-2'));
      page.answer('fetchSearches', [walkers]);
      page.isIn('ready.missing', { context: { searches: [walkers], message: null } });
      page.rejects(...chooseAny('search-1'));
      page.send(choose('delete', 'search-2'), confirm);
      page.answer('changeSearch', { kind: 'missing' });
      page.isIn('refreshing', loading);
      page.answer('fetchSearches', []);
      page.isIn('ready.missing', { context: { searches: [] } });
    },
    'says why the list could not be read again after a missing search'(open) {
      const page = ready(open);
      page.send(choose('rename'), retype('Divers of Kaş'), confirmName);
      page.answer('changeSearch', { kind: 'missing' });
      page.isIn('refreshing', loading);
      page.fail('fetchSearches', { message: 'Network Error' });
      page.isIn('failed', { context: { message: 'Network Error' } });
      page.send(retry);
      page.isIn('loading', { ...loading, context: { message: null } });
    },
    'loads the searches again on request'(open) {
      const page = open(undefined);
      page.fail('fetchSearches', { message: 'Network Error' });
      page.isIn('failed', { context: { message: 'Network Error' } });
      page.rejects(...chooseAny('search-1'));
      page.send(retry);
      page.isIn('loading', { ...loading, context: { message: null } });
    },
  },
});
