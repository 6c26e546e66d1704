import type { BlogChoices } from '#contract/blog.ts';
import { blogEditingMachine } from '#machines/blog-editing/blog-editing.machine.ts';
import type { Context, KeptDraft } from '#machines/blog-editing/draft.ts';
import type { BlogEdit } from '#machines/rules/blog-edit.ts';
import { emptyHistory } from '#machines/rules/edit-history.ts';
import { editorConfig } from '#machines/rules/editor-config.ts';
import { actions, type Effect, followed } from '#tests/kit/controllable.ts';
import { type Expected, journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { blog, conflict, facts, saving, stored } from './blog-editing.flow.ts';

type Machine = typeof blogEditingMachine;

const input = { facts, blog, stored, kept: null };
const turkish = { language: 'tr' } as const;
const folder = `demo-cover/${'0'.repeat(30)}`;

const perRow = (count: number) => ({ type: 'page.tripsPerRow', count }) as const;
const inRows = (tripsPerRow: number) => ({ tripSettings: { tripsPerRow } });
const background = (colour: string) => ({ type: 'page.background', colour }) as const;
const pick = (colour: string) => ({ type: 'colour.pick', edit: background(colour) }) as const;
const on = (backgroundColor: string) => ({ pageStyle: { backgroundColor } });
const chooseFont = { type: 'page.font', font: 'Georgia' } as const;
const inFont = (fontFamily: 'Georgia' | 'Roboto') => ({ pageStyle: { fontFamily } });
const hideLanguages = { type: 'section.show', section: 'languages', isShown: false } as const;
const moveTo = (to: number) => ({ type: 'section.move', section: 'languages', to }) as const;
const order = { locations: 2, languages: 1, expertises: 3, services: 4, serviceOffers: 5, contact: 6 };
const [undo, redo, save, endGesture] = [
  { type: 'edit.undo' } as const,
  { type: 'edit.redo' } as const,
  { type: 'draft.save' } as const,
  { type: 'gesture.end' } as const,
];
const [keepMine, useTheirs, dismiss] = [
  { type: 'conflict.keep' } as const,
  { type: 'conflict.take', paths: [conflict.path] } as const,
  { type: 'conflict.dismiss' } as const,
];

const versionOf = (config: BlogChoices, version = 7) => ({ config, version, updatedAt: version });
const theirs = versionOf({ ...inRows(4), ...turkish }, 6);
/** A version of the server that replaces what this tab knew or has sent. */
const replacing = (config: BlogChoices, base: typeof stored) => ({ base, replaced: [config] });
const queueShows = (state: Parameters<typeof saving>[0]) =>
  ({ type: 'xstate.snapshot.saving', snapshot: saving(state) }) as const;

const saves = (config: BlogChoices | null, undecided: readonly object[] = []) => [
  { saving: { type: 'config.save', config, undecided } },
];
const savesOrder = (displayOrder: object) => [{ saving: { type: 'order.save', order: displayOrder } }];
const settles = (config: BlogChoices, undecided: readonly object[] = []) => [
  { saving: { type: 'conflict.settle', config, undecided } },
];

const queue = (base = stored, lost: readonly BlogChoices[] = []) => ({ saving: followed({ facts, blog, base, lost }) });
const isIn = (page: Run<Machine>, state: string, expected: Expected<Context> = {}) =>
  page.isIn(state, { ...expected, calls: { ...queue(), ...expected.calls } });
const isPicking = (page: Run<Machine>, colour: string, context: Partial<Context>) =>
  isIn(page, 'waiting', {
    context: { colour: background(colour), ...context },
  });

/** A page whose draft conflicts with another tab, while the last edit is confirmed and after that. */
const inConflict = (open: Open<Machine>, pause: number): Run<Machine> => {
  const page = open(input);
  page.send(perRow(3), background('#111111'), queueShows({ theirs, conflicts: [conflict] }));
  page.wait(pause);
  return page;
};
const moments = [
  [0, 'confirmed'],
  [2_000, 'calm'],
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
const aboutMe = { aboutMe: { color: '#222222' } };
const withAboutMe = ({ pageStyle: { textStyles, ...style } = {}, ...rest }: BlogChoices): BlogChoices => ({
  ...rest,
  pageStyle: { ...style, textStyles: { ...textStyles, ...aboutMe } },
});

function effectsOf({ type }: BlogEdit, { displayOrder = {} }: BlogChoices): Effect[] {
  if (type === 'section.move') return savesOrder(displayOrder);
  return type.startsWith('trip.') && type !== 'trip.show' ? actions('tellTrip') : [];
}

/** A trip's edit is announced by a toast, and a move by the save that follows it. */
function stateAfter(edit: BlogEdit): string {
  if (edit.type === 'cover.set') return edit.folder === null ? 'confirmed' : 'uploaded';
  return effectsOf(edit, {}).length > 0 ? 'calm' : 'confirmed';
}

export const journeys = journeysOf({
  machine: blogEditingMachine,
  file: 'blog-editing/blog-editing.machine.ts',
  listens: ['watchKeys'],
  journeys: {
    '[DASH-22, DASH-23, EDIT-06, EDIT-07, EDIT-08] puts an edit into the draft at once and confirms it for two seconds'(
      open,
    ) {
      const page = open(input);
      isIn(page, 'calm', {
        context: {
          ...{ base: stored, draft: {}, history: emptyHistory, undecided: [], unanswered: [], question: null },
          ...{ colour: null, isColourMeant: false, dropped: 0, expanded: [], asked: null },
          ...{ moved: null, target: null },
          ...{ openTrip: null, isSaving: false, wanted: null },
        },
      });
      page.rejects(undo, redo, keepMine, useTheirs, dismiss);
      page.send(perRow(3));
      page.wait(1_000);
      page.send(chooseFont);
      page.wait(1_999);
      isIn(page, 'confirmed', { context: { draft: { ...inRows(3), ...inFont('Georgia') } } });
      page.wait(1);
      isIn(page, 'calm');
    },
    '[DASH-24] saves the whole draft, with the colour that is being picked'(open) {
      const page = open(input);
      page.send(perRow(3), pick('#111111'), save);
      isIn(page, 'calm', { effects: saves({ ...inRows(3), ...on('#111111') }), context: { colour: null } });
    },
    'saves the answer whether the contacts are public, also where it is what was shown'(open) {
      for (const areShown of [true, false]) {
        const answered = { showEmail: areShown, showPhoneNumber: areShown };
        const page = open(input);
        page.send(pick('#111111'), { type: 'contacts.decide', areShown });
        const draft = { ...on('#111111'), ...answered };
        isIn(page, 'calm', { effects: saves(draft), context: { draft, colour: null, dropped: 0 } });
        page.send(queueShows({ value: 'saving' }), undo);
        isIn(page, 'confirmed', { context: { draft: on('#111111') } });
      }
    },

    'saves the answer about the contacts after the save under way'(open) {
      const page = open(input);
      page.send(perRow(3), save, queueShows({ value: 'saving' }), pick('#111111'));
      page.send({ type: 'contacts.decide', areShown: false });
      const wanted = { ...inRows(3), ...on('#111111'), showEmail: false, showPhoneNumber: false };
      isIn(page, 'calm', { effects: saves(inRows(3)), context: { wanted, draft: wanted, colour: null } });
    },

    '[DASH-24] saves again after the save under way, with the draft as it was when Save was pressed'(open) {
      const page = open(input);
      page.send(perRow(3), save, queueShows({ value: 'saving' }));
      page.send(pick('#111111'), save, perRow(4), queueShows({ value: 'saving' }));
      const wanted = { ...inRows(3), ...on('#111111') };
      isIn(page, 'confirmed', { effects: saves(inRows(3)), context: { wanted, isSaving: true } });
      page.send(queueShows({ ...replacing(inRows(3), versionOf(inRows(3))), value: { ready: 'saved' } }));
      isIn(page, 'confirmed', {
        effects: saves(wanted),
        context: { wanted: null, isSaving: false, dropped: 0, draft: { ...wanted, ...inRows(4) } },
      });
      page.send(queueShows({ ...replacing(inRows(3), versionOf(inRows(3))), value: 'saving' }));
      page.send(queueShows({ ...replacing(wanted, versionOf(wanted, 8)), value: { ready: 'saved' } }));
      isIn(page, 'confirmed', {
        context: { base: versionOf(wanted, 8), draft: { ...wanted, ...inRows(4) } },
      });
    },
    'drops a waiting save that is saved already, follows a failed one, or would overwrite another tab'(open) {
      for (const [count, end] of [
        [3, { ...replacing(inRows(3), versionOf(inRows(3))), value: { ready: 'saved' } }],
        [1, { value: { ready: 'refused' } }],
        [1, { value: 'conflicting', theirs, conflicts: [conflict] }],
        [1, { ...replacing({}, theirs), value: 'saving' }],
      ] as const) {
        const page = open(input);
        page.send(perRow(3), save, queueShows({ value: 'saving' }));
        page.send(perRow(count), save, queueShows(end), queueShows({ ...end, value: { ready: 'calm' } }));
        isIn(page, 'calm', { effects: saves(inRows(3)), context: { wanted: null, isSaving: false } });
      }
    },
    'rebases a waiting save on what another tab has saved, with the newest order and without what was undone'(open) {
      const page = open(input);
      page.send(perRow(3), save, queueShows({ value: 'saving' }), undo);
      page.send(
        moveTo(2),
        background('#111111'),
        save,
        moveTo(1),
        queueShows({
          ...replacing({}, versionOf(turkish, 6)),
          value: 'saving',
        }),
      );
      const merged = { ...inRows(3), ...turkish };
      page.send(queueShows(replacing(merged, versionOf(merged))));
      isIn(page, 'calm', {
        effects: [
          ...saves(inRows(3)),
          ...savesOrder({ ...order, locations: 1, languages: 2 }),
          ...savesOrder(order),
          ...saves({ ...on('#111111'), ...turkish, displayOrder: order }),
        ],
        context: { wanted: null },
      });
    },
    'asks about earlier conflicts when a waiting save is sent'(open) {
      const page = open(input);
      page.send(perRow(3), queueShows({ ...replacing({}, theirs), value: 'saving' }));
      page.send(save, perRow(1), queueShows(replacing({}, theirs)));
      const config = { ...theirs.config, ...inRows(3) };
      isIn(page, 'confirmed', {
        effects: saves(config, [conflict]),
        context: { wanted: null, draft: { ...config, ...inRows(1) } },
      });
    },
    '[CONFIG-33, DASH-25] edits the defaults where the config could not be read, and saves nothing over it'(open) {
      const page = open({ ...input, stored: null });
      const base = { config: editorConfig(facts), version: -1, updatedAt: null, published: {} };
      const calls = queue(base);
      isIn(page, 'calm', { calls, context: { base, draft: base.config, history: emptyHistory } });
      page.send(moveTo(1), save);
      isIn(page, 'calm', {
        calls,
        effects: saves(null),
        context: { wanted: null, moved: 'languages', draft: { ...base.config, displayOrder: order } },
      });
    },
    'keeps what was edited before the config could be read on top of it, without a question'(open) {
      const unread = { config: editorConfig(facts), version: -1, updatedAt: null, published: {} };
      const page = open({ ...input, stored: null });
      page.send(perRow(3), { type: 'config.arrive', stored: theirs });
      isIn(page, 'confirmed', {
        calls: queue(unread),
        effects: [{ saving: { type: 'config.arrive', stored: theirs } }],
      });
      page.send(queueShows(replacing(unread.config, theirs)), save);
      isIn(page, 'calm', {
        calls: queue(unread),
        effects: saves({ ...inRows(3), ...turkish }),
        context: { base: theirs, draft: { ...inRows(3), ...turkish }, undecided: [] },
      });
      page.send(undo);
      isIn(page, 'confirmed', { calls: queue(unread), context: { draft: theirs.config } });
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
        isIn(page, stateAfter(edit), { context: { draft: both, colour: null }, effects: effectsOf(edit, both) });
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
          colour: null,
          target: null,
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
      page.send(endGesture);
      isIn(page, 'calm');
      page.send(fade(0.9), fade(0.8), endGesture);
      isIn(page, 'confirmed');
      page.send(fade(0.7), undo);
      isIn(page, 'confirmed', { context: { draft: { pageStyle: { coverImageStyle: { opacity: 0.8 } } } } });
      page.send(undo);
      isIn(page, 'confirmed', { context: { draft: {} } });
    },
    '[EDIT-17] puts a colour into the draft 300 ms after the last one, as one edit'(open) {
      const page = open(input);
      page.send(pick('#111111'));
      isPicking(page, '#111111', { draft: {} });
      page.wait(299);
      page.send(pick('#222222'));
      page.wait(299);
      isPicking(page, '#222222', { draft: {} });
      page.wait(1);
      isIn(page, 'confirmed', { context: { draft: on('#222222'), colour: null } });
      page.send(pick('#333333'));
      page.wait(300);
      isIn(page, 'confirmed', { context: { draft: on('#333333') } });
      page.send(undo);
      isIn(page, 'confirmed', { context: { draft: {} } });
      page.rejects(undo);
    },
    'ends a colour when the drag ends, when another edit begins, and when it is undone'(open) {
      const page = open(input);
      page.send(pick('#111111'), endGesture, pick('#222222'));
      isPicking(page, '#222222', { draft: on('#111111'), isColourMeant: false });
      page.send(endGesture, undo);
      isIn(page, 'calm', { context: { draft: on('#111111'), colour: null, isColourMeant: false } });
      page.send(pick('#444444'), pickAboutMe);
      isIn(page, 'waiting', {
        context: { colour: pickAboutMe.edit, draft: on('#444444') },
      });
      page.send(undo, undo, pick('#555555'), redo);
      isIn(page, 'confirmed', { context: { colour: null } });
    },
    'counts the steps that cannot be undone any more, until the next save'(open) {
      const page = open(input);
      page.send(perRow(4), chooseFont);
      const adopted = { ...theirs.config, ...inFont('Georgia') };
      page.send(queueShows(replacing(stored.config, versionOf(adopted, 6))));
      isIn(page, 'confirmed', { context: { dropped: 2, draft: adopted } });
      page.send(perRow(1), queueShows(replacing(adopted, versionOf({ ...adopted, ...inRows(1) }))));
      isIn(page, 'confirmed', { context: { dropped: 3 } });
      page.send(save);
      isIn(page, 'calm', { context: { dropped: 0 }, effects: saves({ ...adopted, ...inRows(1) }) });
      page.send(
        perRow(2),
        queueShows(replacing({ ...adopted, ...inRows(1) }, versionOf({ ...adopted, ...inRows(2) }, 8))),
      );
      page.send(moveTo(1));
      isIn(page, 'calm', { context: { dropped: 0 }, effects: savesOrder(order) });
    },
    'counts no steps that cannot be undone any more once the contacts are decided on'(open) {
      const page = open(input);
      page.send(perRow(4), queueShows(replacing(stored.config, versionOf(inRows(4)))));
      isIn(page, 'confirmed', { context: { dropped: 1 } });
      page.send({ type: 'contacts.decide', areShown: false });
      const answered = { ...inRows(4), showEmail: false, showPhoneNumber: false };
      isIn(page, 'calm', { context: { dropped: 0 }, effects: saves(answered) });
    },
    '[SECT-05, SECT-06, SECT-07] lists the items of a section that is turned on, and folds one that is turned off'(
      open,
    ) {
      const page = open(input);
      const expand = (section: 'languages' | 'locations') => ({ type: 'section.expand', section }) as const;
      page.send(expand('languages'));
      isIn(page, 'calm', { context: { expanded: ['languages'] } });
      page.send(expand('languages'), expand('locations'), expand('languages'), hideLanguages, expand('languages'));
      isIn(page, 'confirmed', { context: { expanded: ['locations'], draft: { showLanguages: false } } });
      page.send({ ...hideLanguages, isShown: true });
      isIn(page, 'confirmed', { context: { expanded: ['locations', 'languages'], draft: { showLanguages: true } } });
      page.send({ type: 'item.show', section: 'languages', item: 'tr', isShown: false }, expand('languages'));
      isIn(page, 'confirmed', { context: { expanded: ['locations', 'languages'] } });
    },
    'asks what of a section to show, and shows all of it or keeps it off'(open) {
      const page = open({ ...input, stored: { ...stored, config: { showEmail: false, showPhoneNumber: false } } });
      const calls = queue({ ...stored, config: { showEmail: false, showPhoneNumber: false } });
      const ask = { type: 'section.ask', section: 'contact' } as const;
      page.send({ type: 'section.expand', section: 'languages' }, ask, ask);
      isIn(page, 'calm', { calls, context: { asked: 'contact', expanded: ['languages', 'contact'] } });
      page.send({ type: 'section.dismiss' });
      isIn(page, 'calm', { calls, context: { asked: null } });
      page.send(ask, { type: 'section.show', section: 'contact', isShown: true });
      isIn(page, 'confirmed', {
        calls,
        context: { asked: null, draft: { showEmail: true, showPhoneNumber: true }, expanded: ['languages', 'contact'] },
      });
      page.send(ask, { type: 'section.expand', section: 'languages' }, { type: 'section.dismiss' });
      isIn(page, 'confirmed', { calls, context: { asked: null, expanded: ['contact'] } });
    },
    'tells which part of the page was edited last, for the preview to follow'(open) {
      const page = open(input);
      page.send(hideLanguages);
      isIn(page, 'confirmed', { context: { target: { kind: 'section', section: 'languages' } } });
      page.send({ type: 'trip.configure', trip: 'sea' });
      isIn(page, 'confirmed', { context: { target: { kind: 'trip', trip: 'sea' } } });
      page.send(pickAboutMe);
      isIn(page, 'waiting', { context: { target: { kind: 'head' } } });
      page.send(perRow(3));
      isIn(page, 'confirmed', { context: { target: null } });
    },
    '[SECT-04] saves the order of a moved section at once, and nothing else'(open) {
      const page = open(input);
      page.send(perRow(3), moveTo(1));
      isIn(page, 'calm', {
        effects: savesOrder(order),
        context: { draft: { ...inRows(3), displayOrder: order }, moved: 'languages', wanted: null },
      });
    },
    '[TRIPS-04, TRIPS-05, TRIPS-06, TRIPS-08] opens the settings of one visible trip at a time'(open) {
      const page = open(input);
      const configure = (trip: string) => ({ type: 'trip.configure', trip }) as const;
      const show = (trip: string, isShown: boolean) => ({ type: 'trip.show', trip, isShown }) as const;
      page.send(configure('sea'));
      isIn(page, 'calm', { context: { openTrip: 'sea' } });
      page.send(configure('hills'), show('sea', false), configure('sea'));
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
      isIn(page, 'calm');
      page.send(pick('#111111'), { type: 'cover.set', folder: null });
      isIn(page, 'confirmed', {
        context: { draft: { pageStyle: { coverImageUrl: null, backgroundColor: '#111111' } }, colour: null },
      });
    },
    '[TRIPS-25] announces a colour of a trip while it is being picked, and confirms it no second time'(open) {
      const page = open(input);
      const edit = { type: 'trip.text', trip: 'sea', text: 'title', change: { color: '#e11d48' } } as const;
      page.send({ type: 'colour.pick', edit });
      isIn(page, 'waiting', {
        effects: actions('tellTrip'),
        context: { colour: edit, draft: {} },
      });
      page.wait(300);
      isIn(page, 'calm', { context: { colour: null } });
      page.send({ type: 'colour.pick', edit });
      page.wait(300);
      isIn(page, 'calm', { effects: actions('tellTrip'), context: { colour: null } });
    },
    'merges what another tab has saved, and neither undo nor redo removes it'(open) {
      const page = open(input);
      page.send(background('#111111'), queueShows(replacing({}, theirs)));
      isIn(page, 'confirmed', { context: { base: theirs, draft: { ...on('#111111'), ...theirs.config } } });
      page.send(undo);
      isIn(page, 'confirmed', { context: { draft: theirs.config } });
      page.send(redo);
      isIn(page, 'confirmed', { context: { draft: { ...on('#111111'), ...theirs.config } } });
    },
    'continues a draft that was kept, also where the config could not be read'(open) {
      const kept: KeptDraft = {
        base: stored,
        draft: inRows(3),
        history: { ...emptyHistory, past: [{}] },
        undecided: ['language'],
        unanswered: [inRows(3)],
      };
      for (const base of [{ ...stored, updatedAt: 9 }, null]) {
        const page = open({ ...input, stored: base, kept });
        const calls = queue(base ?? stored, [inRows(3)]);
        isIn(page, 'calm', { calls, context: { ...kept, base: base ?? stored } });
        page.send(undo);
        isIn(page, 'confirmed', { calls, context: { draft: {} } });
      }
    },
    'rebases a kept draft on what was saved since, and asks about conflicts at the next save'(open) {
      const kept: KeptDraft = {
        base: stored,
        draft: inRows(3),
        history: emptyHistory,
        undecided: [],
        unanswered: [inRows(1)],
      };
      for (const [config, draft, undecided] of [
        [turkish, { ...inRows(3), ...turkish }, []],
        [theirs.config, { ...inRows(3), ...turkish }, [conflict]],
        [inRows(1), inRows(3), []],
      ] as const) {
        const base = versionOf(config, 8);
        const page = open({ ...input, stored: base, kept });
        page.send(save);
        isIn(page, 'calm', {
          calls: queue(base),
          effects: saves(draft, undecided),
          context: { base, draft, undecided: undecided.map(({ path }) => path), unanswered: [] },
        });
      }
    },
    'keeps an order that another tab has changed too until the next save asks'(open) {
      const page = open(input);
      page.send(moveTo(1));
      const last = { locations: 1, expertises: 2, services: 3, serviceOffers: 4, contact: 5, languages: 6 };
      page.send(queueShows(replacing({}, versionOf({ displayOrder: last }))), pick('#111111'));
      page.send({ ...moveTo(3), section: 'contact' });
      const moved = { languages: 1, locations: 2, contact: 3, expertises: 4, services: 5, serviceOffers: 6 };
      isIn(page, 'confirmed', {
        effects: savesOrder(order),
        context: {
          undecided: ['displayOrder'],
          moved: 'contact',
          colour: null,
          draft: { displayOrder: moved, ...on('#111111') },
        },
      });
    },
    'recognizes a config that this tab has sent without an answer, and asks nothing about it'(open) {
      const page = open(input);
      page.send(perRow(3), queueShows({ lost: [inRows(1)] }));
      page.send(queueShows({ theirs: versionOf({ ...inRows(1), ...turkish }, 6), lost: [inRows(1)] }), keepMine);
      isIn(page, 'confirmed', {
        effects: settles({ ...inRows(3), ...turkish }),
        context: { unanswered: [inRows(1)] },
      });
    },
    'settles a conflict by keeping mine'(open) {
      for (const [pause, state] of moments) {
        const page = inConflict(open, pause);
        isIn(page, state, { context: { question: { theirs, conflicts: [conflict] }, base: stored } });
        page.send(keepMine);
        const draft = { ...inRows(3), ...on('#111111'), ...turkish };
        isIn(page, state, { effects: settles(draft), context: { base: theirs, draft, undecided: [] } });
        page.send(queueShows(replacing({}, theirs)));
        isIn(page, state, { context: { question: null, base: theirs, draft, undecided: [] } });
        page.rejects(keepMine);
      }
    },
    'settles a conflict by using theirs, and Undo brings mine back'(open) {
      for (const [pause, state] of moments) {
        const page = inConflict(open, pause);
        page.send(useTheirs);
        const draft = { ...inRows(4), ...on('#111111'), ...turkish };
        isIn(page, state, { effects: settles(draft), context: { draft } });
        page.send(undo);
        isIn(page, 'confirmed', { context: { draft: { ...draft, ...inRows(3) } } });
      }
    },
    'settles two conflicts one by one, and asks next about one that came after the question'(open) {
      const both = versionOf({ ...inRows(4), ...inFont('Roboto') }, 6);
      const ofFont = {
        path: 'pageStyle.fontFamily',
        setting: { kind: 'page' as const, name: 'fontFamily' as const },
        mine: 'Georgia',
        theirs: 'Roboto',
      };
      for (const [conflicts, undecided] of [
        [[conflict, ofFont], []],
        [[conflict], [ofFont]],
      ] as const) {
        const page = open(input);
        page.send(perRow(3), chooseFont, queueShows({ theirs: both, conflicts }), useTheirs);
        isIn(page, 'confirmed', {
          effects: settles({ ...inRows(4), ...inFont('Georgia') }, undecided),
          context: { base: both, undecided: undecided.map(({ path }) => path) },
        });
      }
    },
    'leaves everything as it was when the question is closed'(open) {
      for (const [pause, state] of moments) {
        const page = inConflict(open, pause);
        page.send(dismiss);
        isIn(page, state, {
          effects: [{ saving: dismiss }],
          context: { draft: { ...inRows(3), ...on('#111111') }, base: stored },
        });
      }
    },
  },
});
