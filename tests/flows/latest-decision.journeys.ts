import { type Decision, latestDecisionMachine } from '#machines/back-office/latest-decision.machine.ts';
import { type Hand, journeysOf, type Open } from '#tests/kit/journey.ts';
import { approval, rejection } from './latest-decision.flow.ts';

const counting = (decision: Decision) => ({ calls: { countdown: { deadline: decision.deadline } } });
const kept = (decision: Decision | null) => ({ keepDecision: decision });
const tell = (decision: Decision) => ({ type: 'decision.tell', decision }) as const;
const undo = { type: 'decision.undo' } as const;

const decided = (open: Open<typeof latestDecisionMachine>): Hand<typeof latestDecisionMachine> => {
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
      bar.sees('none', { holds: { decision: null, late: 0, message: null } });
      bar.refuses(undo, { type: 'banner.dismiss' });
      bar.send(tell(approval));
      bar.sees('offering.calm', { ...counting(approval), did: [kept(approval)], holds: { decision: approval } });
      bar.refuses({ type: 'banner.dismiss' });
      bar.answer('countdown', undefined);
      bar.sees('none', { did: [kept(null)], holds: { decision: null } });
    },
    'what was decided before a reload, or on another page, can be taken back still'(open) {
      const bar = open({ decision: approval });
      bar.sees('offering.calm', { ...counting(approval), did: [kept(approval)], holds: { decision: approval } });
    },
    'another decision takes the place of the one before'(open) {
      const bar = decided(open);
      bar.send(tell(rejection));
      bar.sees('offering.calm', {
        ...counting(rejection),
        did: [kept(approval), kept(rejection)],
        holds: { decision: rejection },
      });
    },
    'taking it back is asked for once, and says that it is done until it is dismissed'(open) {
      const bar = decided(open);
      bar.send(undo);
      bar.sees('undoing', {
        calls: { undoDecision: { ids: ['application-1'] } },
        did: [kept(approval)],
        holds: { decision: approval },
      });
      bar.refuses(undo, { type: 'banner.dismiss' });
      bar.answer('undoDecision', { kind: 'undone', late: 1 });
      bar.sees('undone', { did: [kept(null)], holds: { decision: approval, late: 1 } });
      bar.refuses(undo);
      bar.send({ type: 'banner.dismiss' });
      bar.sees('none', { holds: { decision: null } });
    },
    'what came too late says so, and what was not heard can be asked for again'(open) {
      const bar = decided(open);
      bar.send(undo);
      bar.fail('undoDecision', { message: 'Network Error' });
      bar.sees('offering.refused', {
        ...counting(approval),
        did: [kept(approval), kept(approval)],
        holds: { message: 'Network Error' },
      });
      bar.refuses({ type: 'banner.dismiss' });
      bar.send(undo);
      bar.sees('undoing', { calls: { undoDecision: { ids: ['application-1'] } }, holds: { message: null } });
      bar.answer('undoDecision', { kind: 'refused', message: 'Too late.' });
      bar.sees('refused', { did: [kept(null)], holds: { message: 'Too late.', decision: approval } });
      bar.refuses(undo);
      bar.send({ type: 'banner.dismiss' });
      bar.sees('none', { holds: { message: null, decision: null } });
    },
    'what was not heard until its time is over is not gone without a word'(open) {
      const bar = decided(open);
      bar.send(undo);
      bar.fail('undoDecision', { message: 'Try again in a moment.' });
      bar.answer('countdown', undefined);
      bar.sees('refused', {
        did: [kept(approval), kept(approval), kept(null)],
        holds: { decision: approval, message: null },
      });
      bar.refuses(undo);
      bar.send({ type: 'banner.dismiss' });
      bar.sees('none', { holds: { decision: null } });
    },
    'another decision is told of at any time, and nothing of the one before stays'(open) {
      const bar = decided(open);
      bar.send(undo);
      bar.answer('undoDecision', { kind: 'refused', message: 'Too late.' });
      bar.send(tell(rejection));
      bar.sees('offering.calm', {
        ...counting(rejection),
        did: [kept(approval), kept(null), kept(rejection)],
        holds: { decision: rejection, message: null },
      });
      bar.send(undo);
      bar.fail('undoDecision');
      bar.send(tell(approval));
      bar.sees('offering.calm', {
        ...counting(approval),
        did: [kept(rejection), kept(approval)],
        holds: { decision: approval, message: null },
      });
    },
  },
});
