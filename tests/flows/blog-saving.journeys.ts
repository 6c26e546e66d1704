import type { BlogChoices } from '#contract/blog.ts';
import { blogSavingMachine } from '#machines/blog-saving/blog-saving.machine.ts';
import type { StoredConfig } from '#machines/blog-saving/stored-config.ts';
import { editorConfig } from '#machines/rules/editor-config.ts';
import type { ConfigConflict } from '#machines/rules/merge-configs.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { conflict } from './blog-editing.flow.ts';
import { base, blog, draft, facts } from './blog-saving.flow.ts';

type Machine = typeof blogSavingMachine;

const input = { facts, blog, base, lost: [] };
const order = { locations: 2, languages: 1 };
const versionOf = (config: BlogChoices, version: number): StoredConfig => ({ config, version, updatedAt: version });
const withOrder = (displayOrder: object) => ({ ...base.config, displayOrder });
const one = { tripSettings: { tripsPerRow: 1 } };
const turkish = versionOf({ ...base.config, language: 'tr' }, 6);
const four = versionOf({ tripSettings: { tripsPerRow: 4 } }, 6);

const save = (config: BlogChoices | null = draft, undecided: readonly ConfigConflict[] = []) =>
  ({ type: 'config.save', config, undecided }) as const;
const saveOrder = (displayOrder: object = order) => ({ type: 'order.save', order: displayOrder }) as const;
const settle = (config: BlogChoices = draft, undecided: readonly ConfigConflict[] = []) =>
  ({ type: 'conflict.settle', config, undecided }) as const;
const dismiss = { type: 'conflict.dismiss' } as const;
const saved = (config: BlogChoices = draft, version = 7) =>
  ({ kind: 'saved', stored: versionOf(config, version) }) as const;
const refused = { kind: 'refused', message: 'Please check this.' } as const;
const networkError = { message: 'Network Error' };

const tell = (...news: (string | null)[]) => ({ effects: news.map((each) => ({ tell: each })) });
const saving = (config: object, version = 5) => ({
  tags: ['saving'],
  calls: { saveConfig: { blog, config, version } },
});
const loading = { tags: ['saving'], calls: { fetchTheirs: blog } };

const sent = (open: Open<Machine>, lost: BlogChoices[] = []): Run<Machine> => {
  const queue = open({ ...input, lost });
  queue.send(save());
  return queue;
};
/** Another tab was faster. */
const meet = (queue: Run<Machine>, theirs: StoredConfig): void => {
  queue.answer('saveConfig', { kind: 'outdated' });
  queue.answer('fetchTheirs', theirs);
};
const met = (open: Open<Machine>, theirs: StoredConfig): Run<Machine> => {
  const queue = sent(open);
  meet(queue, theirs);
  return queue;
};

