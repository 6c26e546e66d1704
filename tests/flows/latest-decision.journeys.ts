import { type Decision, latestDecisionMachine } from '#machines/back-office/latest-decision.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { approval, rejection } from './latest-decision.flow.ts';

const counting = (decision: Decision) => ({ calls: { countdown: { deadline: decision.deadline } } });
const kept = (decision: Decision | null) => ({ keepDecision: decision });
const tell = (decision: Decision) => ({ type: 'decision.tell', decision }) as const;
const undo = { type: 'decision.undo' } as const;

const decided = (open: Open<typeof latestDecisionMachine>): Run<typeof latestDecisionMachine> => {
  const bar = open({ decision: null });
  bar.send(tell(approval));
  return bar;
};

export const journeys = journeysOf({
  machine: latestDecisionMachine,
  file: 'back-office/latest-decision.machine.ts',
  journeys: {
    'a decision can be taken back until its time is over, and is kept no longer'(open) {
      const bar = open({ decision: null });
      bar.isIn('none', { context: { decision: null, late: 0, message: null } });
      bar.rejects(undo, { type: 'banner.dismiss' });
      bar.send(tell(approval));
      bar.isIn('offering.calm', { ...counting(approval), effects: [kept(approval)], context: { decision: approval } });
      bar.rejects({ type: 'banner.dismiss' });
      bar.answer('countdown', undefined);
      bar.isIn('none', { effects: [kept(null)], context: { decision: null } });
    },
    'what was decided before a reload, or on another page, can be taken back still'(open) {
      const bar = open({ decision: approval });
      bar.isIn('offering.calm', { ...counting(approval), effects: [kept(approval)], context: { decision: approval } });
    },
    'another decision takes the place of the one before'(open) {
      const bar = decided(open);
      bar.send(tell(rejection));
      bar.isIn('offering.calm', {
        ...counting(rejection),
        effects: [kept(approval), kept(rejection)],
        context: { decision: rejection },
      });
    },
    'taking it back is asked for once, and says that it is done until it is dismissed'(open) {
      const bar = decided(open);
      bar.send(undo);
      bar.isIn('undoing', {
        calls: { undoDecision: { ids: ['application-1'] } },
        effects: [kept(approval)],
        context: { decision: approval },
      });
      bar.rejects(undo, { type: 'banner.dismiss' });
      bar.answer('undoDecision', { kind: 'undone', late: 1 });
      bar.isIn('undone', { effects: [kept(null)], context: { decision: approval, late: 1 } });
      bar.rejects(undo);
      bar.send({ type: 'banner.dismiss' });
      bar.isIn('none', { context: { decision: null } });
    },
    'what came too late says so, and what was not heard can be asked for again'(open) {
      const bar = decided(open);
      bar.send(undo);
      bar.fail('undoDecision', { message: 'Network Error' });
      bar.isIn('offering.refused', {
        ...counting(approval),
        effects: [kept(approval), kept(approval)],
        context: { message: 'Network Error' },
      });
      bar.rejects({ type: 'banner.dismiss' });
      bar.send(undo);
      bar.isIn('undoing', { calls: { undoDecision: { ids: ['application-1'] } }, context: { message: null } });
      bar.answer('undoDecision', { kind: 'refused', message: 'Too late.' });
      bar.isIn('refused', { effects: [kept(null)], context: { message: 'Too late.', decision: approval } });
      bar.rejects(undo);
      bar.send({ type: 'banner.dismiss' });
      bar.isIn('none', { context: { message: null, decision: null } });
    },
    'what was not heard until its time is over is not gone without a word'(open) {
      const bar = decided(open);
      bar.send(undo);
      bar.fail('undoDecision', { message: 'Try again in a moment.' });
      bar.answer('countdown', undefined);
      bar.isIn('refused', {
        effects: [kept(approval), kept(approval), kept(null)],
        context: { decision: approval, message: null },
      });
      bar.rejects(undo);
      bar.send({ type: 'banner.dismiss' });
      bar.isIn('none', { context: { decision: null } });
    },
    'another decision is told of at any time, and nothing of the one before stays'(open) {
      const bar = decided(open);
      bar.send(undo);
      bar.answer('undoDecision', { kind: 'refused', message: 'Too late.' });
      bar.send(tell(rejection));
      bar.isIn('offering.calm', {
        ...counting(rejection),
        effects: [kept(approval), kept(null), kept(rejection)],
        context: { decision: rejection, message: null },
      });
      bar.send(undo);
      bar.fail('undoDecision');
      bar.send(tell(approval));
      bar.isIn('offering.calm', {
        ...counting(approval),
        effects: [kept(rejection), kept(approval)],
        context: { decision: approval, message: null },
      });
    },
  },
});
