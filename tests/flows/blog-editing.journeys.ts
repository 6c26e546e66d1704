import type { BlogChoices } from '#contract/blog.ts';
import { blogEditingMachine } from '#machines/blog-editing/blog-editing.machine.ts';
import type { Context, KeptDraft } from '#machines/blog-editing/draft.ts';
import type { BlogEdit } from '#rules/blog-edit.ts';
import { emptyHistory } from '#rules/edit-history.ts';
import { actions, type Effect, followed } from '#tests/kit/controllable.ts';
import { type Expected, journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { blog, conflict, facts, saving, stored } from './blog-editing.flow.ts';

const input = { facts, blog, stored, kept: null };

type Machine = typeof blogEditingMachine;

const hidden = { type: 'section.show', section: 'languages', isShown: false } as const;
const perRow = (count: number) => ({ type: 'page.tripsPerRow', count }) as const;
const inRows = (tripsPerRow: number) => ({ tripSettings: { tripsPerRow } });
const background = (colour: string) => ({ type: 'page.background', colour }) as const;
const pick = (colour: string) => ({ type: 'colour.pick', edit: background(colour) }) as const;
const on = (backgroundColor: string) => ({ pageStyle: { backgroundColor } });
const theirs = { config: { ...inRows(4), language: 'tr' as const }, version: 6, updatedAt: 6 };
const undo = { type: 'edit.undo' } as const;
const redo = { type: 'edit.redo' } as const;
const shows = (told: Parameters<typeof saving>[0]) =>
  ({ type: 'xstate.snapshot.saving', snapshot: saving(told) }) as const;
const told = (...events: object[]) => events.map((event) => ({ saving: event }));
const order = { locations: 2, languages: 1, expertises: 3, services: 4, serviceOffers: 5, contact: 6 };
const calm = { past: [], future: [], gesture: null };

const beside = (base = stored, lost: readonly BlogChoices[] = []) => ({
  saving: followed({ facts, blog, base, lost }),
});
const sees = (page: Run<Machine>, state: string, sight: Expected<Context> = {}) =>
  page.isIn(state, { ...sight, calls: { ...beside(), ...sight.calls } });
const picked = (page: Run<Machine>, colour: string, holds = {}) =>
  sees(page, 'waiting', {
    calls: { pause: { milliseconds: 300 } },
    context: { colour: background(colour), ...holds },
  });

/** What goes out with an edit. */
function didBy({ type }: BlogEdit, draft: BlogChoices): Effect[] {
  if (type === 'section.move') return told({ type: 'order.save', order: draft.displayOrder });
  return type.startsWith('trip.') && type !== 'trip.show' ? actions('tellTrip') : [];
}

const withName = ({ pageStyle: { textStyles, ...style } = {}, ...rest }: BlogChoices): BlogChoices => ({
  ...rest,
  pageStyle: { ...style, textStyles: { ...textStyles, ...named.pageStyle.textStyles } },
});

/** A question stays where it is, whatever else is being said. */
const moments = [
  [0, 'confirmed'],
  [2_000, 'calm'],
] as const;
const asked = (open: Open<Machine>, pause = 2_000): Run<Machine> => {
  const page = open(input);
  page.send(perRow(3), background('#111111'), shows({ theirs, conflicts: [conflict] }));
  page.wait(pause);
  return page;
};

/** Each edit, and what it makes of a draft in which nothing was said. */
const edits: readonly [edit: BlogEdit, draft: BlogChoices][] = [
  [hidden, { showLanguages: false }],
  [
    { type: 'item.show', section: 'locations', item: 'kas', isShown: false },
    { locationsVisibility: { items: { kas: false } }, showLocations: false },
  ],
  [{ type: 'section.move', section: 'languages', to: 1 }, { displayOrder: order }],
  [{ type: 'contact.show', way: 'phone', isShown: false }, { showPhoneNumber: false }],
  [
    { type: 'social.show', isShown: false },
    {
      showSocialMedia: false,
      socialMediaVisibility: { items: { instagram: false, youtube: false, tiktok: false } },
    },
  ],
  [
    { type: 'platform.show', platform: 'tiktok', isShown: false },
    { socialMediaVisibility: { items: { tiktok: false } } },
  ],
  [
    { type: 'trip.show', trip: 'sea', isShown: false },
    { tripSettings: { visibleTrips: ['hills'], hideAllTrips: false } },
  ],
  [{ type: 'trip.highlight', trip: 'sea', isHighlighted: true }, { tripSettings: { highlightedTrips: ['sea'] } }],
  [
    { type: 'trip.element', trip: 'sea', element: 'showPeriod', isShown: false },
    { vayaDisplaySettings: { sea: { showPeriod: false } } },
  ],
  [
    { type: 'trip.item', trip: 'sea', item: 'item-0', isShown: false },
    { vayaDisplaySettings: { sea: { itineraryItemsVisibility: { 'item-0': false } } } },
  ],
  [
    { type: 'trip.text', trip: 'sea', text: 'title', change: { bold: true } },
    { vayaDisplaySettings: { sea: { textStyles: { title: { bold: true } } } } },
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
  [{ type: 'page.background', colour: '#fef3c7' }, on('#fef3c7')],
];

/** Of the name, whose own colour is on its way while something else is chosen. */
const named = { pageStyle: { textStyles: { aboutMe: { color: '#222222' } } } };
const ofName = { type: 'page.text', text: 'aboutMe', change: { color: '#222222' } } as const;
const folder = `demo-cover/${'0'.repeat(30)}`;

const take = { type: 'conflict.take', paths: ['tripSettings.tripsPerRow'] } as const;

export const journeys = journeysOf({
  machine: blogEditingMachine,
  file: 'blog-editing/blog-editing.machine.ts',
  listens: ['watchKeys'],
  journeys: {
    '[DASH-22, DASH-23, EDIT-06, EDIT-07, EDIT-08] an edit is in the draft at once, and for two seconds it is said'(
      open,
    ) {
      const page = open(input);
      sees(page, 'calm', {
        context: {
          ...{ base: stored, draft: {}, history: calm, undecided: [], unanswered: [], question: null, colour: null },
          ...{ isColourMeant: false, hasConfig: true, dropped: 0, expanded: [], moved: null, openTrip: null },
          ...{ isSaving: false, wanted: null },
        },
      });
      page.rejects(undo, redo, { type: 'conflict.keep' }, take, { type: 'conflict.dismiss' });
      page.send(perRow(3));
      sees(page, 'confirmed', { context: { draft: inRows(3), base: stored } });
      page.wait(1_000);
      page.send({ type: 'page.font', font: 'Georgia' });
      page.wait(1_999);
      sees(page, 'confirmed');
      page.wait(1);
      sees(page, 'calm', { context: { draft: { ...inRows(3), pageStyle: { fontFamily: 'Georgia' } } } });
    },
    '[DASH-24] what is saved is the draft, whole; what is on its way into it comes along'(open) {
      const page = open(input);
      page.send(perRow(3), { type: 'draft.save' });
      sees(page, 'calm', { effects: told({ type: 'config.save', config: inRows(3), undecided: [] }) });
      page.send(pick('#111111'), { type: 'draft.save' });
      sees(page, 'calm', {
        effects: told({ type: 'config.save', config: { ...inRows(3), ...on('#111111') }, undecided: [] }),
        context: { colour: null },
      });
    },
    '[DASH-24] what is to be saved while a save is under way is saved after it, as it was then'(open) {
      const page = open(input);
      const come = (config: BlogChoices, version = 7) =>
        ({ base: { config, version, updatedAt: version }, replaced: [config] }) as const;
      page.send(perRow(3), { type: 'draft.save' }, shows({ value: 'saving' }));
      sees(page, 'calm', {
        effects: told({ type: 'config.save', config: inRows(3), undecided: [] }),
        context: { isSaving: true, wanted: null },
      });
      page.send(pick('#111111'), { type: 'draft.save' }, perRow(4), shows({ value: 'saving' }));
      const wanted = { ...inRows(3), ...on('#111111') };
      sees(page, 'confirmed', { context: { wanted, isSaving: true } });
      page.send(shows({ ...come(inRows(3)), value: { ready: 'saved' } }));
      sees(page, 'confirmed', {
        effects: told({ type: 'config.save', config: wanted, undecided: [] }),
        context: { wanted: null, isSaving: false, dropped: 0, draft: { ...wanted, ...inRows(4) } },
      });
      page.send(
        shows({ ...come(inRows(3)), value: 'saving' }),
        shows({ ...come(wanted, 8), value: { ready: 'saved' } }),
      );
      sees(page, 'confirmed', { context: { base: come(wanted, 8).base, draft: { ...wanted, ...inRows(4) } } });
    },
    'nothing more is saved where it is saved already, where the save before did not go through, or where it would overwrite'(
      open,
    ) {
      const base = { config: inRows(3), version: 7, updatedAt: 7 };
      for (const [count, end] of [
        [3, { base, replaced: [inRows(3)], value: { ready: 'saved' } }],
        [1, { value: { ready: 'refused' } }],
        [1, { value: 'conflicting', theirs, conflicts: [conflict] }],
        [1, { base: theirs, replaced: [{}], value: 'saving' }],
      ] as const) {
        const page = open(input);
        page.send(perRow(3), { type: 'draft.save' }, shows({ value: 'saving' }));
        page.send(perRow(count), { type: 'draft.save' }, shows(end), shows({ ...end, value: { ready: 'calm' } }));
        sees(page, 'calm', {
          effects: told({ type: 'config.save', config: inRows(3), undecided: [] }),
          context: { wanted: null, isSaving: false },
        });
      }
    },
    'what comes after a merge goes upon it, with the order as it is by then; what was taken back goes as well'(open) {
      const page = open(input);
      page.send(perRow(3), { type: 'draft.save' }, shows({ value: 'saving' }), undo);
      page.send({ type: 'section.move', section: 'languages', to: 2 }, background('#111111'), { type: 'draft.save' });
      page.send({ type: 'section.move', section: 'languages', to: 1 });
      const { languages: _, locations: __, ...others } = order;
      const before = { locations: 1, languages: 2, ...others };
      sees(page, 'confirmed', {
        effects: told(
          { type: 'config.save', config: inRows(3), undecided: [] },
          { type: 'order.save', order: before },
          { type: 'order.save', order },
        ),
        context: { wanted: { ...on('#111111'), displayOrder: order } },
      });
      const turkish = { config: { language: 'tr' as const }, version: 6, updatedAt: 6 };
      page.send(shows({ base: turkish, replaced: [{}], value: 'saving' }));
      const merged = { ...inRows(3), language: 'tr' as const };
      sees(page, 'confirmed', { context: { wanted: { ...on('#111111'), language: 'tr', displayOrder: order } } });
      page.send(
        shows({ base: { config: merged, version: 7, updatedAt: 7 }, replaced: [merged], value: { ready: 'calm' } }),
      );
      sees(page, 'confirmed', {
        effects: told({
          type: 'config.save',
          config: { ...on('#111111'), language: 'tr', displayOrder: order },
          undecided: [],
        }),
        context: { wanted: null },
      });
    },
    'what was asked about before is asked about with what is saved then'(open) {
      const page = open(input);
      page.send(perRow(3), shows({ base: theirs, replaced: [{}], value: 'saving' }));
      page.send({ type: 'draft.save' }, perRow(1), shows({ base: theirs, replaced: [{}] }));
      const config = { ...theirs.config, ...inRows(3) };
      sees(page, 'confirmed', {
        effects: told({ type: 'config.save', config, undecided: [conflict] }),
        context: { wanted: null, draft: { ...config, ...inRows(1) } },
      });
    },
    'a config that could not be had is not saved over while its order is on its way'(open) {
      const page = open({ ...input, stored: null });
      const nothing = { config: {}, version: 0, updatedAt: null };
      page.send(shows({ base: nothing, value: 'saving' }), { type: 'draft.save' });
      sees(page, 'calm', {
        calls: beside(nothing),
        effects: told({ type: 'config.save', config: null, undecided: [] }),
        context: { wanted: null },
      });
    },
    'each edit is in the draft at once, behind the colour that was on its way, and is undone alone'(open) {
      for (const [edit, draft] of edits) {
        const page = open(input);
        page.send(edit);
        sees(page, 'confirmed', { context: { draft }, effects: didBy(edit, draft) });
        page.send(undo);
        sees(page, 'confirmed', { context: { draft: {} } });
        page.send({ type: 'colour.pick', edit: ofName }, edit);
        const both = withName(draft);
        sees(page, 'confirmed', { context: { draft: both, colour: null }, effects: didBy(edit, both) });
        page.send(undo);
        sees(page, 'confirmed', { context: { draft: named } });
      }
    },
    'a cover is set and taken away'(open) {
      const page = open(input);
      page.send({ type: 'cover.set', folder });
      sees(page, 'confirmed', { context: { draft: { pageStyle: { coverImageUrl: folder } } } });
      page.send({ type: 'colour.pick', edit: ofName }, { type: 'cover.set', folder: null });
      sees(page, 'confirmed', { context: { draft: withName({ pageStyle: { coverImageUrl: null } }), colour: null } });
    },
    'every edit is undone and done again, the last one first'(open) {
      const page = open(input);
      page.send(perRow(3), perRow(4));
      page.send(undo);
      sees(page, 'confirmed', { context: { draft: inRows(3) } });
      page.send(undo);
      sees(page, 'confirmed', { context: { draft: {} } });
      page.rejects(undo);
      page.send(redo, redo);
      sees(page, 'confirmed', { context: { draft: inRows(4) } });
      page.rejects(redo);
      page.send(undo, perRow(1));
      page.rejects(redo);
    },
    'what is dragged is one edit until it is let go'(open) {
      const page = open(input);
      const fainter = (opacity: number) => ({ type: 'cover.style', opacity }) as const;
      page.send({ type: 'gesture.end' });
      sees(page, 'calm');
      page.send(fainter(0.9), fainter(0.8), { type: 'gesture.end' });
      sees(page, 'confirmed');
      page.send(fainter(0.7));
      sees(page, 'confirmed', { context: { draft: { pageStyle: { coverImageStyle: { opacity: 0.7 } } } } });
      page.send(undo);
      sees(page, 'confirmed', { context: { draft: { pageStyle: { coverImageStyle: { opacity: 0.8 } } } } });
      page.send(undo);
      sees(page, 'confirmed', { context: { draft: {} } });
    },
    '[EDIT-17] a colour is in the draft 300 ms after the last one, as one edit'(open) {
      const page = open(input);
      page.send(pick('#111111'));
      picked(page, '#111111', { draft: {} });
      page.send(pick('#222222'));
      picked(page, '#222222', { draft: {} });
      page.answer('pause', undefined);
      sees(page, 'confirmed', { context: { draft: on('#222222'), colour: null } });
      page.send(pick('#333333'));
      page.fail('pause');
      sees(page, 'confirmed', { context: { draft: on('#333333') } });
      page.send(undo);
      sees(page, 'confirmed', { context: { draft: {} } });
      page.rejects(undo);
    },
    'a colour that is dragged with rests is one edit until it is let go, and the next drag is another'(open) {
      const page = open(input);
      const rests = (...colours: string[]) => {
        for (const colour of colours) {
          page.send(pick(colour));
          page.answer('pause', undefined);
        }
      };
      rests('#111111', '#222222');
      page.send({ type: 'gesture.end' });
      sees(page, 'confirmed', { context: { isColourMeant: false } });
      rests('#333333');
      page.send(pick('#444444'), { type: 'gesture.end' });
      picked(page, '#444444', { draft: on('#333333'), isColourMeant: true });
      page.answer('pause', undefined);
      sees(page, 'confirmed', { context: { draft: on('#444444'), isColourMeant: false } });
      rests('#555555');
      for (const draft of [on('#444444'), on('#222222'), {}]) {
        page.send(undo);
        sees(page, 'confirmed', { context: { draft } });
      }
      page.rejects(undo);
    },
    'a colour that was meant is not the beginning of the next one, however soon that comes'(open) {
      const page = open(input);
      page.send(pick('#111111'), { type: 'gesture.end' }, pick('#222222'));
      picked(page, '#222222', { draft: on('#111111'), isColourMeant: false });
      page.send({ type: 'gesture.end' }, undo);
      sees(page, 'calm', { context: { draft: on('#111111'), colour: null, isColourMeant: false } });
    },
    '[DASH-25] a config that could not be had is not saved over'(open) {
      const page = open({ ...input, stored: null });
      const nothing = { config: {}, version: 0, updatedAt: null };
      const calls = beside(nothing);
      sees(page, 'calm', { calls, context: { hasConfig: false, base: nothing, draft: {}, history: calm } });
      page.send({ type: 'draft.save' });
      sees(page, 'calm', { calls, effects: told({ type: 'config.save', config: null, undecided: [] }) });
    },
    'a draft that was kept goes on without the config that could not be had'(open) {
      const kept: KeptDraft = { base: stored, draft: inRows(3), history: calm, undecided: [], unanswered: [] };
      const page = open({ ...input, stored: null, kept });
      sees(page, 'calm', { context: { hasConfig: true, base: stored, draft: inRows(3) } });
      page.send({ type: 'draft.save' });
      sees(page, 'calm', { effects: told({ type: 'config.save', config: inRows(3), undecided: [] }) });
    },
    'steps of which nothing is left are counted, until something is saved again'(open) {
      const page = open(input);
      page.send(perRow(4), { type: 'page.font', font: 'Georgia' });
      const adopted = { ...theirs, config: { ...theirs.config, pageStyle: { fontFamily: 'Georgia' as const } } };
      page.send(shows({ base: adopted, replaced: [stored.config] }));
      sees(page, 'confirmed', { context: { dropped: 2, draft: adopted.config } });
      const next = { ...adopted, version: 7 };
      page.send(
        perRow(1),
        shows({ base: { ...next, config: { ...next.config, ...inRows(1) } }, replaced: [adopted.config] }),
      );
      sees(page, 'confirmed', { context: { dropped: 3 } });
      page.send({ type: 'draft.save' });
      sees(page, 'calm', {
        context: { dropped: 0 },
        effects: told({ type: 'config.save', config: { ...adopted.config, ...inRows(1) }, undecided: [] }),
      });
      page.send(
        perRow(2),
        shows({
          base: { ...next, version: 8, config: { ...next.config, ...inRows(2) } },
          replaced: [{ ...next.config, ...inRows(1) }],
        }),
      );
      page.send({ type: 'section.move', section: 'languages', to: 1 });
      sees(page, 'confirmed', { context: { dropped: 0 }, effects: told({ type: 'order.save', order }) });
    },
    'a colour gives way to the next edit, and to the colour of something else; undone, it never was'(open) {
      const page = open(input);
      page.send(pick('#111111'), perRow(3));
      sees(page, 'confirmed', { context: { draft: { ...on('#111111'), ...inRows(3) }, colour: null } });
      const edit = { type: 'page.text', text: 'aboutMe', change: { color: '#222222' } } as const;
      page.send(pick('#444444'), { type: 'colour.pick', edit });
      sees(page, 'waiting', {
        calls: { pause: { milliseconds: 300 } },
        context: { colour: edit, draft: { ...on('#444444'), ...inRows(3) } },
      });
      page.send(undo);
      sees(page, 'calm', { context: { colour: null, draft: { ...on('#444444'), ...inRows(3) } } });
      page.send(undo, pick('#555555'), redo);
      sees(page, 'confirmed', { context: { colour: null } });
    },
    '[SECT-05, SECT-06, SECT-07] a section that is turned on shows its items, one that is turned off cannot'(open) {
      const page = open(input);
      page.send({ type: 'section.expand', section: 'languages' });
      sees(page, 'calm', { context: { expanded: ['languages'] } });
      page.send({ type: 'section.expand', section: 'languages' });
      sees(page, 'calm', { context: { expanded: [] } });
      page.send({ type: 'section.expand', section: 'locations' }, { type: 'section.expand', section: 'languages' });
      page.send(hidden);
      sees(page, 'confirmed', { context: { expanded: ['locations'], draft: { showLanguages: false } } });
      page.send({ type: 'section.expand', section: 'languages' });
      sees(page, 'confirmed', { context: { expanded: ['locations'] } });
      page.send({ ...hidden, isShown: true });
      sees(page, 'confirmed', { context: { expanded: ['locations', 'languages'], draft: { showLanguages: true } } });
      page.send({ type: 'item.show', section: 'languages', item: 'tr', isShown: false });
      page.send({ type: 'section.expand', section: 'languages' });
      sees(page, 'confirmed', { context: { expanded: ['locations', 'languages'] } });
    },
    '[SECT-04] a section that is moved is saved at once, the order alone'(open) {
      const page = open(input);
      page.send(perRow(3), { type: 'section.move', section: 'languages', to: 1 });
      sees(page, 'confirmed', {
        effects: told({ type: 'order.save', order }),
        context: { draft: { ...inRows(3), displayOrder: order }, moved: 'languages', wanted: null },
      });
    },
    '[TRIPS-04, TRIPS-05, TRIPS-06, TRIPS-08] one trip is open at a time, and none that is hidden'(open) {
      const page = open(input);
      const configure = (trip: string) => ({ type: 'trip.configure', trip }) as const;
      const show = (trip: string, isShown: boolean) => ({ type: 'trip.show', trip, isShown }) as const;
      page.send(configure('sea'));
      sees(page, 'calm', { context: { openTrip: 'sea' } });
      page.send(configure('hills'));
      sees(page, 'calm', { context: { openTrip: 'hills' } });
      page.send(show('sea', false));
      sees(page, 'confirmed', { context: { openTrip: 'hills' } });
      page.send(configure('sea'));
      sees(page, 'confirmed', { context: { openTrip: 'hills' } });
      page.send(show('sea', true), configure('sea'), show('sea', true));
      sees(page, 'confirmed', { context: { openTrip: 'sea' } });
      page.send(show('sea', false));
      sees(page, 'confirmed', { context: { openTrip: null } });
      page.send(configure('hills'), configure('hills'));
      sees(page, 'confirmed', { context: { openTrip: null } });
    },
    '[TRIPS-25] a colour of a trip is said as any change to its settings is'(open) {
      const page = open(input);
      const edit = { type: 'trip.text', trip: 'sea', text: 'title', change: { color: '#e11d48' } } as const;
      page.send({ type: 'colour.pick', edit });
      sees(page, 'waiting', {
        calls: { pause: { milliseconds: 300 } },
        effects: actions('tellTrip'),
        context: { colour: edit, draft: {} },
      });
      page.answer('pause', undefined);
      const ofTrip = { sea: { textStyles: { title: { color: '#e11d48' } } } };
      sees(page, 'confirmed', { context: { draft: { vayaDisplaySettings: ofTrip }, colour: null } });
    },
    '[TRIPS-25] a change to the settings of a trip is said'(open) {
      const page = open(input);
      const said = actions('tellTrip');
      page.send({ type: 'trip.element', trip: 'sea', element: 'showPeriod', isShown: false });
      sees(page, 'confirmed', { effects: said });
      page.send({ type: 'trip.item', trip: 'sea', item: 'item-0', isShown: false });
      sees(page, 'confirmed', { effects: said });
      page.send({ type: 'trip.text', trip: 'sea', text: 'title', change: { bold: true } });
      sees(page, 'confirmed', { effects: said });
      page.send({ type: 'trip.highlight', trip: 'sea', isHighlighted: true });
      sees(page, 'confirmed', { effects: said });
      page.send({ type: 'trip.show', trip: 'sea', isShown: false });
      sees(page, 'confirmed');
    },
    'what is saved becomes the base, also where the draft has moved on meanwhile'(open) {
      const page = open(input);
      page.send(perRow(3), background('#111111'));
      const base = { config: inRows(3), version: 7, updatedAt: 7 };
      page.send(shows({ base, replaced: [inRows(3)] }));
      sees(page, 'confirmed', { context: { base, draft: { ...inRows(3), ...on('#111111') } } });
      page.send(shows({ base, replaced: [inRows(3)] }));
      page.send(undo, undo);
      sees(page, 'confirmed', { context: { base, draft: {} } });
    },
    'what somebody else has saved comes into the draft, and is not undone with it'(open) {
      const page = open(input);
      page.send(background('#111111'));
      page.send(shows({ base: theirs, replaced: [{}] }));
      sees(page, 'confirmed', { context: { base: theirs, draft: { ...on('#111111'), ...theirs.config } } });
      page.send(undo);
      sees(page, 'confirmed', { context: { draft: theirs.config } });
      page.send(redo);
      sees(page, 'confirmed', { context: { draft: { ...on('#111111'), ...theirs.config } } });
    },
    'what was kept goes on where it was'(open) {
      const kept: KeptDraft = {
        base: stored,
        draft: inRows(3),
        history: { past: [{}], future: [], gesture: null },
        undecided: ['language'],
        unanswered: [inRows(3)],
      };
      const page = open({ facts, blog, stored: { ...stored, updatedAt: 9 }, kept });
      const calls = beside({ ...stored, updatedAt: 9 }, [inRows(3)]);
      page.isIn('calm', { calls, context: { ...kept, base: { ...stored, updatedAt: 9 } } });
      page.send(undo);
      page.isIn('confirmed', { calls, context: { draft: {} } });
    },
    'what was kept comes upon what was saved since, and where both have changed the same the next save asks'(open) {
      const kept: KeptDraft = {
        ...{ base: stored, draft: inRows(3), history: emptyHistory },
        ...{ undecided: [], unanswered: [inRows(1)] },
      };
      const turkish = { config: { language: 'tr' as const }, version: 8, updatedAt: 8 };
      const page = open({ facts, blog, stored: turkish, kept });
      page.isIn('calm', {
        calls: beside(turkish),
        context: { base: turkish, draft: { ...inRows(3), language: 'tr' }, undecided: [], unanswered: [] },
      });
      const other = open({ facts, blog, stored: theirs, kept });
      const both = { ...inRows(3), language: 'tr' as const };
      other.isIn('calm', {
        calls: beside(theirs),
        context: { base: theirs, draft: both, undecided: [conflict.path], unanswered: [] },
      });
      other.send({ type: 'draft.save' });
      other.isIn('calm', {
        calls: beside(theirs),
        effects: told({ type: 'config.save', config: both, undecided: [conflict] }),
      });
      const own = open({ facts, blog, stored: { ...theirs, config: inRows(1) }, kept });
      own.isIn('calm', {
        calls: beside({ ...theirs, config: inRows(1) }),
        context: { draft: inRows(3), undecided: [] },
      });
    },
    'what somebody else has saved of what is edited here is asked about at the next save, unless it is the same'(open) {
      const page = open(input);
      page.send(perRow(3), shows({ base: theirs, replaced: [{}] }));
      const draft = { ...inRows(3), language: 'tr' as const };
      sees(page, 'confirmed', { context: { base: theirs, draft, undecided: [conflict.path] } });
      page.send({ type: 'draft.save' });
      sees(page, 'calm', { effects: told({ type: 'config.save', config: draft, undecided: [conflict] }) });
      page.send(perRow(4), { type: 'draft.save' });
      sees(page, 'calm', { effects: told({ type: 'config.save', config: theirs.config, undecided: [] }) });
      page.send(perRow(1), shows({ base: { ...theirs, version: 8 }, replaced: [theirs.config] }));
      sees(page, 'confirmed', { context: { undecided: [conflict.path], base: { ...theirs, version: 8 } } });
    },
    'an order that somebody else has changed as well waits for the next save, which asks'(open) {
      const page = open(input);
      const move = (to: number) => ({ type: 'section.move', section: 'languages', to }) as const;
      page.send(move(1));
      page.isIn('confirmed', { calls: beside(), effects: told({ type: 'order.save', order }) });
      const last = { locations: 1, expertises: 2, services: 3, serviceOffers: 4, contact: 5, languages: 6 };
      page.send(shows({ base: { ...theirs, config: { displayOrder: last } }, replaced: [{}] }), pick('#111111'));
      page.send({ ...move(3), section: 'contact' });
      const moved = { languages: 1, locations: 2, contact: 3, expertises: 4, services: 5, serviceOffers: 6 };
      sees(page, 'confirmed', {
        context: {
          ...{ undecided: ['displayOrder'], moved: 'contact', colour: null },
          draft: { displayOrder: moved, ...on('#111111') },
        },
      });
    },
    'what was sent and not answered is known, and is no question'(open) {
      const page = open(input);
      page.send(perRow(3), shows({ lost: [inRows(1)] }));
      sees(page, 'confirmed', { context: { unanswered: [inRows(1)] } });
      page.send(shows({ theirs: { ...theirs, config: { ...inRows(1), language: 'tr' } }, lost: [inRows(1)] }));
      page.send({ type: 'conflict.keep' });
      const config = { ...inRows(3), language: 'tr' as const };
      sees(page, 'confirmed', { effects: told({ type: 'conflict.settle', config, undecided: [] }) });
    },
    'what was changed on both sides after it was sent is asked next'(open) {
      const page = open(input);
      const font = (fontFamily: 'Georgia' | 'Roboto') => ({ pageStyle: { fontFamily } });
      const both = { ...theirs, config: { ...inRows(4), ...font('Roboto') } };
      page.send(
        perRow(3),
        { type: 'page.font', font: 'Georgia' },
        shows({ theirs: both, conflicts: [conflict] }),
        take,
      );
      const config = { ...inRows(4), ...font('Georgia') };
      const left = { path: 'pageStyle.fontFamily', setting: { kind: 'page', name: 'fontFamily' } };
      sees(page, 'confirmed', {
        effects: told({
          ...{ type: 'conflict.settle', config },
          undecided: [{ ...left, mine: 'Georgia', theirs: 'Roboto' }],
        }),
        context: { base: both, undecided: [left.path] },
      });
    },
    'mine is kept where both have changed the same'(open) {
      for (const [pause, state] of moments) {
        const page = asked(open, pause);
        sees(page, state, { context: { question: { theirs, conflicts: [conflict] }, base: stored } });
        page.send({ type: 'conflict.keep' });
        const config = { ...inRows(3), ...on('#111111'), language: 'tr' as const };
        sees(page, state, {
          effects: told({ type: 'conflict.settle', config, undecided: [] }),
          context: { base: theirs, draft: config, undecided: [] },
        });
        page.send(shows({ base: theirs, replaced: [{}] }));
        sees(page, state, { context: { question: null, base: theirs, draft: config, undecided: [] } });
        page.rejects({ type: 'conflict.keep' });
      }
    },
    'theirs is used where both have changed the same, and mine comes back by Undo'(open) {
      for (const [pause, state] of moments) {
        const page = asked(open, pause);
        page.send(take);
        const config = { ...inRows(4), ...on('#111111'), language: 'tr' as const };
        sees(page, state, {
          effects: told({ type: 'conflict.settle', config, undecided: [] }),
          context: { draft: config },
        });
        page.send(undo);
        sees(page, 'confirmed', { context: { draft: { ...inRows(3), ...on('#111111'), language: 'tr' } } });
      }
    },
    'one is used of theirs and another of mine, where both have changed two'(open) {
      const page = open(input);
      const both = { ...theirs, config: { ...inRows(4), pageStyle: { fontFamily: 'Roboto' as const } } };
      const ofFont = {
        ...{ path: 'pageStyle.fontFamily', setting: { kind: 'page' as const, name: 'fontFamily' as const } },
        ...{ mine: 'Georgia', theirs: 'Roboto' },
      };
      page.send(perRow(3), { type: 'page.font', font: 'Georgia' });
      page.send(shows({ theirs: both, conflicts: [conflict, ofFont] }), take);
      const config = { ...inRows(4), pageStyle: { fontFamily: 'Georgia' as const } };
      sees(page, 'confirmed', {
        effects: told({ type: 'conflict.settle', config, undecided: [] }),
        context: { draft: config },
      });
    },
    'a question that is closed leaves everything as it was'(open) {
      for (const [pause, state] of moments) {
        const page = asked(open, pause);
        page.send({ type: 'conflict.dismiss' });
        sees(page, state, {
          effects: told({ type: 'conflict.dismiss' }),
          context: { draft: { ...inRows(3), ...on('#111111') }, base: stored },
        });
      }
    },
  },
});
