import { citySearchMachine } from '#machines/city-search/city-search.machine.ts';
import { emailCheckMachine } from '#machines/email-check/email-check.machine.ts';
import { filterPanelMachine } from '#machines/filter-panel/filter-panel.machine.ts';
import { referenceListsMachine } from '#machines/reference-lists/reference-lists.machine.ts';
import { toastMachine } from '#machines/toast/toast.machine.ts';
import { usernameCheckMachine } from '#machines/username-check/username-check.machine.ts';
import { type Hand, journeysOf, type Open } from '#tests/kit/journey.ts';

const kas = { _id: '308948', cityName: 'Kaş', stateName: 'Antalya', countryName: 'Turkey' };

const pausing = { calls: { pause: { milliseconds: 300 } } };

const typing = (open: Open<typeof citySearchMachine>, ...texts: string[]): Hand<typeof citySearchMachine> => {
  const search = open({ least: 1 });
  for (const text of texts) {
    search.send({ type: 'text.change', text });
    search.answer('pause', undefined);
    search.answer('findCities', [kas]);
  }
  return search;
};

export const citySearchJourneys = journeysOf({
  machine: citySearchMachine,
  file: 'city-search/city-search.machine.ts',
  journeys: {
    '[FILTER-23, FILTER-25] the server is asked 300 ms after the last letter'(open) {
      const search = open({ least: 2 });
      search.sees('idle', { holds: { least: 2, text: '', cities: [], message: null } });
      search.send({ type: 'text.change', text: ' ka' });
      search.sees('waiting', { ...pausing, holds: { text: ' ka' } });
      search.send({ type: 'text.change', text: ' kaş ' });
      search.sees('waiting', { ...pausing, anew: ['pause'], holds: { text: ' kaş ' } });
      search.answer('pause', undefined);
      search.sees('searching', { calls: { findCities: { text: 'kaş' } } });
      search.answer('findCities', [kas]);
      search.sees('found', { holds: { cities: [kas] } });
    },
    '[FILTER-24] with too few letters nothing is asked, and what was found goes'(open) {
      const search = open({ least: 2 });
      search.send({ type: 'text.change', text: 'ka' });
      search.answer('pause', undefined);
      search.answer('findCities', [kas]);
      search.send({ type: 'text.change', text: 'kaş' });
      search.sees('waiting', { ...pausing, holds: { cities: [kas] } });
      search.send({ type: 'text.change', text: ' k ' });
      search.sees('idle', { holds: { text: ' k ', cities: [] } });
    },
    '[FILTER-18] closing ends the search, and forgets its text and its cities'(open) {
      const search = typing(open, 'kaş');
      search.send({ type: 'text.change', text: 'ka' }, { type: 'search.close' });
      search.sees('idle', { holds: { text: '', cities: [] } });
    },
    '[FILTER-28, FILTER-29] a search that failed clears the cities and says why; the next letter asks again'(open) {
      const search = typing(open, 'k');
      search.send({ type: 'text.change', text: 'ka' });
      search.answer('pause', undefined);
      search.fail('findCities', { message: 'Network Error' });
      search.sees('failed', { holds: { cities: [], message: 'Network Error' } });
      search.send({ type: 'search.close' });
      search.sees('idle', { holds: { message: null } });
    },
  },
});

const free = { username: 'deniz', exists: false, canApply: true, status: null, message: 'This username is available.' };
const taken = { ...free, exists: true, canApply: false, message: 'This username is taken.' };
const typed = { type: 'name.change', username: 'Deniz' } as const;
const asked = { calls: { checkUsername: { username: 'deniz', applicationId: null } } };

