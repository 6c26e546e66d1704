import { applicationPageMachine } from '#machines/application-page/application-page.machine.ts';
import { actions, type Effect, followed } from '#tests/kit/controllable.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { applicant, applied, draft } from './application.flow.ts';

const [confirm, cancel] = [{ type: 'action.confirm' } as const, { type: 'action.cancel' } as const];
const parameters = [['part', 'work']] as const;
const { email } = applicant;

const changes = (field: string, change: object): Effect => ({ application: { type: 'form.change', field, change } });
const checksName = (username: string): Effect => ({ username: { type: 'name.change', username } });
const checksEmail = (address: string): Effect => ({ emailCheck: { type: 'address.change', email: address } });
const closesSearch: Effect = { city: { type: 'search.close' } };
const forgetsProof: Effect = { email: { type: 'proof.forget' } };
const clearsEmail: Effect = { email: { type: 'email.change', email: '' } };

const flows = {
  email: followed({ attemptSeed: 'seed' }),
  emailCheck: undefined,
  username: undefined,
  picture: undefined,
  lists: undefined,
  parts: { parameters },
  city: { minLetters: 2 },
  draftLink: undefined,
  application: { draft },
  watchDraft: undefined,
};
const does = (...effects: Effect[]) => ({ calls: flows, effects });

const start = (open: Open<typeof applicationPageMachine>): Run<typeof applicationPageMachine> =>
  open({ draft, attemptSeed: 'seed', parameters });

export const journeys = journeysOf({
  machine: applicationPageMachine,
  file: 'application-page/application-page.machine.ts',
  journeys: {
    '[APPLY-16] starts the form with the saved draft, and saves what is typed'(open) {
      const page = start(open);
      page.isIn('open.calm', does());
      page.send({ type: 'form.changed', form: draft });
      page.isIn('open.calm', does({ saveDraft: draft }));
      const fresh = open({ draft: null, attemptSeed: 'seed', parameters });
      fresh.isIn('open.calm', { calls: { ...flows, application: { draft: null } } });
    },
    '[APPLY-11, APPLY-16] passes a typed name to the form and its check, and a chosen city to the form'(open) {
      const page = start(open);
      page.send({ type: 'username.type', username: 'Den İz' });
      page.isIn('open.calm', does(changes('username', { username: 'den iz' }), checksName('Den İz')));
    },
    'passes what is typed in another tab to the form, and its name to the check'(open) {
      const page = start(open);
      const form = { username: 'ada', fullName: 'Ada' };
      page.send({ type: 'draft.observe', form });
      page.isIn('open.calm', does({ application: { type: 'draft.observe', form } }, checksName('ada')));
    },
    'starts over without form, name, address and picture once that is confirmed'(open) {
      const page = start(open);
      page.rejects(confirm, cancel);
      page.send({ type: 'draft.discard' }, cancel, { type: 'draft.discard' });
      page.isIn('open.confirming', { calls: flows, context: { draft } });
      page.rejects({ type: 'draft.discard' });
      page.send(confirm);
      page.isIn('open.calm', {
        calls: flows,
        effects: [
          ...[{ application: { type: 'draft.discard' } }, forgetsProof, clearsEmail],
          ...[{ picture: { type: 'picture.remove' } }, closesSearch, checksName('')],
        ],
        context: { draft: null },
      });
    },
    'goes on with what happens while it asks whether to start over'(open) {
      const page = start(open);
      const form = { username: 'ada', fullName: 'Ada' };
      const verified = { type: 'email.verified', applicant } as const;
      const unverified = { type: 'email.unverified' } as const;
      const told = (event: Parameters<typeof page.send>[0]) => [event, [{ application: event }]] as const;
      const happening = [
        [{ type: 'draft.observe', form }, [{ application: { type: 'draft.observe', form } }, checksName('ada')]],
        [{ type: 'username.type', username: 'ada' }, [changes('username', { username: 'ada' }), checksName('ada')]],
        [{ type: 'form.changed', form: draft }, [{ saveDraft: draft }]],
        [{ type: 'email.changed', email }, [checksEmail(email)]],
        [verified, [checksEmail(email), { username: verified }, { application: verified }, { draftLink: verified }]],
        [unverified, [{ username: unverified }, { application: unverified }, { draftLink: unverified }]],
        [{ type: 'proof.rejected' }, [forgetsProof]],
        told({ type: 'part.passed', fields: ['fullName'] }),
        told({ type: 'username.accepted', username: 'deniz' }),
        told({ type: 'username.changed' }),
        told({ type: 'picture.drawn', pictureId: 'picture-1', slot: 'cover' }),
        told({ type: 'picture.cleared' }),
      ] as const;
      page.send({ type: 'draft.discard' });
      for (const [event, effects] of happening) {
        page.send(event);
        page.isIn('open.confirming', does(...effects));
      }
    },
    '[APPLY-20, VERIFY-07] checks an address, and passes its proof to the check of the username and the form'(open) {
      const page = start(open);
      page.send({ type: 'email.changed', email });
      page.isIn('open.calm', does(checksEmail(email)));
      const verified = { type: 'email.verified', applicant } as const;
      page.send(verified);
      page.isIn(
        'open.calm',
        does(checksEmail(email), { username: verified }, { application: verified }, { draftLink: verified }),
      );
      const unverified = { type: 'email.unverified' } as const;
      page.send(unverified);
      page.isIn('open.calm', does({ username: unverified }, { application: unverified }, { draftLink: unverified }));
    },
    'saves the verification whenever it changes'(open) {
      const page = start(open);
      page.send({ type: 'xstate.snapshot.email', snapshot: {} } as never);
      page.isIn('open.calm', does(...actions('saveVerification')));
    },
    'forgets a proof that the server does not accept'(open) {
      const page = start(open);
      page.send({ type: 'proof.rejected' });
      page.isIn('open.calm', does(forgetsProof));
    },
    '[APPLY-06, APPLY-16] tells the form about parts, username and picture'(open) {
      const page = start(open);
      const reports = [
        { type: 'part.passed', fields: ['fullName', 'email'] },
        { type: 'username.accepted', username: 'deniz' },
        { type: 'username.changed' },
        { type: 'picture.drawn', pictureId: 'picture-1', slot: 'cover' },
        { type: 'picture.cleared' },
      ] as const;
      page.send(...reports);
      page.isIn('open.calm', does(...reports.map((report) => ({ application: report }))));
    },
    '[APPLY-22] keeps the answer and forgets the verified address once the application is sent'(open) {
      const page = start(open);
      page.answer('application', applied);
      page.isIn('sent', { output: undefined, effects: [{ saveApplied: applied }, ...actions('clearVerified')] });
    },
  },
});
