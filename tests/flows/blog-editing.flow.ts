import { type AnyEventObject, assign } from 'xstate';
import { type BlogEditingSnapshot, blogEditingMachine } from '#machines/blog-editing/blog-editing.machine.ts';
import {
  areContactsUndecided,
  isInConflict,
  isSectionShown,
  isTripShown,
  sectionsIn,
} from '#machines/blog-editing/blog-editing.view.ts';
import { previewedDraft } from '#machines/blog-editing/draft.ts';
import { typedColourIn } from '#machines/blog-editing/typed-colours.ts';
import type { StoredConfig } from '#machines/blog-saving/stored-config.ts';
import { applyEdit, type BlogEdit } from '#machines/rules/blog-edit.ts';
import { factsOf } from '#machines/rules/blog-facts.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { makeBlogCreator, makeOwnProfile, makeTrip } from '#tests/kit/make-blog.ts';
import { modelOf } from '#tests/kit/model.ts';
import type { Driver } from '#tests/kit/verbs.ts';
import { demoDashboard } from './own-account.flow.ts';

export const creator = makeBlogCreator({ publishedVayas: [makeTrip(), makeTrip({ _id: 'hills', title: 'Hills' })] });
export const facts = factsOf(creator);
export const profile = makeOwnProfile();
export const blog = { username: 'deniz', id: 'creator-1' };
export const stored: StoredConfig = { config: {}, version: 5, updatedAt: 5 };

const background = (colour: string) => ({ type: 'page.background', colour }) as const;
export const ground = { kind: 'page', name: 'backgroundColor' } as const;
const remote: StoredConfig = { config: { tripSettings: { tripsPerRow: 4 } }, version: 6, updatedAt: 6 };
const reordered: StoredConfig = { config: { displayOrder: { contact: 1 } }, version: 7, updatedAt: 7 };
export const conflict = {
  path: 'tripSettings.tripsPerRow',
  setting: { kind: 'page' as const, name: 'tripsPerRow' as const },
  local: 3,
  remote: 4,
};

/** Paths compare contexts, and the time of an edit differs from run to run. */
export const atOneTime = blogEditingMachine.provide({ actions: { setEditedAt: assign({}) } });

const applied = ['Changes applied to preview'];

type Gesture = (hand: Driver, event: AnyEventObject) => Promise<void>;

/** Opens the tab of a control first. */
const within =
  (tab: RegExp) =>
  (gesture: Gesture): Gesture =>
  async (hand, event) => {
    await hand.press(tab);
    await gesture(hand, event);
  };
const inGeneral = within(/^General Settings/);
const inStyle = within(/^Profile & Style/);
const inSections = within(/^Content Sections/);
const inTrips = within(/^Trips & Experiences/);
const inItems = (section: string, gesture: Gesture) =>
  inSections(async (hand, event) => {
    const unfold = `Show the items of ${section}`;
    if ((await hand.look()).pressable.has(unfold)) await hand.press(unfold);
    await gesture(hand, event);
  });
const inTrip = (gesture: Gesture) =>
  inTrips(async (hand, event) => {
    if (!(await hand.look()).pressable.has('Close Settings')) await hand.pressFirst('Configure');
    await gesture(hand, event);
  });
const pickOfTrip = inTrip(({ fill }, { edit }) => fill('Text colour: choose a colour', edit.change.color));
const pickBackground = inGeneral(({ fill }, { edit }) => fill('Background colour: choose a colour', edit.colour));
const typeOfTrip = inTrip(({ fill }, { text }) => fill('Text colour', text));
const typeBackground = inGeneral(({ fill }, { text }) => fill('Background colour', text));

