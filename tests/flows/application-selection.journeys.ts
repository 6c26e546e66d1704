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
const kept = actions('keepWords');
const told = (answer: object) => [{ keepWords: answer }, { tellDecided: answer }];
const late = 'This cannot be done any more.';

type Selection = Run<typeof applicationSelectionMachine>;
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
      selection.isIn('ready.calm', {
        calls: watching,
        context: { rows: [], ticked: [], anchor: null, asked: [], words: {} },
      });
      selection.rejects(tick(first), reach(first), clear, approve, whole, untold);
      selection.send(show(first, second, third));
      selection.rejects(tick('application-4'), reach('application-4'), clear, approve, whole, untold);
      selection.send(tick(third), tick(first), tick(second), tick(first));
      selection.isIn('ready.calm', { calls: watching, context: { ticked: [third, second], rows: threeRows } });
      selection.send({ type: 'page.tick' });
      selection.isIn('ready.calm', { calls: watching, context: { ticked: [first, second, third] } });
      selection.send(clear);
      selection.isIn('ready.calm', { calls: watching, context: { ticked: [], anchor: null } });
    },
    'a range goes from the row that was ticked last, up or down, and keeps what is ticked'(open) {
      const down = opened(open);
      down.send(tick(first), reach(third));
      down.isIn('ready.calm', { calls: watching, context: { ticked: [first, second, third], anchor: third } });
      const up = opened(open);
      up.send(tick(third), reach(second));
      up.isIn('ready.calm', { calls: watching, context: { ticked: [third, second], anchor: second } });
      up.send(reach(first));
      up.isIn('ready.calm', { calls: watching, context: { ticked: [third, second, first] } });
      const short = opened(open);
      short.send(tick(first), reach(second));
      short.isIn('ready.calm', { calls: watching, context: { ticked: [first, second] } });
      const alone = opened(open);
      alone.send(reach(second));
      alone.isIn('ready.calm', { calls: watching, context: { ticked: [second], anchor: second } });
      alone.send(show(first, third), reach(third));
      alone.isIn('ready.calm', { calls: watching, context: { ticked: [third] } });
      const lost = opened(open);
      lost.send(tick(second), show(first, third), reach(first));
      lost.isIn('ready.calm', { calls: watching, context: { ticked: [first] } });
      const anew = opened(open);
      anew.send(tick(first), clear, reach(third));
      anew.isIn('ready.calm', { calls: watching, context: { ticked: [third] } });
    },
    'what is shown no longer is ticked no longer'(open) {
      const selection = opened(open);
      selection.send(tick(first), tick(second), show(second, third));
      selection.isIn('ready.calm', { calls: watching, context: { ticked: [second] } });
      selection.send(show());
      selection.rejects(clear, approve, whole, untold);
    },
    'all that are ticked are approved by one call, in the order of the list, and the page is told'(open) {
      const selection = opened(open);
      selection.send(tick(third), tick(first), approve);
      selection.isIn('deciding', deciding([first, third], { move: 'approve' }));
      selection.rejects(tick(second), reach(second), { type: 'page.tick' }, clear, approve, whole, untold, write);
      const answer = { kind: 'decided', done: [first, third], undoUntil: 10_000 } as const;
      selection.answer('decideSeveral', answer);
      selection.isIn('ready.calm', { calls: watching, effects: told(answer), context: { ticked: [] } });
    },
    'they are rejected for one reason, which has to be given'(open) {
      const selection = opened(open);
      selection.send(tick(first), untold);
      const problems = rejectionProblems(untold.rejection);
      selection.isIn('ready.unfinished', { calls: watching, context: { problems, ticked: [first] } });
      selection.send(write);
      selection.isIn('ready.calm', {
        calls: watching,
        effects: kept,
        context: { problems: {}, words: typed, ticked: [first] },
      });
      selection.send(untold, whole);
      selection.isIn('deciding', {
        ...deciding([first], { move: 'reject', reason: 'audience', text: 'Sorry.' }),
        context: { problems: {} },
      });
    },
    'what is typed to them is kept, whoever is ticked, and gone once it is sent to somebody'(open) {
      const selection = open({ words: typed });
      selection.send(show(first, second, third));
      selection.isIn('ready.calm', { calls: watching, context: { words: typed } });
      const more = { reason: 'audience', text: 'Sorry, we' };
      selection.send(tick(first), { type: 'rejection.change', words: more });
      selection.isIn('ready.calm', { calls: watching, effects: kept, context: { words: more, ticked: [first] } });
      selection.send(clear, show(second), tick(second));
      selection.isIn('ready.calm', { calls: watching, context: { words: more, ticked: [second] } });
      const answer = { kind: 'decided', done: [second], undoUntil: 10_000 } as const;
      const noneOfThem = { kind: 'partly', done: [], refusals: [{ id: second, refusal: late }], undoUntil: 0 } as const;
      selection.send(approve);
      selection.answer('decideSeveral', answer);
      selection.isIn('ready.calm', {
        calls: watching,
        effects: told(answer),
        context: { words: more },
      });
      selection.send(tick(second), whole);
      selection.answer('decideSeveral', noneOfThem);
      selection.isIn('ready.left', {
        calls: watching,
        effects: told(noneOfThem),
        context: { words: more },
      });
      selection.send(write);
      selection.isIn('ready.left', { calls: watching, effects: kept, context: { words: typed } });
      selection.send(whole);
      selection.answer('decideSeveral', answer);
      selection.isIn('ready.calm', { calls: watching, effects: told(answer), context: { words: {} } });
      selection.send(show(first, third), { type: 'page.tick' }, write, whole);
      const some = { kind: 'partly', done: [first], refusals: [{ id: third, refusal: late }], undoUntil: 0 } as const;
      selection.answer('decideSeveral', some);
      selection.isIn('ready.left', {
        calls: watching,
        effects: [...kept, ...told(some)],
        context: { words: {} },
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
      selection.isIn('ready.left', {
        calls: watching,
        effects: told(answer),
        context: { ticked: [first, third], left },
      });
      selection.send(show(third), { type: 'page.tick' }, tick(third), reach(third));
      selection.isIn('ready.left', { calls: watching, context: { ticked: [third], left } });
      selection.send({ type: 'banner.dismiss' });
      selection.isIn('ready.calm', { calls: watching, context: { ticked: [third], left: [] } });
      selection.rejects({ type: 'banner.dismiss' });
      selection.send(approve);
      selection.answer('decideSeveral', { ...answer, done: [] });
      selection.send(tick(third), clear);
      selection.isIn('ready.calm', {
        calls: watching,
        effects: told({ ...answer, done: [] }),
        context: { left: [], ticked: [] },
      });
    },
    'what is refused, or was not heard, leaves all as it is ticked'(open) {
      const selection = opened(open);
      selection.send(tick(first), tick(second), approve);
      selection.answer('decideSeveral', { kind: 'refused', message: 'Not so.' });
      selection.isIn('ready.refused', { calls: watching, context: { message: 'Not so.', ticked: [first, second] } });
      selection.send(whole);
      selection.isIn('deciding', {
        ...deciding([first, second], { move: 'reject', ...whole.rejection }),
        context: { message: null },
      });
      selection.fail('decideSeveral', { message: 'Network Error' });
      selection.isIn('ready.refused', { calls: watching, context: { message: 'Network Error' } });
      selection.send({ type: 'banner.dismiss' });
      selection.isIn('ready.calm', { calls: watching, context: { message: null, ticked: [first, second] } });
      selection.send(approve);
      selection.isIn('deciding', deciding([first, second], { move: 'approve' }));
    },
  },
});
