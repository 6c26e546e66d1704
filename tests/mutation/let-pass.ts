const atOnce = 'the chart reads the address and leaves this state at once';
const named = 'every transition into this state names its inner state';
const untyped = 'does not compile: other answers, and a context without details, have no such property';
const atOnceCalm = 'nothing is waiting, so that state is left at once for this one';
const atOnceLoading = 'the address names what to load, so that state is left at once for this one';
const eitherWay = 'the state is left at once either way, and its calls start again';

/** Where no profile is open no region of the directory calls anything. */
const regionsEnteredAgain = (event: string, regions: readonly string[]) =>
  Object.fromEntries(
    regions.map((region) => [
      `${event}: #0 to #directory.${region}`,
      'its regions are entered again, and start nothing',
    ]),
  );

const heardByPage = 'journeys run without a page; tests/paths/kept-blog-draft.test.ts hears the report in one';

const onlyShown = 'does not compile; the chart asks for the offset and limit alone';

/** Mistakes that no suite notices, each with the reason why it changes nothing. */
export const letPass: Record<string, Record<string, string>> = {
  session: {
    'signedIn: starts in confirmed': named,
    'signedIn: starts in lapsed': named,
    'session.actions.rememberName.session: session && { ...session, user: { ...session.user, name } } → { ...session, user: { ...session.user, name } }':
      'does not compile: a name is saved only while signed in, but the types do not know it',
  },
  'own-questions': {
    'mayMove.state: { value: question.state, context: {} } → ({ value: question.state })': 'the chart has no context',
    'mayMove: { ...request, type: "question.answer" } → ({ type: "question.answer" })':
      'the chart does not look at the answer, which is checked before',
  },
  'email-verification': {
    'emailVerificationMachine.context.deadline: 0 → 1': 'the first state resets the deadline on entry',
  },
  'back-office-list': {
    'pageIn: { offset: query.after ?? 0, limit: ledgerLimit, shown: page?.rows.leng → ({ offset: query.after ?? 0, limit: ledgerLimit, shown: page?.rows.len':
      onlyShown,
    'pageIn: { offset: query.after ?? 0, limit: ledgerLimit, shown: page?.rows.leng → ({ offset: query.after ?? 0, limit: ledgerLimit, total: page?.total ??':
      onlyShown,
  },
  'back-office': {
    'root: starts in waiting': atOnce,
    'applications.closed.always: #0 to #backOffice.waiting': atOnce,
    'applications.decision.undone: #0 to #backOffice.applications.closed': 'only this state does not handle it itself',
    'applications.decision.undone: #1 to #backOffice.applications.closed': 'only this state does not handle it itself',
    'ledger.address.change: #0 to #backOffice.arriving': eitherWay,
  },
  'application-review': {
    'decisionIn.isRejected: action?.kind === "application" && action.request.move === "reject" → action.request.move === "reject"':
      untyped,
    'mayDo: detail !== null && isPossible(detail, action) → isPossible(detail, action)': untyped,
  },
  'profile-editing': Object.fromEntries(
    ['picture.drawn', 'cover.uploading', 'cover.uploaded', 'cover.failed'].map((event) => [
      `${event}: #0 to #profileEditing.ready`,
      'its only state calls nothing when it is entered again',
    ]),
  ),
  'blog-editing': {
    'always: #2 lacks action 2': heardByPage,
    'always: #3 lacks action 1': heardByPage,
    ...Object.fromEntries(
      [
        'unsaved: unsavedDraft(context), language: settingsIn(context).setti',
        'type: "draft.changed", language: settingsIn(context).settings.langu',
        'type: "draft.changed", unsaved: unsavedDraft(context) })',
      ].map((rest) => [
        `reportDraft.params: { type: "draft.changed", unsaved: unsavedDraft(context), language: set → ({ ${rest}`,
        heardByPage,
      ]),
    ),
    'blogEditingMachine.context.editedAt: 0 → 1': 'the first step sets it, before anything is shown',
  },
  dashboard: {
    'ready.leaving.saving.always: #0 to #dashboard.ready.leaving.unsure':
      'nothing is unsaved, so that state is left at once for this one',
    'ready.leaving.left.page.leave: #0 lacks action 0': 'an owner who logs out is never in this state',
  },
  'cover-upload': { 'failed: starts in refused': named },
  'trip-editor': {
    'editor.actions.takeStep: step === null || step === "discardUnsaved" → step === "discardUnsaved"':
      'does not compile: null is no step',
  },
  'stay-form': {
    'isRepeat: source.kind === "request" && source.replaces !== null → source.replaces !== null': untyped,
    'editing.form.submit: #0 to #stayForm.editing.calm': 'the form of a group fills in nothing and is sent by its page',
  },
  'hotel-bookings': {
    'list.failed.call.retry: #0 to #hotelBookings.list.hidden': atOnceLoading,
    'list.ready.after.nextDue: #0 to #hotelBookings.list.hidden': atOnceLoading,
    'msUntilNextDue.waits: 0 → 1': 'the difference is a millisecond',
    'msUntilNextDue.waits: ms > 0 → (ms >= 0)': 'the difference is a millisecond',
    'list.watched.rows.wanted: #0 to #hotelBookings.list.hidden': atOnceLoading,
    'stay.failed.call.retry: #0 to #hotelBookings.stay.closed': atOnceLoading,
  },
  comparison: { 'address.change: #0 to #comparison.ready': 'only that state has an answer' },
  directory: {
    'profile.open.address.change: #0 to #directory.profile.closed': eitherWay,
    ...regionsEnteredAgain('search.page.appended', ['counts', 'filters', 'lists', 'look.written', 'profile.closed']),
  },
  discovery: { 'failed: starts in page': named },
  'option-counts': {
    'root: starts in deciding': atOnce,
    'questionIn: query === null || group === null → query === null':
      'no group has no options, and asks for nothing either way',
  },
  'filter-panel': {
    'dropdown.open.sheet.close: #0 to #filterPanel.sheet.shut':
      'both parts are entered anew, and both begin closed: that is where the event leads',
  },
  'trip-editing': {
    'restoring.always: #2 to #tripEditing.continuing': atOnceCalm,
    'continuing.always: #4 to #tripEditing.restoring': atOnceCalm,
    'merging.invoke.onDone: #0 to #tripEditing.restoring': atOnceCalm,
    'merging.invoke.onDone: #0 to #tripEditing.calm': atOnceCalm,
    'calm.trip.step: #0 to #tripEditing.continuing': 'the step is requested, so that state is left for it at once',
    'contextOf: unsaved && { draft: unsaved.draft, base: unsaved.base, unconfirmed: un → unsaved':
      'the version that it copies as well is read by nothing',
    'onRemote: remote !== null && loaded(remote) → loaded(remote)':
      'nothing is compared before the remote trip is there: only the types do not know',
  },
};
