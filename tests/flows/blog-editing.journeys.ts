import type { BlogChoices, OwnProfile } from '#contract/blog.ts';
import { blogEditingMachine } from '#machines/blog-editing/blog-editing.machine.ts';
import type { EditingReport } from '#machines/blog-editing/blog-editing.setup.ts';
import type { Context, UnsavedDraft } from '#machines/blog-editing/draft.ts';
import type { BlogEdit } from '#machines/rules/blog-edit.ts';
import { pathOf } from '#machines/rules/blog-setting.ts';
import { emptyHistory } from '#machines/rules/edit-history.ts';
import { editorConfig } from '#machines/rules/editor-config.ts';
import type { ConfigConflict } from '#machines/rules/merge-configs.ts';
import type { Effect } from '#tests/kit/controllable.ts';
import { type Expected, journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { makeOwnProfile } from '#tests/kit/make-blog.ts';
import { blog, conflict, facts, profile, stored } from './blog-editing.flow.ts';

type Machine = typeof blogEditingMachine;

const input = { facts, blog, stored, unsaved: null };
const ofProfile = { ...stored, config: { profile } };
const withProfile = { ...input, stored: ofProfile };
const { socialMediaAccounts: accounts } = profile;
const turkish = { language: 'tr' } as const;
const folder = `demo-cover/${'0'.repeat(30)}`;

const perRow = (count: number) => ({ type: 'page.tripsPerRow', count }) as const;
const inRows = (tripsPerRow: number) => ({ tripSettings: { tripsPerRow } });
const background = (colour: string) => ({ type: 'page.background', colour }) as const;
const pick = (colour: string) => ({ type: 'colour.pick', edit: background(colour) }) as const;
const on = (backgroundColor: string) => ({ pageStyle: { backgroundColor } });
const ground = { kind: 'page', name: 'backgroundColor' } as const;
const titleOfSea = { kind: 'tripText', trip: 'sea', text: 'title', name: 'color' } as const;
const typedFields = [
  [ground, '#f8fafc', 'general', null],
  [{ kind: 'page', name: 'pictureBorderColor' }, '#ffffff', 'profile', null],
  [{ kind: 'pageText', text: 'fullName', name: 'color' }, '#1f2937', 'profile', null],
  [titleOfSea, '#1f2937', 'trips', 'sea'],
] as const;
const typed = (text: string) => ({ type: 'colour.type', setting: ground, text }) as const;
const shows = (field: { text: string; colour: string }) => ({
  'pageStyle.backgroundColor': { setting: ground, isLeft: false, ...field },
});
const chooseFont = { type: 'page.font', font: 'Georgia' } as const;
const inFont = (fontFamily: 'Georgia' | 'Roboto') => ({ pageStyle: { fontFamily } });
const hideLanguages = { type: 'section.show', section: 'languages', isShown: false } as const;
const moveTo = (to: number) => ({ type: 'section.move', section: 'languages', to }) as const;
const order = { locations: 2, languages: 1, expertises: 3, services: 4, serviceOffers: 5, contact: 6 };
const finished = { type: 'save.finished' } as const;
const undo = { type: 'edit.undo' } as const;
const redo = { type: 'edit.redo' } as const;
const save = { type: 'draft.save' } as const;
const endStep = { type: 'step.end' } as const;
const [keepLocal, takeRemote, dismiss] = [
  { type: 'conflict.resolve', paths: [] as string[] } as const,
  { type: 'conflict.resolve', paths: [conflict.path] } as const,
  { type: 'conflict.dismiss' } as const,
];

const versionOf = (config: BlogChoices, version = 7) => ({ config, version, updatedAt: version });
const remote = versionOf({ ...inRows(4), ...turkish }, 6);

const started = (...unconfirmed: BlogChoices[]) => ({ type: 'save.started', isOrderOnly: false, unconfirmed }) as const;
const orderStarted = (...unconfirmed: BlogChoices[]) =>
  ({ type: 'save.started', isOrderOnly: true, unconfirmed }) as const;
const failed = (...unconfirmed: BlogChoices[]) => ({ type: 'save.failed', unconfirmed }) as const;
/** A version of the server that replaces what this tab knew or has sent. */
const rebased = (config: BlogChoices, base: typeof stored, unconfirmed: BlogChoices[] = []) =>
  ({ type: 'base.changed', base, replaced: { config, unconfirmed } }) as const;
const conflicted = (
  conflicts: readonly ConfigConflict[] = [conflict],
  version = remote,
  unconfirmed: BlogChoices[] = [],
) => ({ type: 'save.conflicted', conflict: { remote: version, conflicts }, unconfirmed }) as const;

const reports = (...types: EditingReport['type'][]): Effect[] => types.map((type) => ({ report: { type } }));
const baseChanged = reports('base.changed');
const tripUpdated = reports('trip.updated');
const saves = (config: BlogChoices | null, conflicts: readonly object[] = []) => [
  { saving: { type: 'config.save', config, conflicts } },
];
const savesOrder = (displayOrder: object) => [{ saving: { type: 'order.save', order: displayOrder } }];
const resolves = (config: BlogChoices, conflicts: readonly object[] = []) => [
  { saving: { type: 'conflict.resolve', config, conflicts } },
];

const queue = (base = stored, unconfirmed: readonly BlogChoices[] = []) => ({
  saving: { facts, blog, base, unconfirmed },
});
const isIn = (
  page: Run<Machine>,
  draft: 'idle' | 'pickingColour' | 'confirmed' | 'uploaded',
  { saving = 'idle', ...expected }: Expected<Context> & { saving?: 'idle' | 'saving' | 'conflicting' } = {},
) => page.isIn(`draft.${draft} + saving.${saving}`, { ...expected, calls: { ...queue(), ...expected.calls } });

/** A page whose draft conflicts with another tab, while the last edit is confirmed and after that. */
const inConflict = (open: Open<Machine>, pause: number): Run<Machine> => {
  const page = open(input);
  page.send(perRow(3), background('#111111'), conflicted());
  page.wait(pause);
  return page;
};
const moments = [
  [0, 'confirmed'],
  [2_000, 'idle'],
] as const;

const hidden = { isShown: false } as const;
const platforms = (items: Record<string, boolean>) => ({ socialMediaVisibility: { items } });
const ofSea = (sea: object) => ({ vayaDisplaySettings: { sea } });
/** Each edit, and what it makes of an empty draft. */
const edits: readonly [edit: BlogEdit, draft: BlogChoices][] = [
  [hideLanguages, { showLanguages: false }],
  [
    { type: 'item.show', section: 'locations', item: 'kas', ...hidden },
    { locationsVisibility: { items: { kas: false } }, showLocations: false },
  ],
  [moveTo(1), { displayOrder: order }],
  [{ type: 'contact.show', way: 'phone', ...hidden }, { showPhoneNumber: false }],
  [
    { type: 'social.show', ...hidden },
    { showSocialMedia: false, ...platforms({ instagram: false, youtube: false, tiktok: false }) },
  ],
  [{ type: 'platform.show', platform: 'tiktok', ...hidden }, platforms({ tiktok: false })],
  [{ type: 'trip.show', trip: 'sea', ...hidden }, { tripSettings: { visibleTrips: ['hills'], hideAllTrips: false } }],
  [{ type: 'trip.highlight', trip: 'sea', isHighlighted: true }, { tripSettings: { highlightedTrips: ['sea'] } }],
  [{ type: 'trip.element', trip: 'sea', element: 'showPeriod', ...hidden }, ofSea({ showPeriod: false })],
  [
    { type: 'trip.item', trip: 'sea', item: 'item-0', ...hidden },
    ofSea({ itineraryItemsVisibility: { 'item-0': false } }),
  ],
  [
    { type: 'trip.text', trip: 'sea', text: 'title', change: { bold: true } },
    ofSea({ textStyles: { title: { bold: true } } }),
  ],
  [{ type: 'page.font', font: 'Georgia' }, { pageStyle: { fontFamily: 'Georgia' } }],
  [perRow(3), inRows(3)],
  [{ type: 'page.language', language: 'tr' }, { language: 'tr' }],
  [{ type: 'page.sharing', title: 'By sea' }, { sharing: { title: 'By sea' } }],
  [
    { type: 'page.text', text: 'fullName', change: { italic: true } },
    { pageStyle: { textStyles: { fullName: { italic: true } } } },
  ],
  [{ type: 'cover.style', opacity: 0.5 }, { pageStyle: { coverImageStyle: { opacity: 0.5 } } }],
  [{ type: 'picture.style', shape: 'square' }, { pageStyle: { profilePictureStyle: { shape: 'square' } } }],
  [background('#fef3c7'), on('#fef3c7')],
  [{ type: 'cover.set', folder }, { pageStyle: { coverImageUrl: folder } }],
];

/** A colour of another text, which is still being picked when the edit comes. */
const pickAboutMe = {
  type: 'colour.pick',
  edit: { type: 'page.text', text: 'aboutMe', change: { color: '#222222' } },
} as const;
const pickTitle = {
  type: 'colour.pick',
  edit: { type: 'trip.text', trip: 'sea', text: 'title', change: { color: '#e11d48' } },
} as const;
const aboutMe = { aboutMe: { color: '#222222' } };
const withAboutMe = ({ pageStyle: { textStyles, ...style } = {}, ...rest }: BlogChoices): BlogChoices => ({
  ...rest,
  pageStyle: { ...style, textStyles: { ...textStyles, ...aboutMe } },
});

function effectsOf({ type }: BlogEdit, { displayOrder = {} }: BlogChoices): Effect[] {
  if (type === 'section.move') return savesOrder(displayOrder);
  return type.startsWith('trip.') && type !== 'trip.show' ? tripUpdated : [];
}

/** A trip's edit is announced by a toast, and a move by the save that follows it. */
function stateAfter(edit: BlogEdit) {
  if (edit.type === 'cover.set') return edit.folder === null ? 'confirmed' : 'uploaded';
  return effectsOf(edit, {}).length > 0 ? 'idle' : 'confirmed';
}

/** Takes a part of a journey at a given time. */
function atTime<Result>(time: number, take: () => Result): Result {
  const { now } = Date;
  Date.now = () => time;
  try {
    return take();
  } finally {
    Date.now = now;
  }
}

export const journeys = journeysOf({
  machine: blogEditingMachine,
  file: 'blog-editing/blog-editing.machine.ts',
  listens: ['watchShortcuts'],
  journeys: {
    '[DASH-22, DASH-23, EDIT-06, EDIT-07, EDIT-08] puts an edit into the draft at once and confirms it for two seconds'(
      open,
    ) {
      const page = open(input);
      isIn(page, 'idle', {
        context: {
          base: stored,
          draft: {},
          history: emptyHistory,
          conflictPaths: [],
          unconfirmed: [],
          conflict: null,
          pendingColour: null,
          isColourCommitted: false,
          droppedSteps: 0,
          expandedSections: [],
          sectionToReveal: null,
          movedSection: null,
          previewTarget: null,
          openTrip: null,
          pendingSave: null,
          runningSave: null,
          savedName: null,
          typedColours: {},
        },
      });
      const reported = {
        base: stored,
        draft: {},
        history: emptyHistory,
        conflictPaths: [],
        unconfirmed: [],
        pendingColour: null,
        isColourCommitted: false,
        typedColours: {},
      };
      isIn(page, 'idle', { context: { reported } });
      page.rejects(undo, redo, keepLocal, takeRemote, dismiss);
      page.send(perRow(3));
      const history = { ...emptyHistory, past: [{}] };
      isIn(page, 'confirmed', { context: { reported: { ...reported, draft: inRows(3), history } } });
      page.wait(1_000);
      page.send(chooseFont);
      page.wait(1_999);
      isIn(page, 'confirmed', { context: { draft: { ...inRows(3), ...inFont('Georgia') } } });
      page.wait(1);
      isIn(page, 'idle');
      const picking = open(input);
      picking.send(pick('#111111'));
      isIn(picking, 'pickingColour', { context: { reported: { ...reported, pendingColour: background('#111111') } } });
    },
    'knows when the draft was changed last: a look at a section or a save is no change'(open) {
      const page = atTime(1_000, () => open(input));
      isIn(page, 'idle', { context: { editedAt: 1_000 } });
      atTime(2_000, () => page.send(perRow(3)));
      isIn(page, 'confirmed', { context: { editedAt: 2_000 } });
      atTime(3_000, () => page.send({ type: 'section.expand', section: 'languages' }, started(inRows(3))));
      isIn(page, 'confirmed', { saving: 'saving', context: { editedAt: 2_000 } });
    },
    '[BEYOND-109] gives all trips the text styles of one, as one step of undo'(open) {
      const page = open(input);
      page.rejects({ type: 'trip.styleOthers', trip: 'sea' });
      const styles = { textStyles: { title: { bold: true } } };
      page.send({ type: 'trip.text', trip: 'sea', text: 'title', change: { bold: true } });
      page.send({ type: 'trip.styleOthers', trip: 'sea' });
      page.rejects({ type: 'trip.styleOthers', trip: 'sea' }, { type: 'trip.styleOthers', trip: 'hills' });
      const draft = { vayaDisplaySettings: { sea: styles, hills: styles } };
      isIn(page, 'idle', {
        effects: [...tripUpdated, ...tripUpdated],
        context: { draft, previewTarget: { kind: 'trips' } },
      });
      page.send(undo);
      isIn(page, 'confirmed', { context: { draft: ofSea(styles) } });
      const picking = open(input);
      picking.send(pickTitle, { type: 'trip.styleOthers', trip: 'sea' });
      const picked = { textStyles: { title: { color: '#e11d48' } } };
      const all = { vayaDisplaySettings: { sea: picked, hills: picked } };
      isIn(picking, 'idle', {
        effects: [...tripUpdated, ...tripUpdated],
        context: { draft: all, pendingColour: null },
      });
      const beingSaved = open(input);
      beingSaved.send(
        { type: 'trip.text', trip: 'sea', text: 'title', change: { bold: true } },
        started(ofSea(styles)),
        { type: 'trip.styleOthers', trip: 'sea' },
      );
      isIn(beingSaved, 'idle', {
        saving: 'saving',
        effects: [...tripUpdated, ...tripUpdated],
        context: { draft, previewTarget: { kind: 'trips' } },
      });
    },
    '[DASH-24] saves the whole draft, with the colour that is being picked'(open) {
      const page = open(input);
      page.send(perRow(3), pick('#111111'), save);
      const draft = { ...inRows(3), ...on('#111111') };
      isIn(page, 'idle', { effects: saves(draft), context: { draft, pendingColour: null } });
    },
    'saves the colour that is being picked also once an earlier save has ended'(open) {
      for (const [events, effects] of [
        [[finished], reports('save.finished')],
        [[failed()], reports('save.failed')],
        [
          [conflicted(), dismiss],
          [...reports('save.conflicted'), { saving: dismiss }],
        ],
      ] as const) {
        const page = open(input);
        page.send(perRow(3), save, started(inRows(3)), ...events, pick('#111111'), save);
        const draft = { ...inRows(3), ...on('#111111') };
        isIn(page, 'idle', { effects: [...saves(inRows(3)), ...effects, ...saves(draft)], context: { draft } });
      }
    },
    'saves the answer whether the contacts are public, also where it is what was shown'(open) {
      for (const areShown of [true, false]) {
        const answered = { showEmail: areShown, showPhoneNumber: areShown };
        const page = open(input);
        page.send(pick('#111111'), { type: 'contacts.decide', areShown });
        const draft = { ...on('#111111'), ...answered };
        isIn(page, 'idle', { effects: saves(draft), context: { draft, pendingColour: null, droppedSteps: 0 } });
        page.send(started(draft), undo);
        isIn(page, 'confirmed', { saving: 'saving', context: { draft: on('#111111'), unconfirmed: [draft] } });
      }
    },
    'saves the answer about the contacts after the current save'(open) {
      const page = open(input);
      page.send(perRow(3), save, started(inRows(3)), pick('#111111'));
      page.send({ type: 'contacts.decide', areShown: false });
      const pendingSave = { ...inRows(3), ...on('#111111'), showEmail: false, showPhoneNumber: false };
      isIn(page, 'idle', {
        saving: 'saving',
        effects: saves(inRows(3)),
        context: { pendingSave, draft: pendingSave, pendingColour: null },
      });
    },
    '[DASH-24] saves again after the current save, with the draft as it was when Save was pressed'(open) {
      const page = open(input);
      page.send(perRow(3), save, orderStarted(inRows(3)));
      page.send(pick('#111111'), save, perRow(4));
      page.rejects(save);
      const pendingSave = { ...inRows(3), ...on('#111111') };
      isIn(page, 'confirmed', { saving: 'saving', effects: saves(inRows(3)), context: { pendingSave } });
      const base = versionOf(inRows(3));
      page.send({ type: 'config.saved' }, rebased(inRows(3), base), finished);
      isIn(page, 'confirmed', {
        effects: [...reports('config.saved', 'base.changed'), ...saves(pendingSave)],
        context: {
          pendingSave: null,
          unconfirmed: [],
          droppedSteps: 0,
          base,
          draft: { ...pendingSave, ...inRows(4) },
        },
      });
      page.send(started(pendingSave));
      const next = versionOf(pendingSave, 8);
      page.send({ type: 'config.saved' }, rebased(pendingSave, next), finished);
      isIn(page, 'confirmed', {
        effects: reports('config.saved', 'base.changed', 'save.finished'),
        context: { base: next, draft: { ...pendingSave, ...inRows(4) } },
      });
    },
    'counts dropped steps from zero when a pending save is sent'(open) {
      const page = open(input);
      page.send({ type: 'page.language', language: 'tr' }, save, orderStarted(turkish), chooseFont, save);
      page.send(rebased({}, versionOf(turkish, 6)));
      isIn(page, 'idle', {
        saving: 'saving',
        effects: [...saves(turkish), ...baseChanged],
        context: { droppedSteps: 1 },
      });
      page.send(finished);
      isIn(page, 'idle', {
        effects: saves({ ...turkish, ...inFont('Georgia') }),
        context: { droppedSteps: 0, pendingSave: null },
      });
    },
    'drops a pending save that is saved already'(open) {
      const page = open(input);
      page.send(perRow(3), save, orderStarted(inRows(3)), save);
      page.send(rebased(inRows(3), versionOf(inRows(3))), finished);
      isIn(page, 'idle', {
        effects: [...saves(inRows(3)), ...reports('base.changed', 'save.finished')],
        context: { pendingSave: null, unconfirmed: [] },
      });
    },
    'drops a pending save after a failed one, and reports the failure'(open) {
      const page = open(input);
      page.send(perRow(3), save, orderStarted(inRows(3)), perRow(1), save, failed(inRows(1)));
      isIn(page, 'idle', {
        effects: [...saves(inRows(3)), ...reports('save.failed')],
        context: { pendingSave: null, unconfirmed: [inRows(1)] },
      });
    },
    'drops a pending save that would overwrite another tab'(open) {
      const page = open(input);
      page.send(perRow(3), save, orderStarted(inRows(3)), perRow(1), save, rebased({}, remote));
      isIn(page, 'idle', {
        saving: 'saving',
        effects: [...saves(inRows(3)), ...baseChanged],
        context: { pendingSave: null },
      });
      page.send(finished);
      isIn(page, 'idle', { effects: reports('save.finished'), context: { pendingSave: null } });
      const other = open(input);
      other.send(perRow(3), save, orderStarted(inRows(3)), perRow(1), save, conflicted());
      isIn(other, 'idle', {
        saving: 'conflicting',
        effects: [...saves(inRows(3)), ...reports('save.conflicted')],
        context: { pendingSave: null, conflict: { remote, conflicts: [conflict] } },
      });
    },
    'forgets what was sent once the server rejects it as outdated, and reports a merge'(open) {
      const page = open(input);
      page.send(started(inRows(3)), { type: 'save.outdated', unconfirmed: [] }, { type: 'config.merged' });
      isIn(page, 'idle', { saving: 'saving', effects: reports('config.merged'), context: { unconfirmed: [] } });
    },
    'rebases a pending save on what another tab has saved, with the newest order and without what was undone'(open) {
      const page = open(input);
      page.send(perRow(3), save, orderStarted(inRows(3)), undo);
      page.send(moveTo(2), background('#111111'), save, moveTo(1), rebased({}, versionOf(turkish, 6)));
      const merged = { ...inRows(3), ...turkish };
      page.send(started(merged), rebased(merged, versionOf(merged)), finished);
      isIn(page, 'idle', {
        effects: [
          ...saves(inRows(3)),
          ...savesOrder({ ...order, locations: 1, languages: 2 }),
          ...savesOrder(order),
          ...baseChanged,
          ...baseChanged,
          ...saves({ ...on('#111111'), ...turkish, displayOrder: order }),
        ],
        context: { pendingSave: null },
      });
    },
    'asks about earlier conflicts when a pending save is sent'(open) {
      const page = open(input);
      page.send(perRow(3), orderStarted(), rebased({}, remote), save, perRow(1), finished);
      const config = { ...remote.config, ...inRows(3) };
      isIn(page, 'confirmed', {
        effects: [...baseChanged, ...saves(config, [conflict])],
        context: { pendingSave: null, draft: { ...config, ...inRows(1) } },
      });
    },
    '[CONFIG-33, DASH-25] edits the defaults where the config could not be read, and saves nothing over it'(open) {
      const page = open({ ...input, stored: null });
      const base = { config: editorConfig(facts), version: -1, updatedAt: null, published: {} };
      const calls = queue(base);
      isIn(page, 'idle', { calls, context: { base, draft: base.config, history: emptyHistory } });
      page.send(moveTo(1), save);
      isIn(page, 'idle', {
        calls,
        effects: saves(null),
        context: { pendingSave: null, movedSection: 'languages', draft: { ...base.config, displayOrder: order } },
      });
    },
    'keeps what was edited before the config could be read on top of it, without a question'(open) {
      const unread = { config: editorConfig(facts), version: -1, updatedAt: null, published: {} };
      const page = open({ ...input, stored: null });
      page.send(perRow(3), { type: 'config.loaded', stored: remote });
      isIn(page, 'confirmed', {
        calls: queue(unread),
        effects: [{ saving: { type: 'config.loaded', stored: remote } }],
      });
      page.send(rebased(unread.config, remote), save);
      isIn(page, 'idle', {
        calls: queue(unread),
        effects: [...baseChanged, ...saves({ ...inRows(3), ...turkish })],
        context: { base: remote, draft: { ...inRows(3), ...turkish }, conflictPaths: [] },
      });
      page.send(undo);
      isIn(page, 'confirmed', { calls: queue(unread), context: { draft: remote.config } });
    },
    '[TRIPS-25] puts each edit into the draft after a pending colour, announces those of trips, and undoes it alone'(
      open,
    ) {
      for (const [edit, draft] of edits) {
        const page = open(input);
        page.send(edit);
        isIn(page, stateAfter(edit), { context: { draft }, effects: effectsOf(edit, draft) });
        page.send(undo, pickAboutMe, edit);
        const both = withAboutMe(draft);
        isIn(page, stateAfter(edit), { context: { draft: both, pendingColour: null }, effects: effectsOf(edit, both) });
        page.send(undo);
        isIn(page, 'confirmed', { context: { draft: { pageStyle: { textStyles: aboutMe } } } });
      }
    },
    'gives every text that cannot be read on the background a colour that can, as one edit'(open) {
      const page = open(input);
      page.send(background('#17212b'), pickAboutMe, { type: 'page.readable' });
      const dark = { backgroundColor: '#17212b' };
      isIn(page, 'confirmed', {
        context: {
          draft: { pageStyle: { ...dark, textStyles: { aboutMe: { color: '#878787' } } } },
          pendingColour: null,
          previewTarget: null,
        },
      });
      page.send(undo);
      isIn(page, 'confirmed', {
        context: { draft: { pageStyle: { ...dark, textStyles: { aboutMe: { color: '#222222' } } } } },
      });
    },
    'undoes and repeats every edit, the last one first'(open) {
      const page = open(input);
      page.send(perRow(3), perRow(4), undo, undo);
      isIn(page, 'confirmed', { context: { draft: {} } });
      page.rejects(undo);
      page.send(redo, redo);
      isIn(page, 'confirmed', { context: { draft: inRows(4) } });
      page.send(undo, perRow(1));
      page.rejects(redo);
    },
    'undoes all changes of one drag together'(open) {
      const page = open(input);
      const fade = (opacity: number) => ({ type: 'cover.style', opacity }) as const;
      page.send(endStep);
      isIn(page, 'idle');
      page.send(fade(0.9), fade(0.8), endStep);
      isIn(page, 'confirmed');
      page.send(fade(0.7), undo);
      isIn(page, 'confirmed', { context: { draft: { pageStyle: { coverImageStyle: { opacity: 0.8 } } } } });
      page.send(undo);
      isIn(page, 'confirmed', { context: { draft: {} } });
    },
    '[EDIT-17] puts a colour into the draft 300 ms after the last one, as one edit'(open) {
      const page = open(input);
      page.send(pick('#111111'));
      page.wait(299);
      isIn(page, 'pickingColour', { context: { pendingColour: background('#111111'), draft: {} } });
      page.send(pick('#222222'));
      page.wait(299);
      isIn(page, 'pickingColour', { context: { pendingColour: background('#222222'), draft: {} } });
      page.wait(1);
      isIn(page, 'confirmed', { context: { draft: on('#222222'), pendingColour: null } });
      page.send(pick('#333333'));
      page.wait(300);
      isIn(page, 'confirmed', { context: { draft: on('#333333') } });
      page.send(undo);
      isIn(page, 'confirmed', { context: { draft: {} } });
      page.rejects(undo);
    },
    'ends a colour when the drag ends, when another edit starts, and when it is undone'(open) {
      const page = open(input);
      page.send(pick('#111111'), endStep, pick('#222222'));
      isIn(page, 'pickingColour', {
        context: { pendingColour: background('#222222'), draft: on('#111111'), isColourCommitted: false },
      });
      page.send(endStep, undo);
      isIn(page, 'idle', { context: { draft: on('#111111'), pendingColour: null, isColourCommitted: false } });
      page.send(pick('#444444'), pickAboutMe);
      isIn(page, 'pickingColour', { context: { pendingColour: pickAboutMe.edit, draft: on('#444444') } });
      page.send(undo, undo, pick('#555555'), redo);
      isIn(page, 'confirmed', { context: { pendingColour: null } });
    },
    'counts the steps that cannot be undone any more, until the next save'(open) {
      const page = open(input);
      page.send(perRow(4), chooseFont);
      const adopted = { ...remote.config, ...inFont('Georgia') };
      page.send(rebased(stored.config, versionOf(adopted, 6)));
      isIn(page, 'confirmed', { effects: baseChanged, context: { droppedSteps: 2, draft: adopted } });
      page.send(perRow(1), rebased(adopted, versionOf({ ...adopted, ...inRows(1) })));
      isIn(page, 'confirmed', { effects: baseChanged, context: { droppedSteps: 3 } });
      page.send(save);
      isIn(page, 'idle', { context: { droppedSteps: 0 }, effects: saves({ ...adopted, ...inRows(1) }) });
      page.send(perRow(2), rebased({ ...adopted, ...inRows(1) }, versionOf({ ...adopted, ...inRows(2) }, 8)));
      page.send(moveTo(1));
      isIn(page, 'idle', { context: { droppedSteps: 0 }, effects: [...baseChanged, ...savesOrder(order)] });
    },
    'counts no steps that cannot be undone any more once the contacts are decided on'(open) {
      const page = open(input);
      page.send(perRow(4), rebased(stored.config, versionOf(inRows(4))));
      isIn(page, 'confirmed', { effects: baseChanged, context: { droppedSteps: 1 } });
      page.send({ type: 'contacts.decide', areShown: false });
      const answered = { ...inRows(4), showEmail: false, showPhoneNumber: false };
      isIn(page, 'idle', { context: { droppedSteps: 0 }, effects: saves(answered) });
    },
    '[SECT-05, SECT-06, SECT-07] lists the items of a section that is turned on, and folds one that is turned off'(
      open,
    ) {
      const page = open(input);
      const expand = (section: 'languages' | 'locations') => ({ type: 'section.expand', section }) as const;
      page.send(expand('languages'));
      isIn(page, 'idle', { context: { expandedSections: ['languages'] } });
      page.send(expand('languages'), expand('locations'), expand('languages'), hideLanguages);
      page.rejects(expand('languages'));
      isIn(page, 'confirmed', { context: { expandedSections: ['locations'], draft: { showLanguages: false } } });
      page.send({ ...hideLanguages, isShown: true });
      isIn(page, 'confirmed', {
        context: { expandedSections: ['locations', 'languages'], draft: { showLanguages: true } },
      });
      page.send({ type: 'item.show', section: 'languages', item: 'tr', isShown: false });
      page.rejects(expand('languages'));
      isIn(page, 'confirmed', { context: { expandedSections: ['locations', 'languages'] } });
    },
    'asks what of a section to show, and shows all of it or keeps it off'(open) {
      const page = open({ ...input, stored: { ...stored, config: { showEmail: false, showPhoneNumber: false } } });
      const calls = queue({ ...stored, config: { showEmail: false, showPhoneNumber: false } });
      const ask = { type: 'section.show', section: 'contact', isShown: true } as const;
      const reveal = { type: 'section.reveal', section: 'contact' } as const;
      page.rejects(reveal);
      const busy = open({ ...input, stored: { ...stored, config: { showEmail: false, showPhoneNumber: false } } });
      busy.send(perRow(3), started(), ask);
      isIn(busy, 'confirmed', { saving: 'saving', calls, context: { sectionToReveal: 'contact' } });
      page.send({ type: 'section.expand', section: 'languages' }, ask, ask);
      isIn(page, 'idle', {
        calls,
        context: { sectionToReveal: 'contact', expandedSections: ['languages', 'contact'] },
      });
      page.send({ type: 'section.dismissReveal' });
      isIn(page, 'idle', { calls, context: { sectionToReveal: null } });
      page.rejects(reveal);
      page.send(pick('#111111'), ask, reveal);
      page.rejects(reveal);
      isIn(page, 'confirmed', {
        calls,
        context: {
          sectionToReveal: null,
          draft: { ...on('#111111'), showEmail: true, showPhoneNumber: true },
          expandedSections: ['languages', 'contact'],
        },
      });
      page.send({ type: 'section.expand', section: 'languages' }, { type: 'section.dismissReveal' });
      isIn(page, 'confirmed', { calls, context: { sectionToReveal: null, expandedSections: ['contact'] } });
    },
    'tells which part of the page was edited last, for the preview to follow'(open) {
      const page = open(input);
      page.send(hideLanguages);
      isIn(page, 'confirmed', { context: { previewTarget: { kind: 'section', section: 'languages' } } });
      page.send({ type: 'trip.configure', trip: 'sea' });
      isIn(page, 'confirmed', { context: { previewTarget: { kind: 'trip', trip: 'sea' } } });
      page.send(pickAboutMe);
      isIn(page, 'pickingColour', { context: { previewTarget: { kind: 'head' } } });
      page.send(perRow(3));
      isIn(page, 'confirmed', { context: { previewTarget: { kind: 'trips' } } });
    },
    'points the preview to what is opened or has the focus, and opens what is chosen in it'(open) {
      const page = open(input);
      const [languages, contact] = [
        { kind: 'section', section: 'languages' } as const,
        { kind: 'section', section: 'contact' } as const,
      ];
      page.send(perRow(3), started(), { type: 'section.expand', section: 'languages' });
      isIn(page, 'confirmed', {
        saving: 'saving',
        context: { previewTarget: languages, expandedSections: ['languages'] },
      });
      page.send({ type: 'part.focus', target: { kind: 'head' } });
      isIn(page, 'confirmed', { saving: 'saving', context: { previewTarget: { kind: 'head' } } });
      for (const target of [contact, languages, contact]) page.send({ type: 'part.open', target });
      isIn(page, 'confirmed', {
        saving: 'saving',
        context: { previewTarget: contact, expandedSections: ['languages', 'contact'], openTrip: null },
      });
      page.send({ type: 'part.open', target: { kind: 'trip', trip: 'sea' } });
      page.send({ type: 'part.open', target: { kind: 'head' } });
      isIn(page, 'confirmed', {
        saving: 'saving',
        context: { previewTarget: { kind: 'head' }, expandedSections: ['languages', 'contact'], openTrip: 'sea' },
      });
    },
    '[SECT-04] saves the order of a moved section at once, and nothing else'(open) {
      const page = open(input);
      page.send(perRow(3), moveTo(1));
      isIn(page, 'idle', {
        effects: savesOrder(order),
        context: { draft: { ...inRows(3), displayOrder: order }, movedSection: 'languages', pendingSave: null },
      });
    },
    '[TRIPS-04, TRIPS-05, TRIPS-06, TRIPS-08] opens the settings of one visible trip at a time'(open) {
      const page = open(input);
      const configure = (trip: string) => ({ type: 'trip.configure', trip }) as const;
      const show = (trip: string, isShown: boolean) => ({ type: 'trip.show', trip, isShown }) as const;
      page.send(configure('sea'));
      isIn(page, 'idle', { context: { openTrip: 'sea' } });
      page.send(configure('hills'), show('sea', false));
      page.rejects(configure('sea'));
      isIn(page, 'confirmed', { context: { openTrip: 'hills' } });
      page.send(show('sea', true), configure('sea'), show('sea', true));
      isIn(page, 'confirmed', { context: { openTrip: 'sea' } });
      page.send(show('sea', false));
      isIn(page, 'confirmed', { context: { openTrip: null } });
      page.send(configure('hills'), configure('hills'));
      isIn(page, 'confirmed', { context: { openTrip: null } });
    },
    '[EDIT-08] confirms an uploaded cover for three seconds, and a removed one as any edit'(open) {
      const page = open(input);
      page.send({ type: 'cover.set', folder });
      page.wait(2_999);
      isIn(page, 'uploaded');
      page.wait(1);
      isIn(page, 'idle');
      page.send(pick('#111111'), { type: 'cover.set', folder: null });
      isIn(page, 'confirmed', {
        context: { draft: { pageStyle: { coverImageUrl: null, backgroundColor: '#111111' } }, pendingColour: null },
      });
    },
    '[TRIPS-25] announces a colour of a trip while it is being picked, and confirms it no second time'(open) {
      const page = open(input);
      page.send(pickTitle);
      isIn(page, 'pickingColour', { effects: tripUpdated, context: { pendingColour: pickTitle.edit, draft: {} } });
      page.wait(300);
      isIn(page, 'idle', { context: { pendingColour: null } });
    },
    'takes no Save while the config is saved, nor a second one while the order is'(open) {
      const page = open(input);
      page.send(perRow(3), started(inRows(3)));
      page.rejects(save);
      page.send(failed(), orderStarted(inRows(3)), save);
      page.rejects(save);
      page.send(finished, conflicted());
      page.rejects(save);
      page.send(dismiss, save);
      isIn(page, 'idle', {
        effects: [
          ...reports('save.failed'),
          ...saves(inRows(3)),
          ...reports('save.conflicted'),
          { saving: dismiss },
          ...saves(inRows(3)),
        ],
        context: { runningSave: null, pendingSave: null },
      });
    },
    'reports the new name of the saved profile once'(open) {
      const page = open(withProfile);
      const renamed = versionOf({ profile: makeOwnProfile({ fullName: 'Mia' }) }, 6);
      page.send(rebased({ profile }, renamed), rebased(renamed.config, { ...renamed, version: 7 }));
      isIn(page, 'idle', {
        calls: queue(ofProfile),
        effects: [...baseChanged, { report: { type: 'profile.renamed', name: 'Mia' } }, ...baseChanged],
        context: { savedName: 'Mia' },
      });
      const busy = open(withProfile);
      busy.send(perRow(3), started(), rebased({ profile }, renamed));
      isIn(busy, 'confirmed', {
        saving: 'saving',
        calls: queue(ofProfile),
        effects: [...baseChanged, { report: { type: 'profile.renamed', name: 'Mia' } }],
      });
    },
    'goes on saving while the draft is edited and undone, and while the config arrives'(open) {
      const page = open(input);
      const trips = edits.filter(([{ type }]) => type.startsWith('trip.') && type !== 'trip.show');
      page.send(started(), ...trips.map(([edit]) => edit));
      isIn(page, 'idle', { saving: 'saving', effects: trips.flatMap(() => tripUpdated) });
      page.send(pick('#111111'), undo);
      isIn(page, 'idle', { saving: 'saving' });
      page.send(pickTitle);
      page.wait(300);
      isIn(page, 'idle', { saving: 'saving', effects: tripUpdated });
      page.send({ type: 'cover.set', folder });
      page.wait(3_000);
      isIn(page, 'idle', { saving: 'saving' });
      const loaded = { type: 'config.loaded', stored: remote } as const;
      page.send(loaded, { type: 'config.saved' });
      isIn(page, 'idle', { saving: 'saving', effects: [{ saving: loaded }, ...reports('config.saved')] });
    },
    'merges what another tab has saved, and neither undo nor redo removes it'(open) {
      const page = open(input);
      page.send(background('#111111'), rebased({}, remote));
      page.rejects(rebased({}, remote));
      isIn(page, 'confirmed', {
        effects: baseChanged,
        context: { base: remote, draft: { ...on('#111111'), ...remote.config } },
      });
      page.send(undo);
      isIn(page, 'confirmed', { context: { draft: remote.config } });
      page.send(redo);
      isIn(page, 'confirmed', { context: { draft: { ...on('#111111'), ...remote.config } } });
    },
    'continues an unsaved draft, also where the config could not be read'(open) {
      const unsaved: UnsavedDraft = {
        base: stored,
        draft: inRows(3),
        history: { ...emptyHistory, past: [{}] },
        conflictPaths: ['language'],
        unconfirmed: [inRows(3)],
      };
      for (const base of [{ ...stored, updatedAt: 9 }, null]) {
        const page = open({ ...input, stored: base, unsaved });
        const calls = queue(base ?? stored, [inRows(3)]);
        isIn(page, 'idle', { calls, context: { ...unsaved, base: base ?? stored } });
        page.send(undo);
        isIn(page, 'confirmed', { calls, context: { draft: {} } });
      }
    },
    'rebases an unsaved draft on what was saved since, and asks about conflicts at the next save'(open) {
      const unsaved: UnsavedDraft = {
        base: stored,
        draft: inRows(3),
        history: emptyHistory,
        conflictPaths: [],
        unconfirmed: [inRows(1)],
      };
      for (const [config, draft, conflicts] of [
        [turkish, { ...inRows(3), ...turkish }, []],
        [remote.config, { ...inRows(3), ...turkish }, [conflict]],
        [inRows(1), inRows(3), []],
      ] as const) {
        const base = versionOf(config, 8);
        const page = open({ ...input, stored: base, unsaved });
        page.send(save);
        isIn(page, 'idle', {
          calls: queue(base),
          effects: saves(draft, conflicts),
          context: { base, draft, conflictPaths: conflicts.map(({ path }) => path), unconfirmed: [] },
        });
      }
    },
    'keeps an order that another tab has changed too until the next save asks'(open) {
      const page = open(input);
      page.send(moveTo(1));
      const last = { locations: 1, expertises: 2, services: 3, serviceOffers: 4, contact: 5, languages: 6 };
      page.send(rebased({}, versionOf({ displayOrder: last })), pick('#111111'));
      page.send({ ...moveTo(3), section: 'contact' });
      const moved = { languages: 1, locations: 2, contact: 3, expertises: 4, services: 5, serviceOffers: 6 };
      isIn(page, 'confirmed', {
        effects: [...savesOrder(order), ...baseChanged],
        context: {
          conflictPaths: ['displayOrder'],
          movedSection: 'contact',
          pendingColour: null,
          draft: { displayOrder: moved, ...on('#111111') },
        },
      });
    },
    'recognizes a config that this tab has sent without an answer, and asks nothing about it'(open) {
      const page = open(input);
      const newer = versionOf({ ...inRows(1), ...turkish }, 6);
      page.send(perRow(3), failed(inRows(2)), conflicted([], newer, [inRows(1)]), keepLocal);
      isIn(page, 'confirmed', {
        saving: 'saving',
        effects: [
          ...reports('save.failed', 'save.conflicted', 'base.changed'),
          ...resolves({ ...inRows(3), ...turkish }),
        ],
        context: { unconfirmed: [inRows(1)] },
      });
    },
    'resolves a conflict by keeping the local value'(open) {
      for (const [pause, state] of moments) {
        const page = inConflict(open, pause);
        isIn(page, state, {
          saving: 'conflicting',
          effects: reports('save.conflicted'),
          context: { conflict: { remote, conflicts: [conflict] }, base: stored },
        });
        page.send(keepLocal);
        const draft = { ...inRows(3), ...on('#111111'), ...turkish };
        isIn(page, state, {
          saving: 'saving',
          effects: [...baseChanged, ...resolves(draft)],
          context: { conflict: null, base: remote, draft, conflictPaths: [] },
        });
        page.rejects(keepLocal, rebased({}, remote));
      }
    },
    'resolves a conflict by taking the remote value, and Undo brings the local one back'(open) {
      for (const [pause, state] of moments) {
        const page = inConflict(open, pause);
        page.send(takeRemote);
        const draft = { ...inRows(4), ...on('#111111'), ...turkish };
        isIn(page, state, {
          saving: 'saving',
          effects: [...reports('save.conflicted', 'base.changed'), ...resolves(draft)],
          context: { draft, conflict: null },
        });
        page.send(undo);
        isIn(page, 'confirmed', { saving: 'saving', context: { draft: { ...draft, ...inRows(3) } } });
      }
    },
    'resolves two conflicts one by one, and asks next about one that came after the question'(open) {
      const both = versionOf({ ...inRows(4), ...inFont('Roboto') }, 6);
      const ofFont = {
        path: 'pageStyle.fontFamily',
        setting: { kind: 'page' as const, name: 'fontFamily' as const },
        local: 'Georgia',
        remote: 'Roboto',
      };
      for (const [conflicts, next] of [
        [[conflict, ofFont], []],
        [[conflict], [ofFont]],
      ] as const) {
        const page = open(input);
        page.send(perRow(3), chooseFont, conflicted(conflicts, both), takeRemote);
        isIn(page, 'confirmed', {
          saving: 'saving',
          effects: [
            ...reports('save.conflicted', 'base.changed'),
            ...resolves({ ...inRows(4), ...inFont('Georgia') }, next),
          ],
          context: { base: both, conflictPaths: next.map(({ path }) => path) },
        });
      }
    },
    '[BEYOND-01] edits the profile like any setting: what is typed until the field is left is one step'(open) {
      const page = open(withProfile);
      page.send({ type: 'profile.text', fullName: 'Ad' }, { type: 'profile.text', fullName: 'Ada' }, endStep);
      page.send({ type: 'profile.text', instagram: 'ada' });
      const renamed = { profile: makeOwnProfile({ fullName: 'Ada' }) };
      const draft = { profile: { ...renamed.profile, socialMediaAccounts: { ...accounts, instagram: 'ada' } } };
      isIn(page, 'confirmed', { calls: queue(ofProfile), context: { draft } });
      page.send(undo);
      isIn(page, 'confirmed', { calls: queue(ofProfile), context: { draft: renamed } });
      page.send(undo);
      isIn(page, 'confirmed', { calls: queue(ofProfile), context: { draft: { profile } } });
    },
    'puts the colour that is being picked into the draft when the profile is edited'(open) {
      const { languages, locations } = profile;
      const german = { language: 'de', proficiency: 'NATIVE' as const };
      const istanbul = { _id: '745044', cityName: 'Istanbul' };
      const [tr, kas] = [languages[0]?.language ?? '', locations[0]?._id ?? ''];
      for (const [event, changed] of [
        [{ type: 'profile.text', fullName: 'Ada' }, { fullName: 'Ada' }],
        [{ type: 'profile.choose', profilePicture: folder }, { profilePicture: folder }],
        [{ type: 'service.toggle', list: 'services', id: 'workshop' }, { services: [...profile.services, 'workshop'] }],
        [{ type: 'level.choose', list: 'languages', id: 'de', level: 'NATIVE' }, { languages: [...languages, german] }],
        [
          { type: 'level.choose', list: 'languages', id: tr, level: 'BEGINNER' },
          { languages: [{ language: tr, proficiency: 'BEGINNER' as const }, ...languages.slice(1)] },
        ],
        [{ type: 'level.remove', list: 'languages', id: tr }, { languages: languages.slice(1) }],
        [{ type: 'place.add', city: istanbul }, { locations: [...locations, istanbul] }],
        [{ type: 'place.remove', id: kas }, { locations: locations.slice(1) }],
      ] satisfies [BlogEdit, Partial<OwnProfile>][]) {
        const page = open(withProfile);
        page.send(pick('#111111'), event);
        const draft = { profile: makeOwnProfile(changed), ...on('#111111') };
        isIn(page, 'confirmed', { calls: queue(ofProfile), context: { draft, pendingColour: null } });
      }
    },
    'knows the entries of a changed profile, and none of the earlier ones'(open) {
      const page = open(withProfile);
      page.send(
        { type: 'level.choose', list: 'languages', id: 'de', level: 'NATIVE' },
        ...profile.languages.map(({ language: id }) => ({ type: 'level.remove', list: 'languages', id }) as const),
        ...profile.locations.map(({ _id: id }) => ({ type: 'place.remove', id }) as const),
        { type: 'profile.text', youtube: 'ada' },
      );
      isIn(page, 'confirmed', {
        calls: queue(ofProfile),
        context: {
          facts: {
            ...facts,
            items: { ...facts.items, languages: ['de'], locations: [] },
            platforms: ['instagram', 'youtube', 'tiktok'],
          },
        },
      });
      page.send(undo, undo, undo, undo);
      isIn(page, 'confirmed', { calls: queue(ofProfile), context: { facts } });
    },
    'puts the main place first'(open) {
      const [kas, istanbul] = [
        { _id: '308948', cityName: 'Kaş' },
        { _id: '745044', cityName: 'Istanbul' },
      ];
      const two = versionOf({ profile: makeOwnProfile({ locations: [kas, istanbul] }) }, 5);
      const page = open({ ...withProfile, stored: two });
      page.send({ type: 'place.add', city: kas });
      isIn(page, 'confirmed', { calls: queue(two), context: { draft: two.config } });
      page.send({ type: 'place.main', id: istanbul._id });
      isIn(page, 'confirmed', {
        calls: queue(two),
        context: { draft: { profile: makeOwnProfile({ locations: [istanbul, kas] }) } },
      });
    },
    'keeps a hidden service hidden where it moves to'(open) {
      const services = ['photo-shoot', 'workshop', 'story'];
      const three = versionOf({ profile: makeOwnProfile({ services }) }, 5);
      const page = open({ ...withProfile, stored: three });
      page.send({ type: 'item.show', section: 'services', item: '1', ...hidden });
      page.send({ type: 'service.toggle', list: 'services', id: 'photo-shoot' });
      isIn(page, 'confirmed', {
        calls: queue(three),
        context: {
          draft: {
            profile: makeOwnProfile({ services: ['workshop', 'story'] }),
            servicesVisibility: { items: { 0: false, 1: true } },
          },
        },
      });
    },
    '[BEYOND-02] saves no profile with errors, and reports it'(open) {
      for (const busy of [false, true])
        for (const event of [save, { type: 'contacts.decide', areShown: true } as const]) {
          const page = open(withProfile);
          page.send({ type: 'profile.text', fullName: '' }, ...(busy ? [orderStarted()] : []), event);
          isIn(page, 'idle', {
            calls: queue(ofProfile),
            saving: busy ? 'saving' : 'idle',
            effects: reports('profile.invalid'),
            context: { pendingSave: null },
          });
        }
    },
    'makes a typed text the colour as soon as it is one, and keeps it while it is none'(open) {
      const page = open(input);
      page.send(typed('#11'));
      isIn(page, 'idle', { context: { draft: {}, typedColours: shows({ text: '#11', colour: '#f8fafc' }) } });
      page.send(typed('#111111'));
      isIn(page, 'pickingColour', {
        context: { pendingColour: background('#111111'), typedColours: shows({ text: '#111111', colour: '#111111' }) },
      });
      page.send(typed('#11111x'), typed('#111111 '), endStep);
      isIn(page, 'pickingColour', { context: { typedColours: {}, isColourCommitted: true } });
      page.wait(300);
      isIn(page, 'confirmed', { context: { draft: on('#111111'), pendingColour: null, isColourCommitted: false } });
    },
    'saves no text that is no colour, and leads to it'(open) {
      for (const [setting, colour, tab, openTrip] of typedFields)
        for (const busy of [false, true])
          for (const event of [save, { type: 'contacts.decide', areShown: true } as const]) {
            const page = open(input);
            page.send({ type: 'colour.type', setting, text: 'redd' }, ...(busy ? [orderStarted()] : []), event);
            isIn(page, 'idle', {
              saving: busy ? 'saving' : 'idle',
              effects: [{ report: { type: 'colour.invalid', tab } }],
              context: {
                openTrip,
                pendingSave: null,
                typedColours: { [pathOf(setting)]: { setting, text: 'redd', colour, isLeft: true } },
              },
            });
          }
    },
    'forgets a typed text once the colour is another one, or its trip is hidden'(open) {
      const page = open(input);
      page.send(typed('#11'), pick('#111111'), save);
      const draft = on('#111111');
      isIn(page, 'idle', { effects: saves(draft), context: { draft } });
      const other = open(input);
      const hide = { type: 'trip.show', trip: 'sea', isShown: false } as const;
      other.send({ type: 'colour.type', setting: titleOfSea, text: 'redd' }, hide, save);
      isIn(other, 'idle', {
        effects: saves({ tripSettings: { visibleTrips: ['hills'], hideAllTrips: false } }),
        context: {},
      });
    },
    '[BEYOND-03] merges a profile field by field, and asks about a field that both sides changed'(open) {
      const page = open(withProfile);
      page.send({ type: 'profile.text', fullName: 'Ada' }, { type: 'profile.text', youtube: 'ada' });
      const other = versionOf({ profile: makeOwnProfile({ fullName: 'Mia', phoneNumber: '+905320000001' }) }, 6);
      page.send(rebased({ profile }, other), save);
      const merged = makeOwnProfile({
        fullName: 'Ada',
        phoneNumber: '+905320000001',
        socialMediaAccounts: { ...accounts, youtube: 'ada' },
      });
      const ofName = {
        path: 'profile.fullName',
        setting: { kind: 'profile', field: 'fullName' },
        local: 'Ada',
        remote: 'Mia',
      };
      isIn(page, 'idle', {
        calls: queue(ofProfile),
        effects: [
          ...baseChanged,
          { report: { type: 'profile.renamed', name: 'Mia' } },
          ...saves({ profile: merged }, [ofName]),
        ],
        context: { draft: { profile: merged }, conflictPaths: ['profile.fullName'] },
      });
    },
    'leaves everything as it was when the question is closed'(open) {
      for (const [pause, state] of moments) {
        const page = inConflict(open, pause);
        page.send(dismiss);
        isIn(page, state, {
          effects: [...reports('save.conflicted'), { saving: dismiss }],
          context: { conflict: null, draft: { ...inRows(3), ...on('#111111') }, base: stored },
        });
      }
    },
  },
});
