import { applicationSelectionMachine } from '#machines/application-selection/application-selection.machine.ts';
import { rejectionProblems } from '#rules/rejection.ts';
import { actions } from '#tests/kit/controllable.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { threeRows } from './application-selection.flow.ts';

const [first, second, third] = ['application-1', 'application-2', 'application-3'] as const;
const tick = (id: string) => ({ type: 'row.tick', id }) as const;
const reach = (id: string) => ({ type: 'row.reach', id }) as const;
const show = (...ids: string[]) =>
  ({ type: 'rows.show', rows: threeRows.filter(({ id }) => ids.includes(id)) }) as const;
const tickAll = { type: 'page.tick' } as const;
const clear = { type: 'selection.clear' } as const;
const approve = { type: 'selection.approve' } as const;
const dismiss = { type: 'banner.dismiss' } as const;
const reject = { type: 'rejection.send', rejection: { reason: 'audience', text: 'Sorry.' } } as const;
const noDraft = { type: 'rejection.send', rejection: { reason: 'other', text: ' ' } } as const;
const write = (text: string) => ({ type: 'rejection.change', drafts: { reason: 'audience', text } }) as const;

const deciding = (ids: readonly string[], request: object) => ({ calls: { decideSelected: { ids, request } } });
const savesWords = actions('saveDrafts');
const decided = (...done: string[]) => ({ kind: 'decided', done, undoUntil: 10_000 }) as const;
const refusals = (...ids: string[]) => ids.map((id) => ({ id, refusal: `Not ${id}.` }));
const partly = (done: string[], ...ids: string[]) =>
  ({ kind: 'partly', done, refusals: refusals(...ids), undoUntil: 10_000 }) as const;
const none = (...ids: string[]) => ({ kind: 'none', refusals: refusals(...ids) }) as const;
const outdated = { report: { type: 'queue.outdated' } };

function ends(answer: ReturnType<typeof decided> | ReturnType<typeof partly>, move: 'approve' | 'reject' = 'approve') {
  const { done: ids, undoUntil: deadline } = answer;
  const fullName = threeRows.find(({ id }) => id === ids[0])?.fullName ?? '';
  const decision = { ids, fullName, move, deadline };
  return [{ saveDrafts: answer }, { report: { type: 'applications.decided', decision } }];
}

function openSelection(open: Open<typeof applicationSelectionMachine>): Run<typeof applicationSelectionMachine> {
  const selection = open({ drafts: {} });
  selection.send(show(first, second, third));
  return selection;
}

