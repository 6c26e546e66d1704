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
