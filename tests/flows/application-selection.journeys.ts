import { applicationSelectionMachine } from '#machines/application-selection/application-selection.machine.ts';
import { rejectionProblems } from '#rules/rejection.ts';
import { type Hand, journeysOf, type Open } from '#tests/kit/journey.ts';
import { done } from '#tests/kit/play.ts';
import { threeRows } from './application-selection.flow.ts';

const [first, second, third] = ['application-1', 'application-2', 'application-3'] as const;
const tick = (id: string) => ({ type: 'row.tick', id }) as const;
const reach = (id: string) => ({ type: 'row.reach', id }) as const;
const show = (...ids: string[]) =>
  ({ type: 'rows.show', rows: threeRows.filter(({ id }) => ids.includes(id)) }) as const;
const approve = { type: 'selection.approve' } as const;
const clear = { type: 'selection.clear' } as const;
const whole = { type: 'rejection.send', rejection: { reason: 'audience', text: 'Sorry.' } } as const;
const untold = { type: 'rejection.send', rejection: { reason: 'other', text: ' ' } } as const;
const typed = { reason: 'audience', text: 'Sor' };
const write = { type: 'rejection.change', words: typed } as const;
const watching = { watchRows: undefined };
const deciding = (ids: readonly string[], request: object) => ({
  calls: { ...watching, decideSeveral: { ids, request } },
});
const kept = done('keepWords');
const told = (answer: object) => [{ keepWords: answer }, { tellDecided: answer }];
const late = 'This cannot be done any more.';

type Selection = Hand<typeof applicationSelectionMachine>;
const opened = (open: Open<typeof applicationSelectionMachine>): Selection => {
  const selection = open({ words: {} });
  selection.send(show(first, second, third));
  return selection;
};

