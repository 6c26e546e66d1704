import { applicationPageMachine } from '#machines/application-page/application-page.machine.ts';
import type { StepName } from '#machines/rules/application-steps.ts';
import { actions, type Effect, followed } from '#tests/kit/controllable.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { applicant, applied, draft } from './application.flow.ts';
import {
  applicationSnapshot,
  emailSnapshot,
  partsSnapshot,
  pictureSnapshot,
  usernameSnapshot,
} from './application-page.flow.ts';

const parameters = [['part', 'work']] as const;
const { email, applicationId } = applicant;

const typed = {
  type: 'xstate.snapshot.application',
  snapshot: applicationSnapshot({ editing: 'calm' }),
} as const;
const emailShows = (value: 'closed' | 'verified') =>
  ({ type: 'xstate.snapshot.email', snapshot: emailSnapshot(value) }) as const;
const partsShow = (passed: StepName | null) =>
  ({ type: 'xstate.snapshot.parts', snapshot: partsSnapshot(passed) }) as const;
const usernameShows = (value: 'free' | 'checking') =>
  ({ type: 'xstate.snapshot.username', snapshot: usernameSnapshot(value) }) as const;
const pictureShows = (value: 'ready' | 'cropping', fileId: string) =>
  ({ type: 'xstate.snapshot.picture', snapshot: pictureSnapshot(value, fileId) }) as const;

const settles = (parts: object): Effect => ({ application: { type: 'parts.settle', parts } });
const changes = (field: string, change: object): Effect => ({ application: { type: 'form.change', field, change } });
const checksName = (username: string): Effect => ({ username: { type: 'name.change', username } });
const closesSearch: Effect = { city: { type: 'search.close' } };
const forgetsProof: Effect = { email: { type: 'proof.forget' } };
const clearsAddress: Effect = { email: { type: 'email.change', email: '' } };
const leavesFields = (...fields: string[]): Effect => ({ application: { type: 'part.leave', fields } });

const always = {
  email: followed({ attemptSeed: 'seed' }),
  emailCheck: undefined,
  username: followed(),
  picture: followed(),
  lists: undefined,
  parts: followed({ parameters }),
  city: { least: 2 },
  application: followed({ draft }),
};
const does = (...effects: Effect[]) => ({ calls: { ...always, watchDraft: undefined }, effects });

const start = (open: Open<typeof applicationPageMachine>): Run<typeof applicationPageMachine> =>
  open({ draft, attemptSeed: 'seed', parameters });

/** The page after the application has shown its draft. */
function startTyped(open: Open<typeof applicationPageMachine>): Run<typeof applicationPageMachine> {
  const page = start(open);
  page.send(typed);
  page.isIn('open.typed', does(...actions('loadLater'), checksName('deniz')));
  return page;
}

const freshAndTyped = (open: Open<typeof applicationPageMachine>) => [
  { page: start(open), state: 'open.fresh' },
  { page: startTyped(open), state: 'open.typed' },
];

export const journeys = journeysOf({
  machine: applicationPageMachine,
  file: 'application-page/application-page.machine.ts',
  journeys: {
    '[APPLY-16] checks the name of a draft once, then saves what is typed'(open) {
      start(open).isIn('open.fresh', does());
      const page = startTyped(open);
      page.send(typed);
      page.isIn('open.typed', does({ keepDraft: draft }));
    },
    '[APPLY-11, APPLY-16] passes a typed name to the form and its check, and a chosen city to the form'(open) {
      const change = { locations: ['kas'], cityNames: { kas: 'Kaş' } };
      for (const { page, state } of freshAndTyped(open)) {
        page.send({ type: 'username.type', username: 'Den İz' }, { type: 'city.choose', change });
        page.isIn(
          state,
          does(
            ...[changes('username', { username: 'den iz' }), checksName('Den İz')],
            ...[changes('locations', change), closesSearch],
          ),
        );
      }
    },
    'passes what is typed in another tab to the form, and its name to the check'(open) {
      const form = { username: 'ada', fullName: 'Ada' };
      for (const { page, state } of freshAndTyped(open)) {
        page.send({ type: 'draft.observe', form });
        page.isIn(state, does({ application: { type: 'draft.observe', form } }, checksName('ada')));
      }
    },
    'starts over without form, name, address and picture'(open) {
      const effects = [
        ...[{ application: { type: 'draft.discard' } }, forgetsProof, clearsAddress],
        ...[{ picture: { type: 'picture.remove' } }, closesSearch, checksName('')],
      ];
      for (const { page, state } of freshAndTyped(open)) {
        page.send({ type: 'draft.discard' });
        page.isIn(state, { ...does(...effects), context: { draft: null } });
      }
    },
    'tells the form which fields the user has left with a part'(open) {
      const page = start(open);
      page.send(partsShow(null), partsShow('review'));
      page.isIn('open.fresh', does(leavesFields(), leavesFields('termsAccepted')));
      const late = startTyped(open);
      late.send(partsShow('you'));
      late.isIn('open.typed', does(leavesFields('fullName', 'username', 'email', 'phoneNumber')));
    },
    '[APPLY-20, VERIFY-07] checks and saves an address, and passes its proof to the name and the application'(open) {
      const page = start(open);
      const { snapshot: closed } = emailShows('closed');
      page.send({ type: 'xstate.snapshot.email', snapshot: closed });
      page.isIn(
        'open.fresh',
        does(
          ...[{ keepVerification: closed }, { emailCheck: { type: 'address.change', email } }],
          ...[{ username: { type: 'email.settle', applicationId: null } }, settles({ applicant: null })],
        ),
      );
      const late = startTyped(open);
      const { snapshot: verified } = emailShows('verified');
      late.send({ type: 'xstate.snapshot.email', snapshot: verified });
      late.isIn(
        'open.typed',
        does(
          ...[{ keepVerification: verified }, { emailCheck: { type: 'address.change', email } }],
          ...[{ username: { type: 'email.settle', applicationId } }, settles({ applicant })],
        ),
      );
    },
    'forgets a proof that the server does not accept, and saves nothing then'(open) {
      const page = startTyped(open);
      const snapshot = applicationSnapshot({ editing: { refused: 'unproven' } });
      page.send({ type: 'xstate.snapshot.application', snapshot });
      page.isIn('open.typed', does(forgetsProof));
    },
    '[APPLY-06, APPLY-16] tells the application whether the name is free and the picture is ready'(open) {
      const page = start(open);
      page.send(usernameShows('free'), pictureShows('ready', ''));
      page.isIn('open.fresh', does(settles({ freeName: 'deniz' }), settles({ pictureId: 'picture-1' })));
      const late = startTyped(open);
      late.send(usernameShows('checking'), pictureShows('cropping', 'file-2'));
      late.isIn('open.typed', does(settles({ freeName: null }), settles({ pictureId: null })));
    },
    '[APPLY-22] keeps the answer and clears the address once the application is sent'(open) {
      const page = start(open);
      page.answer('application', applied);
      page.isIn('sent', { calls: always, effects: [{ keepApplied: applied }, clearsAddress] });
      page.rejects({ type: 'draft.observe', form: draft }, { type: 'draft.discard' });
      page.rejects(typed, emailShows('closed'), partsShow('review'));
    },
  },
});
