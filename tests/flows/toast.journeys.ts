import { toastMachine } from '#machines/toast/toast.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const saved = { tone: 'success', text: 'Saved!' } as const;
const notSaved = { tone: 'danger', text: 'Not saved.' } as const;

export const journeys = journeysOf({
  machine: toastMachine,
  file: 'toast/toast.machine.ts',
  journeys: {
    '[LIMIT-01] a toast stays for three seconds, and the next has three of its own'(open) {
      const toast = open();
      toast.isIn('hidden', { context: { toast: null } });
      toast.rejects({ type: 'toast.dismiss' }, { type: 'toast.hold' }, { type: 'toast.release' });
      toast.send({ type: 'toast.show', toast: saved });
      toast.wait(2_999);
      toast.isIn('shown.passing', { context: { toast: saved } });
      toast.send({ type: 'toast.show', toast: notSaved });
      toast.wait(2_999);
      toast.isIn('shown.passing', { context: { toast: notSaved } });
      toast.wait(1);
      toast.isIn('hidden', { context: { toast: null } });
    },
    'a toast that is held stays until it is let go, and one that is dismissed goes at once'(open) {
      const toast = open();
      toast.send({ type: 'toast.show', toast: saved }, { type: 'toast.hold' });
      toast.wait(60_000);
      toast.isIn('shown.held', { context: { toast: saved } });
      toast.rejects({ type: 'toast.hold' });
      toast.send({ type: 'toast.release' });
      toast.isIn('shown.passing');
      toast.send({ type: 'toast.hold' }, { type: 'toast.show', toast: notSaved });
      toast.isIn('shown.passing', { context: { toast: notSaved } });
      toast.send({ type: 'toast.dismiss' });
      toast.isIn('hidden', { context: { toast: null } });
      toast.send({ type: 'toast.show', toast: saved }, { type: 'toast.hold' }, { type: 'toast.dismiss' });
      toast.isIn('hidden');
    },
  },
});
