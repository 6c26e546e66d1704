import { applicationMachine, emptyDraft } from '#machines/application/application.machine.ts';
import { applicationPageMachine } from '#machines/application-page/application-page.machine.ts';
import { applicationPartsMachine } from '#machines/application-parts/application-parts.machine.ts';
import { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import { pictureMachine } from '#machines/picture/picture.machine.ts';
import { usernameCheckMachine } from '#machines/username-check/username-check.machine.ts';
import { cleanUsername } from '#rules/username.ts';
import { followed } from '#tests/kit/controllable.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const parameters = [['part', 'work']] as const;
const email = 'deniz@mail.example';
const form = { ...emptyDraft, username: 'deniz' };
const typed = applicationMachine.resolveState({
  value: { editing: 'calm' },
  context: {
    ...{ form, applicant: null, freeName: null, pictureId: null, left: {}, asks: 0, message: null },
    ...{ refusedFields: {}, applied: null },
  },
});
const address = (value: 'closed' | 'verified', verifiedEmail: string | null) =>
  emailVerificationMachine.resolveState({
    value,
    context: {
      ...{ attemptSeed: 'seed', attempt: 1, email, deadline: 0, digits: 6, message: null },
      ...{ applicationId: verifiedEmail && 'application-1', verifiedEmail, proof: null },
    },
  });
const name = (value: 'free' | 'checking') =>
  usernameCheckMachine.resolveState({
    value,
    context: { username: 'deniz', applicationId: null, verdict: null, message: null },
  });
const picture = (value: 'ready' | 'cropping', fileId = '') =>
  pictureMachine.resolveState({
    value,
    context: {
      ...{ fileId, source: null, crop: { x: 0.5, y: 0.5, zoom: 1 }, problem: null },
      drawn: { id: 'picture-1', url: 'blob:drawn' },
    },
  });
const part = (passed: 'you' | 'review' | null) =>
  applicationPartsMachine.resolveState({ value: 'shown', context: { step: 'you', field: null, passed } });
const settled = (parts: object) => ({ application: { type: 'parts.settle', parts } });

const sentFlows = {
  email: followed({ attemptSeed: 'seed' }),
  emailCheck: undefined,
  username: followed(),
  picture: followed(),
  lists: undefined,
  parts: followed({ parameters }),
  city: { least: 2 },
  application: followed({ draft: form }),
};
const flows = { ...sentFlows, watchDraft: undefined };
const applied = { status: 'ONHOLD', reference: 'VA-12345678', statusToken: 'a.token' } as const;

export const journeys = journeysOf({
  machine: applicationPageMachine,
  file: 'application-page/application-page.machine.ts',
  journeys: {
    '[APPLY-16] the name of a draft is checked once; what is typed later is kept'(open) {
      const page = open({ draft: form, attemptSeed: 'seed', parameters });
      page.isIn('open.fresh', { calls: flows });
      page.send({ type: 'xstate.snapshot.application', snapshot: typed });
      page.isIn('open.typed', {
        calls: flows,
        effects: [{ loadLater: undefined }, { username: { type: 'name.change', username: 'deniz' } }],
      });
      page.send({ type: 'xstate.snapshot.application', snapshot: typed });
      page.isIn('open.typed', { calls: flows, effects: [{ keepDraft: form }] });
    },
    '[APPLY-11, APPLY-16] a name that is typed goes to the form and to its check, a city to the form, and its search is over'(
      open,
    ) {
      const page = open({ draft: form, attemptSeed: 'seed', parameters });
      page.send({ type: 'username.type', username: 'Den iz' });
      page.isIn('open.fresh', {
        calls: flows,
        effects: [
          { application: { type: 'form.change', field: 'username', change: { username: cleanUsername('Den iz') } } },
          { username: { type: 'name.change', username: 'Den iz' } },
        ],
      });
      const change = { locations: ['kas'], cityNames: { kas: 'Kaş' } };
      page.send({ type: 'city.choose', change });
      page.isIn('open.fresh', {
        calls: flows,
        effects: [
          { application: { type: 'form.change', field: 'locations', change } },
          { city: { type: 'search.close' } },
        ],
      });
      page.send({ type: 'xstate.snapshot.application', snapshot: typed });
      page.send({ type: 'username.type', username: 'den' }, { type: 'city.choose', change: {} });
      page.isIn('open.typed', {
        calls: flows,
        effects: [
          { loadLater: undefined },
          { username: { type: 'name.change', username: 'deniz' } },
          { application: { type: 'form.change', field: 'username', change: { username: 'den' } } },
          { username: { type: 'name.change', username: 'den' } },
          { application: { type: 'form.change', field: 'locations', change: {} } },
          { city: { type: 'search.close' } },
        ],
      });
    },
    'what another tab types goes to the form, and its name to the check, before and after something was typed here'(
      open,
    ) {
      const page = open({ draft: form, attemptSeed: 'seed', parameters });
      const seen = { username: 'ada', fullName: 'Ada' };
      const did = [
        { application: { type: 'draft.observe', form: seen } },
        { username: { type: 'name.change', username: 'ada' } },
      ];
      page.send({ type: 'draft.observe', form: seen });
      page.isIn('open.fresh', { calls: flows, effects: did });
      page.send({ type: 'xstate.snapshot.application', snapshot: typed }, { type: 'draft.observe', form: seen });
      page.isIn('open.typed', {
        calls: flows,
        effects: [{ loadLater: undefined }, { username: { type: 'name.change', username: 'deniz' } }, ...did],
      });
    },
    'whoever starts over finds nothing of what was there: no form, no name, no address and no picture'(open) {
      const page = open({ draft: form, attemptSeed: 'seed', parameters });
      const did = [
        { application: { type: 'draft.discard' } },
        { email: { type: 'proof.forget' } },
        { email: { type: 'email.change', email: '' } },
        { picture: { type: 'picture.remove' } },
        { city: { type: 'search.close' } },
        { username: { type: 'name.change', username: '' } },
      ];
      page.send({ type: 'draft.discard' });
      page.isIn('open.fresh', { calls: flows, context: { draft: null }, effects: did });
      page.send({ type: 'xstate.snapshot.application', snapshot: typed }, { type: 'draft.discard' });
      page.isIn('open.typed', {
        calls: flows,
        effects: [{ loadLater: undefined }, { username: { type: 'name.change', username: 'deniz' } }, ...did],
      });
      page.answer('application', applied);
      page.rejects({ type: 'draft.discard' });
    },
    'of a part that was gone on from the form hears which fields stand there; of any other, of none'(open) {
      const page = open({ draft: form, attemptSeed: 'seed', parameters });
      page.send({ type: 'xstate.snapshot.parts', snapshot: part(null) });
      page.send({ type: 'xstate.snapshot.parts', snapshot: part('review') });
      page.isIn('open.fresh', {
        calls: flows,
        effects: [
          { application: { type: 'part.leave', fields: [] } },
          { application: { type: 'part.leave', fields: ['termsAccepted'] } },
        ],
      });
      page.send({ type: 'xstate.snapshot.application', snapshot: typed });
      page.send({ type: 'xstate.snapshot.parts', snapshot: part('you') });
      page.isIn('open.typed', {
        calls: flows,
        effects: [
          { loadLater: undefined },
          { username: { type: 'name.change', username: 'deniz' } },
          { application: { type: 'part.leave', fields: ['fullName', 'username', 'email', 'phoneNumber'] } },
        ],
      });
      page.answer('application', applied);
      page.rejects({ type: 'xstate.snapshot.parts', snapshot: part('review') });
    },
    '[APPLY-20, VERIFY-07] an address is checked and kept; its proof is told to the name and to the application'(open) {
      const page = open({ draft: form, attemptSeed: 'seed', parameters });
      const closed = address('closed', null);
      page.send({ type: 'xstate.snapshot.email', snapshot: closed });
      page.isIn('open.fresh', {
        calls: flows,
        effects: [
          { keepVerification: closed },
          { emailCheck: { type: 'address.change', email } },
          { username: { type: 'email.settle', applicationId: null } },
          settled({ applicant: null }),
        ],
      });
      const verified = address('verified', email);
      page.send(
        { type: 'xstate.snapshot.application', snapshot: typed },
        { type: 'xstate.snapshot.email', snapshot: verified },
      );
      page.isIn('open.typed', {
        calls: flows,
        effects: [
          { loadLater: undefined },
          { username: { type: 'name.change', username: 'deniz' } },
          { keepVerification: verified },
          { emailCheck: { type: 'address.change', email } },
          { username: { type: 'email.settle', applicationId: 'application-1' } },
          settled({ applicant: { email, applicationId: 'application-1' } }),
        ],
      });
    },
    'a proof of which the server knows nothing is taken back, before anything else is kept'(open) {
      const page = open({ draft: form, attemptSeed: 'seed', parameters });
      const unproven = applicationMachine.resolveState({
        value: { editing: { refused: 'unproven' } },
        context: typed.context,
      });
      page.send({ type: 'xstate.snapshot.application', snapshot: typed });
      page.send({ type: 'xstate.snapshot.application', snapshot: unproven });
      page.isIn('open.typed', {
        calls: flows,
        effects: [
          { loadLater: undefined },
          { username: { type: 'name.change', username: 'deniz' } },
          { email: { type: 'proof.forget' } },
        ],
      });
    },
    '[APPLY-06, APPLY-16] a free name and a picture that is ready are told to the application, and that they are not'(
      open,
    ) {
      const page = open({ draft: form, attemptSeed: 'seed', parameters });
      page.send({ type: 'xstate.snapshot.username', snapshot: name('free') });
      page.send({ type: 'xstate.snapshot.picture', snapshot: picture('ready') });
      page.isIn('open.fresh', {
        calls: flows,
        effects: [
          settled({ freeName: 'deniz' }),
          { keepFiles: ['', 'picture-1'] },
          settled({ pictureId: 'picture-1' }),
        ],
      });
      page.send({ type: 'xstate.snapshot.application', snapshot: typed });
      page.send({ type: 'xstate.snapshot.username', snapshot: name('checking') });
      page.send({ type: 'xstate.snapshot.picture', snapshot: picture('cropping', 'file-2') });
      page.isIn('open.typed', {
        calls: flows,
        effects: [
          { loadLater: undefined },
          { username: { type: 'name.change', username: 'deniz' } },
          settled({ freeName: null }),
          { keepFiles: ['file-2', 'picture-1'] },
          settled({ pictureId: null }),
        ],
      });
    },
    '[APPLY-22] once it is sent, the answer is kept and the address forgotten, and nothing else any more'(open) {
      const page = open({ draft: form, attemptSeed: 'seed', parameters });
      page.answer('application', applied);
      const did = [{ keepApplied: applied }, { email: { type: 'email.change', email: '' } }];
      page.isIn('sent', { calls: sentFlows, effects: did });
      page.rejects({ type: 'draft.observe', form });
      page.rejects({ type: 'xstate.snapshot.application', snapshot: typed });
      page.rejects({ type: 'xstate.snapshot.email', snapshot: address('closed', null) });
    },
  },
});