export const flow = {
  model: modelOf({
    title: 'Blog editing',
    machine: atOneTime,
    input: { facts, blog, stored: { ...stored, config: { profile } }, unsaved: null },
    events: {
      'profile.text': [{ fullName: 'Ada Yıldız' }],
      'service.toggle': [{ list: 'services', id: 'workshop' }],
      'profile.choose': [{ profilePicture: 'profile/0' }],
      'level.choose': [{ list: 'languages', id: 'de', level: 'NATIVE' }],
      'level.remove': [{ list: 'languages', id: 'tr' }],
      'place.add': [{ city: { _id: '745044', cityName: 'Istanbul' } }],
      'place.remove': [{ id: 'kas' }],
      'place.main': [{ id: 'kas' }],
      'section.expand': [{ section: 'languages' }, { section: 'contact' }],
      'section.reveal': [{ section: 'contact' }],
      'trip.configure': [{ trip: 'sea' }],
      'part.focus': [{ target: { kind: 'head' } }],
      'part.open': [{ target: { kind: 'section', section: 'languages' } }],
      'section.show': [{ section: 'services', isShown: false }],
      'item.show': [{ section: 'languages', item: 'tr', isShown: false }],
      'section.move': [{ section: 'languages', to: 1 }],
      'contact.show': [{ way: 'phone', isShown: false }],
      'platform.show': [{ platform: 'tiktok', isShown: false }],
      'social.show': [{ isShown: false }],
      'trip.show': [{ trip: 'sea', isShown: false }],
      'trip.highlight': [{ trip: 'sea', isHighlighted: true }],
      'trip.element': [{ trip: 'sea', element: 'showPeriod', isShown: false }],
      'trip.item': [{ trip: 'sea', item: 'item-0', isShown: false }],
      'trip.text': [{ trip: 'sea', text: 'title', change: { fontSize: 28 } }],
      'trip.styleOthers': [{ trip: 'sea' }],
      'page.background': [{ colour: '#fef3c7' }],
      'page.font': [{ font: 'Georgia' }],
      'page.tripsPerRow': [{ count: 3 }],
      'page.language': [{ language: 'tr' }],
      'page.sharing': [{ title: 'By sea' }],
      'page.text': [{ text: 'fullName', change: { fontSize: 40 } }],
      'cover.set': [{ folder: null }, { folder: 'cover-image/000000000000000000000000000000' }],
      'cover.style': [{ opacity: 0.5 }],
      'picture.style': [{ shape: 'square' }],
      'colour.pick': [
        { edit: background('#111111') },
        { edit: { type: 'trip.text', trip: 'sea', text: 'title', change: { color: '#222222' } } },
      ],
      'colour.type': [
        { setting: ground, text: '#0' },
        { setting: ground, text: '#111111' },
        { setting: { kind: 'tripText', trip: 'sea', text: 'title', name: 'color' }, text: 'navy' },
      ],
      'config.loaded': [{ stored: remote }],
      'contacts.decide': [{ areShown: false }, { areShown: true }],
      'conflict.resolve': [{ paths: [] }, { paths: ['tripSettings.tripsPerRow'] }],
      'save.started': [{ isOrderOnly: true, unconfirmed: [] }],
      'save.outdated': [{ unconfirmed: [] }],
      'base.changed': [{ base: reordered, replaced: { config: { displayOrder: { expertises: 1 } }, unconfirmed: [] } }],
      'save.failed': [{ unconfirmed: [] }],
      'save.conflicted': [{ conflict: { remote, conflicts: [conflict] }, unconfirmed: [] }],
    },
    restingStates: ['draft.idle', 'saving.idle'],
    journeyOnly: [
      'root — always [isRenamed] → stay #1',
      'draft — section.show [mustAskReveal] → stay #0',
      'draft — section.reveal [isRevealAsked] → draft.confirmed #0',
      'saving.idle — draft.save [isColourInvalid] → stay #0',
      'saving.idle — draft.save [isProfileInvalid] → stay #1',
      'saving.idle — contacts.decide [isColourInvalid] → stay #0',
      'saving.idle — contacts.decide [isProfileInvalid] → stay #1',
      'saving.saving — draft.save [and canSave isColourInvalid] → stay #0',
      'saving.saving — draft.save [and canSave isProfileInvalid] → stay #1',
      'saving.saving — contacts.decide [isColourInvalid] → stay #0',
      'saving.saving — contacts.decide [isProfileInvalid] → stay #1',
    ],
    answers: {},
    vertex: ({ history: { past, future }, conflictPaths, pendingColour, pendingSave }) =>
      pendingColour
        ? [pendingColour.type, future.length > 0]
        : [past.length > 0, future.length > 0, pendingSave !== null, conflictPaths.includes('displayOrder')],
  }),
  guide: {
    ...demoDashboard,
    answers: {},
    conditions: {
      isRenamed: 'the saved profile has another name than before',
      mustAskReveal: 'the saved page hides items of the section',
      isRevealAsked: 'the question about this section is open',
      canSave: 'nothing is being saved, or only the order with no Save after it',
      mustOrderWait: 'another tab saved another order, or the config could not be read yet',
      isColourInvalid: 'a field holds text that is no colour',
      isOtherColour: 'the text is another colour than before',
      hasOwnStyles: 'the texts of another trip look different',
      isOtherTripColour: 'the text is another colour of a text of a trip',
      isProfileInvalid: 'a field of the profile is empty or not valid',
      areFactsOutdated: 'the profile has other languages, places or accounts than before',
      isPendingTripText: 'the colour is that of a text of a trip',
    },
  },
  words: {
    'profile.text': ({ fullName }) => `Type ${fullName} as the full name`,
    'profile.choose': 'Choose a profile picture',
    'level.choose': 'Add German',
    'level.remove': 'Remove Turkish',
    'place.add': ({ city }) => `Choose ${city.cityName} among the cities`,
    'place.remove': 'Remove Kaş',
    'place.main': 'Make Kaş the main place',
    'service.toggle': ({ id }) => `Press the service ${id}`,
    'section.show': 'Switch Services off',
    'item.show': 'Switch Turkish off',
    'section.move': ({ to }) => `Move Languages to position ${to}`,
    'contact.show': 'Switch Phone Number off',
    'social.show': 'Switch Social media off',
    'platform.show': 'Switch TikTok off',
    'trip.show': 'Switch a trip off',
    'trip.highlight': 'Highlight a trip',
    'trip.element': 'Switch Duration of a trip off',
    'trip.item': 'Switch an item of a trip off',
    'trip.text': 'Make the title of a trip larger',
    'trip.styleOthers': 'Press Use these text styles for all trips',
    'page.background': 'Type a background',
    'page.font': 'Choose a font',
    'page.readable': 'Press Use colours that can be read',
    'page.tripsPerRow': 'Choose three trips a row',
    'page.language': 'Choose Turkish for the page',
    'page.sharing': 'Type a title for sharing',
    'page.text': 'Choose a size for the name',
    'cover.set': ({ folder }) => (folder === null ? 'Press Remove the cover' : 'Upload a cover'),
    'cover.style': 'Make the cover fainter',
    'picture.style': 'Choose a square picture',
    'colour.pick': ({ edit }) => `Drag through the colours of ${edit.type === 'trip.text' ? 'a trip' : 'the page'}`,
    'colour.type': ({ setting, text }) =>
      `Type ${text} as a colour of ${setting.kind === 'page' ? 'the page' : 'a trip'}`,
    'step.end': 'Release a slider, or leave a field',
    'config.loaded': 'The config could be read',
    'save.started': 'A save of the order starts',
    'save.outdated': 'Another tab has saved a newer version',
    'base.changed': 'Another order of another tab becomes the base',
    'config.saved': 'The config is saved',
    'config.merged': 'Changes of another tab are merged',
    'save.finished': 'The save ends',
    'save.failed': 'The save fails',
    'save.conflicted': 'Another tab has changed the same setting',
    'edit.undo': 'Press Undo or Ctrl+Z',
    'edit.redo': 'Press Redo or Ctrl+Shift+Z',
    'contacts.decide': ({ areShown }) => (areShown ? 'Press Keep public' : 'Press Hide'),
    'conflict.resolve': ({ paths }) => (paths.length === 0 ? 'Press Keep mine' : 'Press Use theirs'),
    'conflict.dismiss': 'Close the question',
    'section.expand': ({ section }) => `Press the arrow of the section ${section}`,
    'section.reveal': 'Press Show all',
    'section.dismissReveal': 'Press Keep it off',
    'trip.configure': 'Press Configure',
    'part.focus': 'Focus a field of Profile & Style',
    'part.open': 'Press Languages in the preview',
  },
  shown: {
    buttons: {
      'Keep mine': { type: 'conflict.resolve', paths: [] },
      'Use theirs': { type: 'conflict.resolve', paths: [conflict.path] },
    },
    texts: Object.fromEntries(
      ['idle', 'saving', 'conflicting'].flatMap((saving) =>
        Object.entries({ idle: [], pickingColour: [], confirmed: applied, uploaded: applied }).map(([draft, texts]) => [
          `draft.${draft} + saving.${saving}`,
          texts,
        ]),
      ),
    ),
  },
  gestures: {
    'profile.text': inStyle(({ fill }, { fullName }) => fill('Full name', fullName)),
    'section.show': inSections(({ press }) => press('Services')),
    'item.show': inItems('Languages', ({ press }) => press(/^Turkish/)),
    'section.move': inSections(({ press }) => press('Move Languages up')),
    'contact.show': inItems('Contact', ({ press }) => press('Phone Number')),
    'section.expand': inSections(({ press }, { section }) =>
      press(section === 'contact' ? /the items of Contact$/ : /the items of Languages$/),
    ),
    'social.show': inStyle(({ press }) => press('Show social media')),
    'platform.show': inStyle(({ press }) => press('TikTok')),
    'page.text': inStyle(({ press }) => press('40 px')),
    'cover.style': inStyle(({ fill }, { opacity }) => fill('Opacity', String(opacity))),
    'picture.style': inStyle(({ press }) => press('Square')),
    'step.end': inStyle(({ leave }) => leave('Opacity')),
    'trip.show': inTrips(({ pressFirst }) => pressFirst('Visible on blog')),
    'trip.configure': inTrips(({ pressFirst }) => pressFirst(/^(Configure|Close Settings)$/)),
    'trip.highlight': inTrip(({ press }) => press(/^Highlight this trip/)),
    'trip.element': inTrip(({ press }) => press('Duration')),
    'trip.item': inTrip(({ press }) => press(/Stop 0$/)),
    'trip.text': inTrip(({ press }) => press('28 px')),
    'trip.styleOthers': inTrip(({ press }) => press('Use these text styles for all trips')),
    'page.font': inGeneral(({ press }) => press('Georgia')),
    'page.tripsPerRow': inGeneral(({ press }) => press('3')),
    'page.language': inGeneral(({ press }) => press('Türkçe')),
    'page.sharing': inGeneral(({ fill }, { title }) => fill('Title', title)),
    'colour.pick': (hand, event) =>
      event.edit.type === 'trip.text' ? pickOfTrip(hand, event) : pickBackground(hand, event),
    'colour.type': (hand, event) =>
      event.setting.kind === 'page' ? typeBackground(hand, event) : typeOfTrip(hand, event),
    'edit.undo': ({ press }) => press('Undo'),
    'edit.redo': ({ press }) => press('Redo'),
    'draft.save': ({ press }) => press('Save Changes'),
    'contacts.decide': ({ press }, { areShown }) => press(areShown ? 'Keep public' : 'Hide'),
    'conflict.resolve': ({ press }, { paths }) => press(paths.length === 0 ? 'Keep mine' : 'Use theirs'),
    'conflict.dismiss': ({ press }) => press('Close'),
  },
  elsewhere: {
    'profile.choose': 'the page, once a picture is uploaded',
    'level.choose': 'a list of the profile, once the entries that it offers are read',
    'level.remove': 'a list of the profile, once the entries that it offers are read',
    'place.add': 'the list of found cities, which is a flow of its own',
    'place.remove': 'the chip of a chosen city',
    'place.main': 'the button of a second city',
    'service.toggle': 'a chip of the profile, once the services are read',
    'save.started': 'the flow that saves',
    'save.outdated': 'the flow that saves',
    'base.changed': 'the flow that saves',
    'config.saved': 'the flow that saves',
    'config.merged': 'the flow that saves',
    'save.finished': 'the flow that saves',
    'save.failed': 'the flow that saves',
    'save.conflicted': 'the flow that saves',
    'page.background': 'a background comes as a colour that is picked',
    'config.loaded': 'the flow that reads the config again',
    'part.focus': 'each field of a part, once it has the focus',
    'part.open': 'the preview, through the panes',
    'section.reveal': 'the question about a section that the saved page hides; that of this walk hides nothing',
    'section.dismissReveal': 'the question about such a section',
    'page.readable': 'the background, where texts cannot be read on it; all of this walk can',
    'cover.set': 'the page, once a cover is uploaded; a cover that is there can be removed',
  },
  isOffered: (snapshot, event) => isOffered(snapshot as BlogEditingSnapshot, event),
  repeatable: {
    'trip.highlight': 'The second press takes it back.',
    'trip.element': 'The second press takes it back.',
    'trip.item': 'The second press takes it back.',
  },
} satisfies Flow;

/** An open question blocks the page; a value cannot be chosen twice, and hidden parts cannot be set. */
function isOffered(editing: BlogEditingSnapshot, { type, edit, ...event }: AnyEventObject): boolean {
  const { context } = editing;
  if (isInConflict(editing)) return type.startsWith('conflict.');
  if (type === 'section.expand') return isSectionShown(context, event.section);
  if (type === 'contacts.decide') return areContactsUndecided(context);
  if (type === 'trip.configure') return true;
  const isReachable = isTripShown(context, 'sea') && context.openTrip !== 'hills';
  if (type === 'colour.type')
    return (event.setting.kind === 'page' || isReachable) && typedColourIn(context, event.setting)?.text !== event.text;
  const next = { type, ...event, ...edit } as BlogEdit;
  if (next.type.startsWith('trip.') && !isReachable) return false;
  if (next.type === 'section.move') return sectionsIn(context).indexOf(next.section) === next.to;
  const seen = previewedDraft(context);
  return edits.test(next.type) ? applyEdit(seen, next, facts) !== seen : true;
}

const edits = /^(item|contact|social|platform|page|cover|picture)\.|^section\.show$|^trip\.(?!configure)/;