export const journeys = journeysOf({
  machine: applicationSelectionMachine,
  file: 'application-selection/application-selection.machine.ts',
  journeys: {
    'rows are ticked one by one, and no longer, all, and none'(open) {
      const selection = open({ words: {} });
      selection.sees('ready.calm', {
        calls: watching,
        holds: { rows: [], ticked: [], anchor: null, asked: [], words: {} },
      });
      selection.refuses(tick(first), reach(first), clear, approve, whole, untold);
      selection.send(show(first, second, third));
      selection.refuses(tick('application-4'), reach('application-4'), clear, approve, whole, untold);
      selection.send(tick(third), tick(first), tick(second), tick(first));
      selection.sees('ready.calm', { calls: watching, holds: { ticked: [third, second], rows: threeRows } });
      selection.send({ type: 'page.tick' });
      selection.sees('ready.calm', { calls: watching, holds: { ticked: [first, second, third] } });
      selection.send(clear);
      selection.sees('ready.calm', { calls: watching, holds: { ticked: [], anchor: null } });
    },
    'a range goes from the row that was ticked last, up or down, and keeps what is ticked'(open) {
      const down = opened(open);
      down.send(tick(first), reach(third));
      down.sees('ready.calm', { calls: watching, holds: { ticked: [first, second, third], anchor: third } });
      const up = opened(open);
      up.send(tick(third), reach(second));
      up.sees('ready.calm', { calls: watching, holds: { ticked: [third, second], anchor: second } });
      up.send(reach(first));
      up.sees('ready.calm', { calls: watching, holds: { ticked: [third, second, first] } });
      const short = opened(open);
      short.send(tick(first), reach(second));
      short.sees('ready.calm', { calls: watching, holds: { ticked: [first, second] } });
      const alone = opened(open);
      alone.send(reach(second));
      alone.sees('ready.calm', { calls: watching, holds: { ticked: [second], anchor: second } });
      alone.send(show(first, third), reach(third));
      alone.sees('ready.calm', { calls: watching, holds: { ticked: [third] } });
      const lost = opened(open);
      lost.send(tick(second), show(first, third), reach(first));
      lost.sees('ready.calm', { calls: watching, holds: { ticked: [first] } });
      const anew = opened(open);
      anew.send(tick(first), clear, reach(third));
      anew.sees('ready.calm', { calls: watching, holds: { ticked: [third] } });
    },
    'what is shown no longer is ticked no longer'(open) {
      const selection = opened(open);
      selection.send(tick(first), tick(second), show(second, third));
      selection.sees('ready.calm', { calls: watching, holds: { ticked: [second] } });
      selection.send(show());
      selection.refuses(clear, approve, whole, untold);
    },
    'all that are ticked are approved by one call, in the order of the list, and the page is told'(open) {
      const selection = opened(open);
      selection.send(tick(third), tick(first), approve);
      selection.sees('deciding', deciding([first, third], { move: 'approve' }));
      selection.refuses(tick(second), reach(second), { type: 'page.tick' }, clear, approve, whole, untold, write);
      const answer = { kind: 'decided', done: [first, third], undoUntil: 10_000 } as const;
      selection.answer('decideSeveral', answer);
      selection.sees('ready.calm', { calls: watching, did: told(answer), holds: { ticked: [] } });
    },
    'they are rejected for one reason, which has to be given'(open) {
      const selection = opened(open);
      selection.send(tick(first), untold);
      const problems = rejectionProblems(untold.rejection);
      selection.sees('ready.unfinished', { calls: watching, holds: { problems, ticked: [first] } });
      selection.send(write);
      selection.sees('ready.calm', {
        calls: watching,
        did: kept,
        holds: { problems: {}, words: typed, ticked: [first] },
      });
      selection.send(untold, whole);
      selection.sees('deciding', {
        ...deciding([first], { move: 'reject', reason: 'audience', text: 'Sorry.' }),
        holds: { problems: {} },
      });
    },
    'what is typed to them is kept, whoever is ticked, and gone once it is sent to somebody'(open) {
      const selection = open({ words: typed });
      selection.send(show(first, second, third));
      selection.sees('ready.calm', { calls: watching, holds: { words: typed } });
      const more = { reason: 'audience', text: 'Sorry, we' };
      selection.send(tick(first), { type: 'rejection.change', words: more });
      selection.sees('ready.calm', { calls: watching, did: kept, holds: { words: more, ticked: [first] } });
      selection.send(clear, show(second), tick(second));
      selection.sees('ready.calm', { calls: watching, holds: { words: more, ticked: [second] } });
      const answer = { kind: 'decided', done: [second], undoUntil: 10_000 } as const;
      const noneOfThem = { kind: 'partly', done: [], refusals: [{ id: second, refusal: late }], undoUntil: 0 } as const;
      selection.send(approve);
      selection.answer('decideSeveral', answer);
      selection.sees('ready.calm', {
        calls: watching,
        did: told(answer),
        holds: { words: more },
      });
      selection.send(tick(second), whole);
      selection.answer('decideSeveral', noneOfThem);
      selection.sees('ready.left', {
        calls: watching,
        did: told(noneOfThem),
        holds: { words: more },
      });
      selection.send(write);
      selection.sees('ready.left', { calls: watching, did: kept, holds: { words: typed } });
      selection.send(whole);
      selection.answer('decideSeveral', answer);
      selection.sees('ready.calm', { calls: watching, did: told(answer), holds: { words: {} } });
      selection.send(show(first, third), { type: 'page.tick' }, write, whole);
      const some = { kind: 'partly', done: [first], refusals: [{ id: third, refusal: late }], undoUntil: 0 } as const;
      selection.answer('decideSeveral', some);
      selection.sees('ready.left', {
        calls: watching,
        did: [...kept, ...told(some)],
        holds: { words: {} },
      });
    },
    'who was left stays ticked, and is said with the reason until that is dismissed or decided anew'(open) {
      const selection = opened(open);
      selection.send({ type: 'page.tick' }, approve, show(second, third));
      const refusals = [
        { id: first, refusal: late },
        { id: third, refusal: 'Look first.' },
      ];
      const answer = { kind: 'partly', done: [second], refusals, undoUntil: 10_000 } as const;
      selection.answer('decideSeveral', answer);
      const left = [
        { id: first, fullName: 'Deniz Yıldız', refusal: late },
        { id: third, fullName: 'Ada Ay', refusal: 'Look first.' },
      ];
      selection.sees('ready.left', {
        calls: watching,
        did: told(answer),
        holds: { ticked: [first, third], left },
      });
      selection.send(show(third), { type: 'page.tick' }, tick(third), reach(third));
      selection.sees('ready.left', { calls: watching, holds: { ticked: [third], left } });
      selection.send({ type: 'banner.dismiss' });
      selection.sees('ready.calm', { calls: watching, holds: { ticked: [third], left: [] } });
      selection.refuses({ type: 'banner.dismiss' });
      selection.send(approve);
      selection.answer('decideSeveral', { ...answer, done: [] });
      selection.send(tick(third), clear);
      selection.sees('ready.calm', {
        calls: watching,
        did: told({ ...answer, done: [] }),
        holds: { left: [], ticked: [] },
      });
    },
    'what is refused, or was not heard, leaves all as it is ticked'(open) {
      const selection = opened(open);
      selection.send(tick(first), tick(second), approve);
      selection.answer('decideSeveral', { kind: 'refused', message: 'Not so.' });
      selection.sees('ready.refused', { calls: watching, holds: { message: 'Not so.', ticked: [first, second] } });
      selection.send(whole);
      selection.sees('deciding', {
        ...deciding([first, second], { move: 'reject', ...whole.rejection }),
        holds: { message: null },
      });
      selection.fail('decideSeveral', { message: 'Network Error' });
      selection.sees('ready.refused', { calls: watching, holds: { message: 'Network Error' } });
      selection.send({ type: 'banner.dismiss' });
      selection.sees('ready.calm', { calls: watching, holds: { message: null, ticked: [first, second] } });
      selection.send(approve);
      selection.sees('deciding', deciding([first, second], { move: 'approve' }));
    },
  },
});