export const usernameCheckJourneys = journeysOf({
  machine: usernameCheckMachine,
  file: 'username-check/username-check.machine.ts',
  journeys: {
    '[APPLY-16, APPLY-17] a name is asked for 400 ms after the last letter, in small letters, and is free'(open) {
      const check = open();
      check.sees('idle', { holds: { username: '', applicationId: null, verdict: null, message: null } });
      check.send({ type: 'name.change', username: 'Den' });
      check.wait(399);
      check.send(typed);
      check.wait(399);
      check.sees('waiting', { holds: { username: 'deniz' } });
      check.wait(1);
      check.sees('checking', asked);
      check.answer('checkUsername', free);
      check.sees('free', { holds: { verdict: free } });
      check.send(typed);
      check.sees('waiting', { holds: { verdict: null } });
    },
    'a name that cannot be one is not asked for'(open) {
      const check = open();
      check.send(typed);
      check.wait(400);
      check.answer('checkUsername', taken);
      check.send({ type: 'name.change', username: 'D' });
      check.sees('idle', { holds: { username: 'd', verdict: null } });
    },
    'a taken name is asked for again with the proof of an address, which may be its own, and once for each'(open) {
      const check = open();
      check.send(typed);
      check.wait(400);
      check.answer('checkUsername', taken);
      check.sees('taken', { holds: { verdict: taken } });
      check.send({ type: 'email.settle', applicationId: null });
      check.sees('taken', { holds: { verdict: taken } });
      check.send({ type: 'email.settle', applicationId: 'application-1' });
      const proven = { checkUsername: { username: 'deniz', applicationId: 'application-1' } };
      check.sees('checking', { calls: proven, holds: { verdict: null } });
      check.answer('checkUsername', free);
      check.sees('free', { holds: { verdict: free } });
      check.send({ type: 'email.settle', applicationId: null });
      check.sees('free', { holds: { applicationId: null, verdict: free } });
    },
    '[APPLY-18, APPLY-19] a check that failed allows nothing, says why and can be tried again'(open) {
      const check = open();
      check.send({ type: 'email.settle', applicationId: 'application-1' }, typed);
      check.wait(400);
      check.fail('checkUsername', { message: 'Network Error' });
      check.sees('unknown', { holds: { message: 'Network Error', verdict: null } });
      check.send({ type: 'check.retry' });
      check.sees('checking', {
        calls: { checkUsername: { username: 'deniz', applicationId: 'application-1' } },
        holds: { message: null },
      });
      check.refuses({ type: 'check.retry' });
    },
  },
});

const available = { exists: false, available: true, message: 'This email address is available.' };
const known = { exists: true, available: false, message: 'An account with this email address exists already.' };
const address = { type: 'address.change', email: ' deniz@mail.example' } as const;

export const emailCheckJourneys = journeysOf({
  machine: emailCheckMachine,
  file: 'email-check/email-check.machine.ts',
  journeys: {
    '[APPLY-20] an address is asked for 600 ms after the last letter, without the blanks around it'(open) {
      const check = open();
      check.sees('idle', { holds: { email: '', reply: null } });
      check.send({ type: 'address.change', email: 'den@mail.example' });
      check.wait(599);
      check.send(address);
      check.wait(599);
      check.sees('waiting', { holds: { email: 'deniz@mail.example' } });
      check.wait(1);
      check.sees('checking', { calls: { checkEmail: { email: 'deniz@mail.example' } } });
      check.answer('checkEmail', available);
      check.sees('available', { holds: { reply: null } });
    },
    'who has an account already is told; the same address is not asked for twice, and half of one not at all'(open) {
      const check = open();
      check.send(address);
      check.wait(600);
      check.answer('checkEmail', known);
      check.sees('taken', { holds: { reply: known } });
      check.refuses(address, { type: 'address.change', email: 'deniz@mail.example ' });
      check.send({ type: 'address.change', email: ' deniz@' });
      check.sees('idle', { holds: { email: 'deniz@', reply: null } });
      check.refuses({ type: 'address.change', email: 'deniz@ ' });
    },
    'a check that failed stands in nobody’s way'(open) {
      const check = open();
      check.send(address);
      check.wait(600);
      check.fail('checkEmail');
      check.sees('unknown', { holds: { reply: null } });
    },
  },
});

const lists = { languages: [], expertises: [], services: [], serviceOffers: [], suggestedCities: [] };
const whole = { lists: { ...lists, languages: [{ _id: 'tr', name: 'Turkish' }] }, failures: {} };
const partly = { lists, failures: { languages: null } };

export const referenceListsJourneys = journeysOf({
  machine: referenceListsMachine,
  file: 'reference-lists/reference-lists.machine.ts',
  journeys: {
    '[FILTER-08] the lists are fetched at once, and are there'(open) {
      const all = open();
      all.sees('loading', { calls: { fetchLists: undefined }, holds: { lists, failures: {} } });
      all.answer('fetchLists', whole);
      all.sees('ready', { holds: whole });
    },
    '[FILTER-10] what could not be had is said, and can be tried again'(open) {
      const all = open();
      all.answer('fetchLists', partly);
      all.sees('incomplete', { holds: partly });
      all.send({ type: 'lists.retry' });
      all.sees('loading', { calls: { fetchLists: undefined } });
      all.refuses({ type: 'lists.retry' });
      all.fail('fetchLists');
      all.sees('incomplete', { holds: { lists } });
    },
  },
});

