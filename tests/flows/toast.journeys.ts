import { toastMachine } from '#machines/toast/toast.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const saved = { tone: 'success', text: 'Saved!' } as const;
const notSaved = { tone: 'danger', text: 'Not saved.' } as const;
const show = (toast: typeof saved | typeof notSaved) => ({ type: 'toast.show', toast }) as const;
const dismiss = { type: 'toast.dismiss' } as const;
const hold = { type: 'toast.hold' } as const;
const release = { type: 'toast.release' } as const;

export const journeys = journeysOf({
  machine: toastMachine,
  file: 'toast/toast.machine.ts',
  journeys: {
    '[LIMIT-01] shows each toast for three seconds'(open) {
      const toast = open();
      toast.isIn('hidden', { context: { toast: null } });
      toast.rejects(dismiss, hold, release);
      toast.send(show(saved));
      toast.wait(2_999);
      toast.isIn('shown.passing', { context: { toast: saved } });
      toast.send(show(notSaved));
      toast.wait(2_999);
      toast.isIn('shown.passing', { context: { toast: notSaved } });
      toast.wait(1);
      toast.isIn('hidden', { context: { toast: null } });
    },
    'keeps a toast while it is pointed at, and hides it at once when it is dismissed'(open) {
      const toast = open();
      toast.send(show(saved), hold);
      toast.wait(60_000);
      toast.isIn('shown.held', { context: { toast: saved } });
      toast.rejects(hold);
      toast.send(release, hold, show(notSaved));
      toast.isIn('shown.passing', { context: { toast: notSaved } });
      toast.send(dismiss);
      toast.isIn('hidden', { context: { toast: null } });
      toast.send(show(saved), hold, dismiss);
      toast.isIn('hidden');
    },
  },
});