export const journeys = journeysOf({
  machine: applicationSelectionMachine,
  file: 'application-selection/application-selection.machine.ts',
  journeys: {
    'ticks rows one by one, all at once, and clears them'(open) {
      const selection = open({ drafts: {} });
      selection.isIn('ready.calm', { context: { rows: [], ticked: [], anchor: null, requested: [], drafts: {} } });
      selection.rejects(tick(first), reach(first), clear, approve, reject, noDraft);
      selection.send(show(first, second, third));
      selection.rejects(tick('application-4'), reach('application-4'), clear, approve, reject, noDraft);
      selection.send(tick(third), tick(first), tick(second), tick(first));
      selection.isIn('ready.calm', { context: { ticked: [third, second], rows: threeRows } });
      selection.send(tickAll);
      selection.isIn('ready.calm', { context: { ticked: [first, second, third] } });
      selection.send(clear);
      selection.isIn('ready.calm', { context: { ticked: [], anchor: null } });
    },
    'ticks the rows up to one with Shift, and unticks rows that are no longer shown'(open) {
      const cases = [
        { events: [tick(first), reach(third)], ticked: [first, second, third], anchor: third },
        { events: [tick(first), reach(second)], ticked: [first, second], anchor: second },
        { events: [tick(third), reach(second)], ticked: [third, second], anchor: second },
        { events: [tick(third), reach(second), reach(first)], ticked: [third, second, first], anchor: first },
        { events: [reach(second)], ticked: [second], anchor: second },
        { events: [reach(second), show(first, third), reach(third)], ticked: [third], anchor: third },
        { events: [tick(second), show(first, third), reach(first)], ticked: [first], anchor: first },
        { events: [tick(first), clear, reach(third)], ticked: [third], anchor: third },
      ];
      for (const { events, ticked, anchor } of cases) {
        const selection = openSelection(open);
        selection.send(...events);
        selection.isIn('ready.calm', { context: { ticked, anchor } });
      }
    },
    'approves all ticked rows with one request, in the order of the list'(open) {
      const selection = openSelection(open);
      selection.send(tick(third), tick(first), approve);
      selection.isIn('deciding', deciding([first, third], { move: 'approve' }));
      selection.rejects(tick(second), reach(second), tickAll, clear, approve, reject, noDraft, write('Sor'));
      selection.answer('decideSelected', decided(first, third));
      selection.isIn('ready.calm', { effects: ends(decided(first, third)), context: { ticked: [] } });
    },
    'rejects ticked rows only with a reason, or with words for another reason'(open) {
      const selection = openSelection(open);
      selection.send(tick(first), noDraft);
      const problems = rejectionProblems(noDraft.rejection);
      selection.isIn('ready.unfinished', { context: { problems, ticked: [first] } });
      selection.send(write('Sor'));
      const { drafts } = write('Sor');
      selection.isIn('ready.calm', { effects: savesWords, context: { problems: {}, drafts, ticked: [first] } });
      selection.send(noDraft, reject);
      selection.isIn('deciding', {
        ...deciding([first], { move: 'reject', ...reject.rejection }),
        context: { problems: {} },
      });
    },
    'keeps the typed rejection until it is sent to an applicant'(open) {
      const { drafts } = write('Sorry');
      const selection = open({ drafts });
      selection.send(show(first, second, third));
      selection.isIn('ready.calm', { context: { drafts } });
      const { drafts: longer } = write('Sorry, we');
      selection.send(tick(first), write('Sorry, we'));
      selection.isIn('ready.calm', { effects: savesWords, context: { drafts: longer, ticked: [first] } });
      selection.send(clear, tick(second), approve);
      selection.answer('decideSelected', decided(second));
      selection.isIn('ready.calm', { effects: ends(decided(second)), context: { drafts: longer } });
      selection.send(tick(second), reject);
      selection.answer('decideSelected', none(second));
      selection.isIn('ready.undecided', { effects: [outdated], context: { drafts: longer } });
      selection.send(write('Sorry'));
      selection.isIn('ready.undecided', { effects: savesWords, context: { drafts } });
      selection.send(reject);
      selection.answer('decideSelected', decided(second));
      selection.isIn('ready.calm', { effects: ends(decided(second), 'reject'), context: { drafts: {} } });
      selection.send(show(first, third), tickAll, write('Sorry'), reject);
      selection.answer('decideSelected', partly([first], third));
      selection.isIn('ready.undecided', {
        effects: [...savesWords, ...ends(partly([first], third), 'reject')],
        context: { drafts: {} },
      });
    },
    'keeps undecided rows ticked and gives the reasons until they are dismissed or decided again'(open) {
      const selection = openSelection(open);
      selection.send(tickAll, approve, show(second, third));
      selection.answer('decideSelected', partly([second], first, third));
      const undecided = [
        { id: first, fullName: 'Deniz Yıldız', refusal: 'Not application-1.' },
        { id: third, fullName: 'Ada Ay', refusal: 'Not application-3.' },
      ];
      selection.isIn('ready.undecided', {
        effects: ends(partly([second], first, third)),
        context: { ticked: [first, third], undecided },
      });
      selection.send(show(third), tickAll, tick(third), reach(third));
      selection.isIn('ready.undecided', { context: { ticked: [third], undecided } });
      selection.send(dismiss);
      selection.isIn('ready.calm', { context: { ticked: [third], undecided: [] } });
      selection.rejects(dismiss);
      selection.send(approve);
      selection.answer('decideSelected', none(third));
      selection.isIn('ready.undecided', {
        effects: [outdated],
        context: { undecided: [{ id: third, fullName: 'Ada Ay', refusal: 'Not application-3.' }] },
      });
      selection.send(clear);
      selection.isIn('ready.calm', { context: { undecided: [], ticked: [] } });
    },
    'keeps all rows ticked after a rejected or failed request'(open) {
      const selection = openSelection(open);
      selection.send(tick(first), tick(second), approve);
      selection.answer('decideSelected', { kind: 'refused', message: 'Not valid.' });
      selection.isIn('ready.refused', { context: { message: 'Not valid.', ticked: [first, second] } });
      selection.send(reject);
      selection.isIn('deciding', {
        ...deciding([first, second], { move: 'reject', ...reject.rejection }),
        context: { message: null },
      });
      selection.fail('decideSelected', { message: 'Network Error' });
      selection.isIn('ready.refused', { context: { message: 'Network Error' } });
      selection.send(dismiss);
      selection.isIn('ready.calm', { context: { message: null, ticked: [first, second] } });
      selection.send(approve);
      selection.isIn('deciding', deciding([first, second], { move: 'approve' }));
    },
  },
});