export const journeys = journeysOf({
  machine: blogSavingMachine,
  file: 'blog-saving/blog-saving.machine.ts',
  journeys: {
    '[DASH-24, DASH-28] sends the whole config, one save at a time, and says so for two seconds'(open) {
      const queue = open(input);
      queue.isIn('ready.calm', {
        context: {
          ...{ sending: { config: base.config, isOrder: false }, base, replaced: [base.config], wanted: null },
          ...{ merges: 0, lost: [], theirs: null, conflicts: [], wasSaved: false, isConfigMissed: false },
        },
      });
      queue.rejects(settle(), dismiss);
      queue.send(save());
      queue.isIn('saving', { ...saving(draft), context: { sending: { config: draft, isOrder: false }, merges: 0 } });
      queue.rejects(save(), dismiss);
      queue.answer('saveConfig', saved());
      queue.isIn('ready.saved', {
        ...tell('saved'),
        context: { base: versionOf(draft, 7), replaced: [draft], wasSaved: true, problem: null, message: null },
      });
      queue.wait(1_999);
      queue.isIn('ready.saved');
      queue.wait(1);
      queue.isIn('ready.calm');
      queue.send(save(base.config));
      queue.isIn('saving', saving(base.config, 7));
    },
    '[DASH-25] sends nothing without a config'(open) {
      const queue = open(input);
      queue.send(save(null));
      queue.isIn('ready.refused', {
        ...tell('notSaved'),
        context: { problem: 'noConfig', message: null, isConfigMissed: true },
      });
      queue.wait(3_000);
      queue.isIn('ready.calm', { context: { problem: null, isConfigMissed: true } });
    },
    'saves on top of a config that could be read later, and nothing is missed then'(open) {
      const begun = { config: editorConfig(facts), version: -1, updatedAt: null, published: {} };
      const queue = open({ ...input, base: begun });
      queue.send(save(null), { type: 'config.arrive', stored: turkish });
      queue.isIn('ready.refused', {
        ...tell('notSaved'),
        context: { base: turkish, replaced: [begun.config], isConfigMissed: false },
      });
      queue.send({ type: 'config.arrive', stored: null }, save());
      queue.isIn('saving', saving(draft, 6));
      const empty = open({ ...input, base: begun });
      const nothing = { config: {}, version: 0, updatedAt: null };
      empty.send({ type: 'config.arrive', stored: nothing });
      empty.isIn('ready.calm', { context: { base: { ...begun, version: 0 } } });
    },
    'says that a blog without a name and an id cannot be saved'(open) {
      const queue = sent(open);
      queue.answer('saveConfig', { kind: 'nameless' });
      queue.isIn('ready.refused', { ...tell('notSaved'), context: { problem: 'noIdentifier', message: null } });
    },
    '[DASH-29] says for three seconds why a save was rejected or failed, and sends the same again'(open) {
      const queue = sent(open);
      queue.answer('saveConfig', refused);
      queue.isIn('ready.refused', {
        ...tell('notSaved'),
        context: { message: 'Please check this.', base, lost: [], wasSaved: false },
      });
      queue.wait(2_999);
      queue.isIn('ready.refused');
      queue.wait(1);
      queue.isIn('ready.calm', { context: { message: null } });
      queue.send(save());
      queue.fail('saveConfig', networkError);
      queue.isIn('ready.refused', { ...tell('notSaved'), context: { message: 'Network Error', base, lost: [draft] } });
      queue.send(save());
      queue.answer('saveConfig', saved());
      queue.isIn('ready.saved', { ...tell('saved'), context: { base: versionOf(draft, 7), lost: [], message: null } });
    },
    '[SECT-04, EDIT-08] saves an order at once and alone, on top of what was saved last, and says so for three seconds'(
      open,
    ) {
      const queue = open(input);
      queue.send(saveOrder());
      const config = withOrder(order);
      queue.isIn('saving', { ...saving(config), context: { sending: { config, isOrder: true } } });
      queue.answer('saveConfig', saved(config, 8));
      queue.isIn('ready.orderSaved', { context: { base: versionOf(config, 8), replaced: [config] } });
      queue.wait(2_999);
      queue.isIn('ready.orderSaved');
      queue.wait(1);
      queue.isIn('ready.calm');
    },
    '[SECT-04] keeps the last order of a save under way, and sends it next'(open) {
      const queue = sent(open);
      queue.send(saveOrder({ locations: 1 }), saveOrder());
      queue.answer('saveConfig', saved());
      const ordered = { ...draft, displayOrder: order };
      queue.isIn('saving', {
        ...saving(ordered, 7),
        ...tell('saved'),
        context: { wanted: null, sending: { config: ordered, isOrder: true } },
      });
      queue.send(saveOrder({ locations: 1 }));
      queue.answer('saveConfig', saved(ordered, 8));
      queue.fail('saveConfig');
      queue.isIn('ready.refused', { ...tell('notSaved'), context: { message: null, wanted: null } });
    },
    'drops a waiting order when the save before it is rejected'(open) {
      const queue = sent(open);
      queue.send(saveOrder());
      queue.answer('saveConfig', refused);
      queue.isIn('ready.refused', { ...tell('notSaved'), context: { wanted: null } });
      queue.send(saveOrder());
      queue.isIn('saving', { ...saving(withOrder(order)), context: { message: null } });
    },
    'merges what another tab has saved, says so, and saves again'(open) {
      const queue = sent(open);
      queue.answer('saveConfig', { kind: 'outdated' });
      queue.isIn('loading', loading);
      queue.rejects(save());
      queue.send(saveOrder());
      queue.answer('fetchTheirs', turkish);
      const both = { ...draft, language: 'tr' } as const;
      queue.isIn('saving', {
        ...saving(both, 6),
        ...tell('merged'),
        context: { base: turkish, replaced: [base.config], theirs: null, conflicts: [], merges: 1, wanted: order },
      });
      queue.answer('saveConfig', saved(both));
      queue.isIn('saving', {
        ...saving({ ...both, displayOrder: order }, 7),
        ...tell('saved'),
        context: { wanted: null, merges: 0 },
      });
    },
    'gives up after two merges in a row'(open) {
      const queue = met(open, turkish);
      meet(queue, { ...turkish, version: 7 });
      meet(queue, { ...turkish, version: 8 });
      queue.isIn('ready.refused', {
        ...tell('merged', 'merged', 'notSaved'),
        context: { problem: 'tooOften', theirs: null, conflicts: [], base: { ...turkish, version: 7 } },
      });
      queue.send(save());
      queue.isIn('saving', { ...saving(draft, 7), context: { merges: 0, problem: null } });
    },
    'gives up where the newer version cannot be read'(open) {
      const queue = sent(open);
      queue.answer('saveConfig', { kind: 'outdated' });
      queue.fail('fetchTheirs', networkError);
      queue.isIn('ready.refused', {
        ...tell('notSaved'),
        context: { message: 'Network Error', base, lost: [], theirs: null },
      });
    },
    'asks about a setting that both tabs have changed, and saves the decision on top of theirs'(open) {
      const queue = met(open, four);
      queue.isIn('conflicting', { context: { theirs: four, conflicts: [conflict], base } });
      queue.rejects(save(), saveOrder());
      queue.send(settle(four.config));
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
    'merges an order too, and still sends nothing but the order'(open) {
      const queue = open(input);
      queue.send(saveOrder());
      meet(queue, turkish);
      const ordered = { ...turkish.config, displayOrder: order };
      queue.isIn('saving', {
        ...saving(ordered, 6),
        ...tell('merged'),
        context: { sending: { config: ordered, isOrder: true } },
      });
      queue.answer('saveConfig', saved(ordered, 8));
      queue.isIn('ready.orderSaved');
    },
    'counts merges from zero after a decision'(open) {
      const queue = met(open, turkish);
      meet(queue, { ...four, version: 7 });
      queue.isIn('conflicting', { ...tell('merged'), context: { merges: 1 } });
      queue.send(settle());
      queue.isIn('saving', { ...saving(draft, 7), context: { merges: 0 } });
    },
    'remembers everything that was sent without an answer'(open) {
      const queue = sent(open);
      queue.fail('saveConfig');
      queue.send(save(one));
      queue.fail('saveConfig');
      queue.isIn('ready.refused', { ...tell('notSaved', 'notSaved'), context: { lost: [draft, one] } });
    },
    'asks about known conflicts before it sends anything, and again when the question was closed'(open) {
      const queue = sent(open, [four.config]);
      queue.answer('saveConfig', refused);
      queue.send(save(draft, [conflict]));
      queue.isIn('conflicting', {
        ...tell('notSaved'),
        context: { theirs: base, conflicts: [conflict], base, lost: [four.config], replaced: [base.config] },
      });
      queue.send(dismiss);
      queue.isIn('ready.calm', { context: { theirs: null, conflicts: [], lost: [four.config] } });
      queue.send(save(draft, [conflict]), settle());
      queue.isIn('saving', { ...saving(draft), context: { base, lost: [four.config], theirs: null, conflicts: [] } });
    },
    'asks next about a setting that was changed in both tabs since the question'(open) {
      const queue = met(open, four);
      const next = { ...conflict, mine: 1 };
      queue.send(settle(draft, [next]));
      queue.isIn('conflicting', {
        context: { theirs: four, conflicts: [next], base: four, replaced: [base.config], lost: [] },
      });
      queue.send(settle());
      queue.isIn('saving', { ...saving(draft, 6), context: { replaced: [base.config] } });
    },
    'asks about conflicts however many merges there were before'(open) {
      const queue = met(open, turkish);
      meet(queue, { ...turkish, version: 7 });
      queue.answer('saveConfig', saved(draft, 8));
      queue.isIn('ready.saved', { ...tell('merged', 'merged', 'saved'), context: { merges: 2 } });
      queue.send(save(draft, [conflict]), settle(draft, [conflict]));
      queue.isIn('conflicting');
    },
    'keeps a waiting order where the other order is its own, sent without an answer'(open) {
      const queue = sent(open, [withOrder(order)]);
      queue.send(saveOrder({ contact: 1 }));
      meet(queue, versionOf(withOrder(order), 6));
      queue.isIn('saving', { ...saving(draft, 6), ...tell(null), context: { wanted: { contact: 1 } } });
    },
    'drops a waiting order for a decision, and for another order of another tab'(open) {
      const queue = sent(open);
      queue.send(saveOrder());
      meet(queue, four);
      queue.send(settle());
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
        other.send(saveOrder(wanted));
        meet(other, versionOf(withOrder(displayOrder), 6));
        other.isIn('saving', {
          ...saving({ ...draft, displayOrder }, 6),
          ...tell('merged'),
          context: { wanted: left },
        });
      }
    },
    'recognizes its own config that was sent without an answer, and says nothing of it'(open) {
      const queue = sent(open);
      queue.fail('saveConfig', networkError);
      queue.send(save(one));
      meet(queue, versionOf(draft, 6));
      queue.isIn('saving', {
        ...saving(one, 6),
        ...tell('notSaved', null),
        context: { lost: [], replaced: [base.config, draft], merges: 0, theirs: null, base: versionOf(draft, 6) },
      });
      meet(queue, versionOf({ ...draft, language: 'tr' }, 7));
      queue.isIn('saving', {
        ...saving({ ...one, language: 'tr' }, 7),
        ...tell('merged'),
        context: { merges: 1 },
      });
    },
    'counts a merge where the server is outdated again and again with the same version'(open) {
      const queue = sent(open, [base.config]);
      for (const merges of [1, 2]) {
        meet(queue, base);
        queue.isIn('saving', { ...saving(draft), ...tell('merged'), context: { merges } });
      }
    },
    '[SECT-04] sends an order without the defaults of an editor that was never saved'(open) {
      const begun = { config: editorConfig(facts), version: 0, updatedAt: null, published: {} };
      const queue = open({ ...input, base: begun });
      queue.send(saveOrder());
      queue.isIn('saving', saving({ displayOrder: order }, 0));
      const black = versionOf({ pageStyle: { backgroundColor: '#111111' } }, 6);
      meet(queue, black);
      queue.isIn('saving', {
        ...saving({ ...black.config, displayOrder: order }, 6),
        ...tell('merged'),
        context: { base: black, replaced: [begun.config] },
      });
      const whole = open({ ...input, base: begun });
      whole.send(save({ ...begun.config, ...draft }));
      whole.isIn('saving', saving({ ...begun.config, ...draft }, 0));
    },
    '[SECT-04] neither publishes nor loses the defaults of an editor with an order'(open) {
      const begun = { config: editorConfig(facts), version: 0, updatedAt: null, published: {} };
      const withDefaults = (displayOrder: object, version: number) => ({
        ...versionOf({ ...begun.config, displayOrder }, version),
        published: { displayOrder },
      });
      const queue = open({ ...input, base: begun });
      queue.send(saveOrder());
      queue.answer('saveConfig', saved({ displayOrder: order }, 1));
      queue.isIn('ready.orderSaved', {
        context: { base: withDefaults(order, 1), replaced: [withDefaults(order, 1).config] },
      });
      const mine = { contact: 1 };
      queue.send(saveOrder(mine));
      queue.isIn('saving', saving({ displayOrder: mine }, 1));
      queue.fail('saveConfig');
      queue.send(save({ ...begun.config, displayOrder: mine }));
      meet(queue, versionOf({ displayOrder: mine }, 2));
      queue.isIn('saving', {
        ...saving({ ...begun.config, displayOrder: mine }, 2),
        ...tell('notSaved', null),
        context: { base: withDefaults(mine, 2) },
      });
      const late = open({ ...input, base: withDefaults(order, 1) });
      late.send(saveOrder({ services: 1 }));
      late.answer('saveConfig', saved());
      late.isIn('ready.orderSaved', { context: { base: versionOf(draft, 7) } });
    },
  },
});
