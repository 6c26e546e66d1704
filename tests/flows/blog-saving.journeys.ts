import { blogSavingMachine } from '#machines/blog-saving/blog-saving.machine.ts';
import { editorConfig } from '#rules/editor-config.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { conflict } from './blog-editing.flow.ts';
import { base, blog, facts } from './blog-saving.flow.ts';

const input = { facts, blog, base, lost: [] };

type Machine = typeof blogSavingMachine;

const draft = { tripSettings: { tripsPerRow: 3 } };
const stored = { config: draft, version: 7, updatedAt: 7 };
const turkish = { config: { ...base.config, language: 'tr' as const }, version: 6, updatedAt: 6 };
const four = { config: { tripSettings: { tripsPerRow: 4 } }, version: 6, updatedAt: 6 };
const order = { locations: 2, languages: 1 };
const saving = (config: object, version = 5) => ({
  tags: ['saving'],
  calls: { saveConfig: { blog, config, version } },
});
const loading = { tags: ['saving'], calls: { fetchTheirs: blog } };
const tells = (news: string) => ({ tell: news });

const sent = (open: Open<Machine>): Run<Machine> => {
  const queue = open(input);
  queue.send({ type: 'config.save', config: draft, undecided: [] });
  return queue;
};
const outdated = (open: Open<Machine>): Run<Machine> => {
  const queue = sent(open);
  queue.answer('saveConfig', { kind: 'outdated' });
  return queue;
};