const toggle = (group: 'expertise' | 'city') => ({ type: 'group.toggle', group }) as const;

export const filterPanelJourneys = journeysOf({
  machine: filterPanelMachine,
  file: 'filter-panel/filter-panel.machine.ts',
  journeys: {
    '[FILTER-16] one group is open at a time, each with a text of its own'(open) {
      const panel = open();
      panel.sees('dropdown.closed + sheet.shut', { holds: { group: null, text: '' } });
      panel.refuses({ type: 'text.change', text: 'x' }, { type: 'panel.dismiss' }, { type: 'sheet.close' });
      panel.send(toggle('expertise'), { type: 'text.change', text: 'sail' });
      panel.sees('dropdown.open + sheet.shut', { holds: { group: 'expertise', text: 'sail' } });
      panel.send(toggle('city'));
      panel.sees('dropdown.open + sheet.shut', { holds: { group: 'city', text: '' } });
      panel.send({ type: 'text.change', text: 'ka' }, toggle('city'));
      panel.sees('dropdown.closed + sheet.shut', { holds: { group: null, text: '' } });
    },
    '[FILTER-17] a click outside closes the group'(open) {
      const panel = open();
      panel.send(toggle('city'), { type: 'text.change', text: 'ka' }, { type: 'panel.dismiss' });
      panel.sees('dropdown.closed + sheet.shut', { holds: { group: null, text: '' } });
    },
    '[LIMIT-02] on a narrow screen the sheet opens around them, and takes the open group along as it closes'(open) {
      const panel = open();
      panel.send({ type: 'sheet.open' });
      panel.sees('dropdown.closed + sheet.shown');
      panel.refuses({ type: 'sheet.open' });
      panel.send(toggle('city'), { type: 'text.change', text: 'ka' });
      panel.sees('dropdown.open + sheet.shown', { holds: { group: 'city' } });
      panel.send(toggle('city'));
      panel.sees('dropdown.closed + sheet.shown');
      panel.send(toggle('city'), { type: 'panel.dismiss' });
      panel.sees('dropdown.closed + sheet.shown');
      panel.send(toggle('city'), { type: 'sheet.close' });
      panel.sees('dropdown.closed + sheet.shut', { holds: { group: null, text: '' } });
      panel.send({ type: 'sheet.open' }, { type: 'sheet.close' });
      panel.sees('dropdown.closed + sheet.shut');
    },
  },
});

const saved = { tone: 'success', text: 'Saved!' } as const;
const notSaved = { tone: 'danger', text: 'Not saved.' } as const;

export const toastJourneys = journeysOf({
  machine: toastMachine,
  file: 'toast/toast.machine.ts',
  journeys: {
    '[LIMIT-01] a toast stays for three seconds, and the next has three of its own'(open) {
      const toast = open();
      toast.sees('hidden', { holds: { toast: null } });
      toast.refuses({ type: 'toast.dismiss' }, { type: 'toast.hold' }, { type: 'toast.release' });
      toast.send({ type: 'toast.show', toast: saved });
      toast.wait(2_999);
      toast.sees('shown.passing', { holds: { toast: saved } });
      toast.send({ type: 'toast.show', toast: notSaved });
      toast.wait(2_999);
      toast.sees('shown.passing', { holds: { toast: notSaved } });
      toast.wait(1);
      toast.sees('hidden', { holds: { toast: null } });
    },
    'a toast that is held stays until it is let go, and one that is dismissed goes at once'(open) {
      const toast = open();
      toast.send({ type: 'toast.show', toast: saved }, { type: 'toast.hold' });
      toast.wait(60_000);
      toast.sees('shown.held', { holds: { toast: saved } });
      toast.refuses({ type: 'toast.hold' });
      toast.send({ type: 'toast.release' });
      toast.sees('shown.passing');
      toast.send({ type: 'toast.hold' }, { type: 'toast.show', toast: notSaved });
      toast.sees('shown.passing', { holds: { toast: notSaved } });
      toast.send({ type: 'toast.dismiss' });
      toast.sees('hidden', { holds: { toast: null } });
      toast.send({ type: 'toast.show', toast: saved }, { type: 'toast.hold' }, { type: 'toast.dismiss' });
      toast.sees('hidden');
    },
  },
});