export const journeys = journeysOf({
  machine: blogSavingMachine,
  file: 'blog-saving/blog-saving.machine.ts',
  journeys: {
    '[DASH-24, DASH-28] the whole config goes, one write at a time, and for two seconds it is said'(open) {
      const queue = open(input);
      queue.isIn('ready.calm', {
        context: {
          sending: { config: base.config, isOrder: false },
          merges: 0,
          base,
          replaced: [base.config],
          wanted: null,
          lost: [],
          theirs: null,
          conflicts: [],
          wasSaved: false,
        },
      });
      queue.rejects({ type: 'conflict.settle', config: draft, undecided: [] }, { type: 'conflict.dismiss' });
      queue.send({ type: 'config.save', config: draft, undecided: [] });
      queue.isIn('saving', { ...saving(draft), context: { sending: { config: draft, isOrder: false }, merges: 0 } });
      queue.rejects({ type: 'config.save', config: draft, undecided: [] }, { type: 'conflict.dismiss' });
      queue.answer('saveConfig', { kind: 'saved', stored });
      queue.isIn('ready.saved', {
        effects: [tells('saved')],
        context: { base: stored, replaced: [draft], wasSaved: true, problem: null, message: null },
      });
      queue.wait(1_999);
      queue.isIn('ready.saved');
      queue.wait(1);
      queue.isIn('ready.calm');
      queue.send({ type: 'config.save', config: base.config, undecided: [] });
      queue.isIn('saving', saving(base.config, 7));
    },
    '[DASH-25] without a config nothing is sent'(open) {
      const queue = open(input);
      queue.send({ type: 'config.save', config: null, undecided: [] });
      queue.isIn('ready.refused', { effects: [tells('notSaved')], context: { problem: 'noConfig', message: null } });
      queue.wait(3_000);
      queue.isIn('ready.calm', { context: { problem: null } });
    },
    'a blog of no name and no id is not sent'(open) {
      const queue = sent(open);
      queue.answer('saveConfig', { kind: 'nameless' });
      queue.isIn('ready.refused', {
        effects: [tells('notSaved')],
        context: { problem: 'noIdentifier', message: null },
      });
      queue.wait(3_000);
      queue.isIn('ready.calm', { context: { problem: null } });
    },
    '[DASH-29] what is refused or not heard is said for three seconds, and sent again as it was'(open) {
      const queue = sent(open);
      queue.answer('saveConfig', { kind: 'refused', message: 'Please check this.' });
      queue.isIn('ready.refused', {
        effects: [tells('notSaved')],
        context: { message: 'Please check this.', base, lost: [], wasSaved: false },
      });
      queue.wait(2_999);
      queue.isIn('ready.refused');
      queue.wait(1);
      queue.isIn('ready.calm', { context: { message: null } });
      queue.send({ type: 'config.save', config: draft, undecided: [] });
      queue.fail('saveConfig', { message: 'Network Error' });
      queue.isIn('ready.refused', {
        effects: [tells('notSaved')],
        context: { message: 'Network Error', base, lost: [draft] },
      });
      queue.send({ type: 'config.save', config: draft, undecided: [] });
      queue.isIn('saving', { ...saving(draft), context: { message: null } });
      queue.answer('saveConfig', { kind: 'saved', stored });
      queue.isIn('ready.saved', { effects: [tells('saved')], context: { base: stored, lost: [] } });
    },
    '[SECT-04] the order goes alone, at once, upon what was saved last'(open) {
      const queue = open(input);
      queue.send({ type: 'order.save', order });
      const ordered = { ...base.config, displayOrder: order };
      queue.isIn('saving', { ...saving(ordered), context: { sending: { config: ordered, isOrder: true } } });
      queue.answer('saveConfig', { kind: 'saved', stored: { config: ordered, version: 8, updatedAt: 8 } });
      queue.isIn('ready.calm', {
        effects: [tells('orderSaved')],
        context: { base: { config: ordered, version: 8, updatedAt: 8 }, replaced: [ordered] },
      });
    },
    '[SECT-04] an order that comes while something is on its way waits for it, and only the last one goes'(open) {
      const queue = sent(open);
      queue.send({ type: 'order.save', order: { locations: 1 } }, { type: 'order.save', order });
      queue.isIn('saving', { ...saving(draft), context: { wanted: order } });
      queue.answer('saveConfig', { kind: 'saved', stored });
      const ordered = { ...draft, displayOrder: order };
      queue.isIn('saving', {
        ...saving(ordered, 7),
        effects: [tells('saved')],
        context: { wanted: null, sending: { config: ordered, isOrder: true } },
      });
      queue.send({ type: 'order.save', order: { locations: 1 } });
      queue.answer('saveConfig', { kind: 'saved', stored: { config: ordered, version: 8, updatedAt: 8 } });
      const again = { ...draft, displayOrder: { locations: 1 } };
      queue.isIn('saving', { ...saving(again, 8), effects: [tells('orderSaved')], context: { wanted: null } });
      queue.fail('saveConfig');
      queue.isIn('ready.refused', { effects: [tells('notSaved')], context: { message: null, wanted: null } });
    },
    'an order that waits goes nowhere when what is before it is refused'(open) {
      const queue = sent(open);
      queue.send({ type: 'order.save', order });
      queue.answer('saveConfig', { kind: 'refused', message: 'Please check this.' });
      queue.isIn('ready.refused', { effects: [tells('notSaved')], context: { wanted: null } });
      queue.send({ type: 'order.save', order });
      const ordered = { ...base.config, displayOrder: order };
      queue.isIn('saving', { ...saving(ordered), context: { message: null } });
    },
    'what somebody else has saved meanwhile is merged, said, and saved again'(open) {
      const queue = outdated(open);
      queue.isIn('loading', loading);
      queue.rejects({ type: 'config.save', config: draft, undecided: [] });
      queue.send({ type: 'order.save', order });
      queue.isIn('loading', { ...loading, context: { wanted: order } });
      queue.answer('fetchTheirs', turkish);
      const both = { ...draft, language: 'tr' };
      queue.isIn('saving', {
        ...saving(both, 6),
        effects: [tells('merged')],
        context: { base: turkish, replaced: [base.config], theirs: null, conflicts: [], merges: 1, wanted: order },
      });
      queue.answer('saveConfig', { kind: 'saved', stored: { ...stored, config: { ...draft, language: 'tr' } } });
      queue.isIn('saving', {
        ...saving({ ...both, displayOrder: order }, 7),
        effects: [tells('saved')],
        context: { wanted: null, merges: 0 },
      });
    },
    'somebody else who is always faster is left in peace after the third time'(open) {
      const queue = outdated(open);
      queue.answer('fetchTheirs', turkish);
      queue.answer('saveConfig', { kind: 'outdated' });
      queue.answer('fetchTheirs', { ...turkish, version: 7 });
      const both = { ...draft, language: 'tr' };
      queue.isIn('saving', { ...saving(both, 7), effects: [tells('merged'), tells('merged')], context: { merges: 2 } });
      queue.answer('saveConfig', { kind: 'outdated' });
      queue.answer('fetchTheirs', { ...turkish, version: 8 });
      queue.isIn('ready.refused', {
        effects: [tells('notSaved')],
        context: { problem: 'tooOften', theirs: null, conflicts: [], base: { ...turkish, version: 7 } },
      });
      queue.send({ type: 'config.save', config: draft, undecided: [] });
      queue.isIn('saving', { ...saving(draft, 7), context: { merges: 0, problem: null } });
    },
    'theirs that cannot be had are a save that failed'(open) {
      const queue = outdated(open);
      queue.fail('fetchTheirs', { message: 'Network Error' });
      queue.isIn('ready.refused', {
        effects: [tells('notSaved')],
        context: { message: 'Network Error', base, lost: [], theirs: null },
      });
    },
    'where both have changed the same it is asked, and what is settled is sent upon theirs'(open) {
      const queue = outdated(open);
      queue.answer('fetchTheirs', four);
      queue.isIn('conflicting', { context: { theirs: four, conflicts: [conflict], base } });
      queue.rejects({ type: 'config.save', config: draft, undecided: [] }, { type: 'order.save', order });
      queue.send({ type: 'conflict.settle', config: four.config, undecided: [] });
      queue.isIn('saving', {
        ...saving(four.config, 6),
        context: {
          base: four,
          replaced: [base.config],
          sending: { config: four.config, isOrder: false },
          theirs: null,
          conflicts: [],
          merges: 0,
        },
      });
    },
    'an order that was saved over is merged as well, and stays no more than an order'(open) {
      const queue = open(input);
      queue.send({ type: 'order.save', order });
      queue.answer('saveConfig', { kind: 'outdated' });
      queue.answer('fetchTheirs', turkish);
      const ordered = { ...turkish.config, displayOrder: order };
      queue.isIn('saving', {
        ...saving({ ...base.config, displayOrder: order, language: 'tr' }, 6),
        effects: [tells('merged')],
        context: { sending: { config: ordered, isOrder: true } },
      });
      queue.answer('saveConfig', { kind: 'saved', stored: { config: ordered, version: 8, updatedAt: 8 } });
      queue.isIn('ready.calm', { effects: [tells('orderSaved')] });
    },
    'what is settled after a merge begins anew'(open) {
      const queue = outdated(open);
      queue.answer('fetchTheirs', turkish);
      queue.answer('saveConfig', { kind: 'outdated' });
      queue.answer('fetchTheirs', { ...four, version: 7 });
      queue.isIn('conflicting', { effects: [tells('merged')], context: { merges: 1 } });
      queue.send({ type: 'conflict.settle', config: draft, undecided: [] });
      queue.isIn('saving', { ...saving(draft, 7), context: { merges: 0 } });
    },
    'whatever was never answered is remembered until something is'(open) {
      const queue = sent(open);
      queue.fail('saveConfig');
      const one = { tripSettings: { tripsPerRow: 1 } };
      queue.send({ type: 'config.save', config: one, undecided: [] });
      queue.fail('saveConfig');
      queue.isIn('ready.refused', { effects: [tells('notSaved'), tells('notSaved')], context: { lost: [draft, one] } });
    },
    'a question that is closed is asked again at the next save'(open) {
      const queue = outdated(open);
      queue.answer('fetchTheirs', four);
      queue.send({ type: 'conflict.dismiss' });
      queue.isIn('ready.calm', { context: { theirs: null, conflicts: [], base } });
      queue.send({ type: 'config.save', config: draft, undecided: [] });
      queue.isIn('saving', saving(draft));
    },
    'what the draft came upon while it was edited is asked before anything is sent'(open) {
      const queue = open({ ...input, lost: [four.config] });
      const asking = { config: draft, undecided: [conflict] };
      queue.send({ type: 'config.save', ...asking });
      const holds = { theirs: base, conflicts: [conflict], base, lost: [four.config], replaced: [base.config] };
      queue.isIn('conflicting', { context: holds });
      queue.send({ type: 'conflict.dismiss' });
      queue.isIn('ready.calm', { context: { theirs: null, conflicts: [], lost: [four.config] } });
      queue.send({ type: 'config.save', ...asking }, { type: 'conflict.settle', config: draft, undecided: [] });
      queue.isIn('saving', { ...saving(draft), context: { base, lost: [four.config], theirs: null, conflicts: [] } });
    },
    'what was changed here after it was sent, and there as well, is asked next'(open) {
      const queue = outdated(open);
      queue.answer('fetchTheirs', four);
      const next = { ...conflict, mine: 1 };
      queue.send({ type: 'conflict.settle', config: draft, undecided: [next] });
      queue.isIn('conflicting', {
        context: { theirs: four, conflicts: [next], base: four, replaced: [base.config], lost: [] },
      });
      queue.send({ type: 'conflict.settle', config: draft, undecided: [] });
      queue.isIn('saving', { ...saving(draft, 6), context: { replaced: [base.config] } });
    },
    'however often was merged before, what is undecided is asked'(open) {
      const queue = outdated(open);
      queue.answer('fetchTheirs', turkish);
      queue.answer('saveConfig', { kind: 'outdated' });
      queue.answer('fetchTheirs', { ...turkish, version: 7 });
      queue.answer('saveConfig', { kind: 'saved', stored: { ...stored, version: 8 } });
      queue.isIn('ready.saved', {
        effects: [tells('merged'), tells('merged'), tells('saved')],
        context: { merges: 2 },
      });
      queue.send({ type: 'config.save', config: draft, undecided: [conflict] });
      queue.isIn('conflicting');
      queue.send({ type: 'conflict.settle', config: draft, undecided: [conflict] });
      queue.isIn('conflicting');
    },
    'an order that waits stays where the one before it was one’s own, and was never answered'(open) {
      const queue = open({ ...input, lost: [{ ...base.config, displayOrder: order }] });
      const other = { contact: 1 };
      queue.send({ type: 'config.save', config: draft, undecided: [] }, { type: 'order.save', order: other });
      queue.answer('saveConfig', { kind: 'outdated' });
      queue.answer('fetchTheirs', { config: { ...base.config, displayOrder: order }, version: 6, updatedAt: 6 });
      queue.isIn('saving', { ...saving(draft, 6), effects: [{ tell: null }], context: { wanted: other } });
    },
    'an order that waits gives way to what was chosen, and to the order of somebody else'(open) {
      const queue = sent(open);
      queue.send({ type: 'order.save', order });
      queue.answer('saveConfig', { kind: 'outdated' });
      queue.answer('fetchTheirs', four);
      queue.send({ type: 'conflict.settle', config: draft, undecided: [] });
      queue.isIn('saving', { ...saving(draft, 6), context: { wanted: null } });
      const others = { expertises: 3, services: 4, serviceOffers: 5, contact: 6 };
      const languages = { ...others, languages: 1, locations: 2 };
      const locations = { ...others, languages: 2, locations: 1 };
      const contact = { ...others, languages: 2, locations: 6, contact: 1 };
      for (const [wanted, displayOrder, left] of [
        [languages, contact, null],
        [locations, languages, null],
        [languages, languages, languages],
      ] as const) {
        const other = sent(open);
        other.send({ type: 'order.save', order: wanted });
        other.answer('saveConfig', { kind: 'outdated' });
        other.answer('fetchTheirs', { config: { ...base.config, displayOrder }, version: 6, updatedAt: 6 });
        other.isIn('saving', {
          ...saving({ ...draft, displayOrder }, 6),
          effects: [tells('merged')],
          context: { wanted: left },
        });
      }
    },
    'what was sent and never answered is nobody else’s'(open) {
      const queue = sent(open);
      queue.fail('saveConfig', { message: 'Network Error' });
      queue.isIn('ready.refused', { effects: [tells('notSaved')], context: { lost: [draft] } });
      const later = { tripSettings: { tripsPerRow: 1 } };
      queue.send({ type: 'config.save', config: later, undecided: [] });
      queue.answer('saveConfig', { kind: 'outdated' });
      queue.answer('fetchTheirs', { config: draft, version: 6, updatedAt: 6 });
      queue.isIn('saving', {
        ...saving(later, 6),
        effects: [{ tell: null }],
        context: {
          lost: [],
          replaced: [base.config, draft],
          merges: 0,
          theirs: null,
          base: { ...stored, version: 6, updatedAt: 6 },
        },
      });
      queue.answer('saveConfig', { kind: 'outdated' });
      queue.answer('fetchTheirs', { config: { ...draft, language: 'tr' }, version: 7, updatedAt: 7 });
      queue.isIn('saving', {
        ...saving({ ...later, language: 'tr' }, 7),
        effects: [tells('merged')],
        context: { merges: 1 },
      });
    },
    'what somebody else has saved upon it is told'(open) {
      const queue = sent(open);
      queue.fail('saveConfig', { message: 'Network Error' });
      const later = { tripSettings: { tripsPerRow: 1 } };
      queue.send({ type: 'config.save', config: later, undecided: [] });
      queue.answer('saveConfig', { kind: 'outdated' });
      queue.answer('fetchTheirs', { config: { ...draft, language: 'tr' }, version: 7, updatedAt: 7 });
      queue.isIn('saving', {
        ...saving({ ...later, language: 'tr' }, 7),
        effects: [tells('notSaved'), tells('merged')],
        context: { lost: [], merges: 1 },
      });
    },
    'a server that says again and again that it has what it was sent is left in peace'(open) {
      const queue = open({ ...input, lost: [base.config] });
      queue.send({ type: 'config.save', config: draft, undecided: [] });
      for (const merges of [1, 2]) {
        queue.answer('saveConfig', { kind: 'outdated' });
        queue.answer('fetchTheirs', base);
        queue.isIn('saving', { ...saving(draft), effects: [tells('merged')], context: { merges } });
      }
    },
    '[SECT-04] where nothing was ever saved the order goes alone: the page stays as the world sees it'(open) {
      const editors = editorConfig(facts);
      const begun = { config: editors, version: 0, updatedAt: null, published: {} };
      const queue = open({ ...input, base: begun });
      queue.send({ type: 'order.save', order });
      queue.isIn('saving', saving({ displayOrder: order }, 0));
      queue.answer('saveConfig', { kind: 'outdated' });
      const black = { config: { pageStyle: { backgroundColor: '#111111' } }, version: 6, updatedAt: 6 };
      queue.answer('fetchTheirs', black);
      queue.isIn('saving', {
        ...saving({ ...black.config, displayOrder: order }, 6),
        effects: [tells('merged')],
        context: { base: black, replaced: [begun.config] },
      });
      const whole = open({ ...input, base: begun });
      whole.send({ type: 'config.save', config: { ...begun.config, ...draft }, undecided: [] });
      whole.isIn('saving', saving({ ...begun.config, ...draft }, 0));
    },
    '[SECT-04] what an editor begins with is neither published nor lost by an order'(open) {
      const begun = { config: editorConfig(facts), version: 0, updatedAt: null, published: {} };
      const upon = (displayOrder: object, version: number) => ({
        config: { ...begun.config, displayOrder },
        ...{ version, updatedAt: version, published: { displayOrder } },
      });
      const queue = open({ ...input, base: begun });
      queue.send({ type: 'order.save', order });
      queue.answer('saveConfig', {
        kind: 'saved',
        stored: { config: { displayOrder: order }, version: 1, updatedAt: 1 },
      });
      queue.isIn('ready.calm', {
        effects: [tells('orderSaved')],
        context: { base: upon(order, 1), replaced: [upon(order, 1).config] },
      });
      const [mine, other] = [{ contact: 1 }, { services: 1 }];
      queue.send({ type: 'order.save', order: mine });
      queue.isIn('saving', saving({ displayOrder: mine }, 1));
      queue.fail('saveConfig');
      queue.send({ type: 'config.save', config: { ...begun.config, displayOrder: mine }, undecided: [] });
      queue.answer('saveConfig', { kind: 'outdated' });
      queue.answer('fetchTheirs', { config: { displayOrder: mine }, version: 2, updatedAt: 2 });
      queue.isIn('saving', {
        ...saving({ ...begun.config, displayOrder: mine }, 2),
        effects: [tells('notSaved'), { tell: null }],
        context: { base: upon(mine, 2) },
      });
      const tab = open({ ...input, base: begun });
      tab.send({ type: 'order.save', order });
      tab.answer('saveConfig', { kind: 'outdated' });
      tab.answer('fetchTheirs', { config: { displayOrder: order }, version: 1, updatedAt: 1 });
      tab.isIn('saving', {
        ...saving({ displayOrder: order }, 1),
        effects: [tells('merged')],
        context: { base: upon(order, 1) },
      });
      const late = open({ ...input, base: upon(order, 1) });
      late.send({ type: 'order.save', order: other });
      late.answer('saveConfig', { kind: 'saved', stored });
      late.isIn('ready.calm', { effects: [tells('orderSaved')], context: { base: stored } });
    },
    'what is settled after an answer was lost moves from both'(open) {
      const queue = sent(open);
      queue.fail('saveConfig');
      const one = { tripSettings: { tripsPerRow: 1 } };
      queue.send({ type: 'config.save', config: one, undecided: [] });
      queue.answer('saveConfig', { kind: 'outdated' });
      queue.answer('fetchTheirs', four);
      queue.send({ type: 'conflict.settle', config: one, undecided: [] });
      queue.isIn('saving', {
        ...saving(one, 6),
        effects: [tells('notSaved')],
        context: { lost: [], replaced: [base.config, draft], base: four },
      });
    },
  },
});
