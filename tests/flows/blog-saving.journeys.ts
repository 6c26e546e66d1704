import type { BlogChoices } from '#contract/blog.ts';
import { blogSavingMachine } from '#machines/blog-saving/blog-saving.machine.ts';
import type { SavingReport } from '#machines/blog-saving/blog-saving.setup.ts';
import type { StoredConfig } from '#machines/blog-saving/stored-config.ts';
import { editorConfig } from '#machines/rules/editor-config.ts';
import type { ConfigConflict } from '#machines/rules/merge-configs.ts';
import type { Effect } from '#tests/kit/controllable.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { conflict } from './blog-editing.flow.ts';
import { base, blog, draft, facts } from './blog-saving.flow.ts';

type Machine = typeof blogSavingMachine;

const input = { facts, blog, base, unconfirmed: [] };
const order = { locations: 2, languages: 1 };
const versionOf = (config: BlogChoices, version: number): StoredConfig => ({ config, version, updatedAt: version });
const withOrder = (displayOrder: object) => ({ ...base.config, displayOrder });
const one = { tripSettings: { tripsPerRow: 1 } };
const turkish = versionOf({ ...base.config, language: 'tr' }, 6);
const four = versionOf({ tripSettings: { tripsPerRow: 4 } }, 6);

const save = (config: BlogChoices | null = draft, conflicts: readonly ConfigConflict[] = []) =>
  ({ type: 'config.save', config, conflicts }) as const;
const saveOrder = (displayOrder: object = order) => ({ type: 'order.save', order: displayOrder }) as const;
const resolve = (config: BlogChoices = draft, conflicts: readonly ConfigConflict[] = []) =>
  ({ type: 'conflict.resolve', config, conflicts }) as const;
const dismiss = { type: 'conflict.dismiss' } as const;
const configSaved = { type: 'config.saved' } as const;
const merged = { type: 'config.merged' } as const;
const finished = { type: 'save.finished' } as const;
const load = (stored: StoredConfig) => ({ type: 'config.loaded', stored }) as const;
const saved = (config: BlogChoices = draft, version = 7) =>
  ({ kind: 'saved', stored: versionOf(config, version) }) as const;
const refused = { kind: 'refused', message: 'Please check this.' } as const;
const networkError = { message: 'Network Error' };

const effectsOf = (...reports: SavingReport[]): { effects: Effect[] } => ({
  effects: reports.map((report) => ({ report })),
});
const started = (...unconfirmed: BlogChoices[]): SavingReport => ({
  type: 'save.started',
  isOrderOnly: false,
  unconfirmed,
});
const orderStarted = (...unconfirmed: BlogChoices[]): SavingReport => ({
  type: 'save.started',
  isOrderOnly: true,
  unconfirmed,
});
const outdated = (...unconfirmed: BlogChoices[]): SavingReport => ({ type: 'save.outdated', unconfirmed });
const failed = (...unconfirmed: BlogChoices[]): SavingReport => ({ type: 'save.failed', unconfirmed });
const conflicted = (
  remote: StoredConfig,
  conflicts: readonly ConfigConflict[],
  unconfirmed: BlogChoices[] = [],
): SavingReport => ({ type: 'save.conflicted', conflict: { remote, conflicts }, unconfirmed });
const rebased = (next: StoredConfig, config: BlogChoices, unconfirmed: BlogChoices[] = []): SavingReport => ({
  type: 'base.changed',
  base: next,
  replaced: { config, unconfirmed },
});

const both = { ...draft, language: 'tr' } as const;
const sendsDraft = [started(draft), outdated()];
const mergesOnce = [...sendsDraft, rebased(turkish, base.config), merged, started(both)];
const mergesAgain = (newer: StoredConfig) => [
  ...mergesOnce,
  outdated(),
  rebased(newer, turkish.config),
  merged,
  started(both),
];

const saving = (config: object, version = 5) => ({
  tags: ['saving'],
  calls: { saveConfig: { blog, config, version } },
});
const fetching = { tags: ['saving'], calls: { fetchRemote: blog } };

const sent = (open: Open<Machine>, unconfirmed: BlogChoices[] = []): Run<Machine> => {
  const queue = open({ ...input, unconfirmed });
  queue.send(save());
  return queue;
};
/** Another tab was faster. */
const meet = (queue: Run<Machine>, remote: StoredConfig): void => {
  queue.answer('saveConfig', { kind: 'outdated' });
  queue.answer('fetchRemote', remote);
};
const met = (open: Open<Machine>, remote: StoredConfig): Run<Machine> => {
  const queue = sent(open);
  meet(queue, remote);
  return queue;
};

export const journeys = journeysOf({
  machine: blogSavingMachine,
  file: 'blog-saving/blog-saving.machine.ts',
  journeys: {
    '[DASH-24, DASH-28, DASH-31] sends the whole config, one save at a time, and says so for three seconds'(open) {
      const queue = open(input);
      queue.isIn('ready.idle', {
        context: {
          request: { config: base.config, isOrderOnly: false },
          base,
          replaced: { config: base.config, unconfirmed: [] },
          pendingOrder: null,
          merges: 0,
          unconfirmed: [],
          remote: null,
          conflicts: [],
          isConfigMissing: false,
        },
      });
      queue.rejects(resolve(), dismiss);
      queue.send(save());
      queue.isIn('saving', {
        ...saving(draft),
        ...effectsOf(started(draft)),
        context: { request: { config: draft, isOrderOnly: false }, merges: 0 },
      });
      queue.rejects(save(), dismiss);
      queue.answer('saveConfig', saved());
      queue.isIn('ready.saved', {
        tags: ['saved'],
        ...effectsOf(configSaved, rebased(versionOf(draft, 7), draft), finished),
        context: { base: versionOf(draft, 7), problem: null, message: null },
      });
      queue.wait(1_999);
      queue.isIn('ready.saved', { tags: ['saved'] });
      queue.wait(1);
      queue.isIn('ready.recentlySaved', { tags: ['saved'] });
      queue.wait(999);
      queue.isIn('ready.recentlySaved', { tags: ['saved'] });
      queue.wait(1);
      queue.isIn('ready.idle');
      queue.send(save(base.config));
      queue.isIn('saving', { ...saving(base.config, 7), ...effectsOf(started(base.config)) });
    },
    '[DASH-25] sends nothing without a config'(open) {
      const queue = open(input);
      queue.send(save(null));
      queue.isIn('ready.notSaved', {
        ...effectsOf(failed()),
        context: { problem: 'noConfig', message: null, isConfigMissing: true },
      });
      queue.wait(3_000);
      queue.isIn('ready.idle', { context: { problem: null, isConfigMissing: true } });
    },
    'saves on top of a config that could be read later, which is then no longer missing'(open) {
      const begun = { config: editorConfig(facts), version: -1, updatedAt: null, published: {} };
      const queue = open({ ...input, base: begun });
      queue.send(save(null), load(turkish));
      queue.isIn('ready.notSaved', {
        ...effectsOf(failed(), rebased(turkish, begun.config)),
        context: { base: turkish, isConfigMissing: false },
      });
      queue.send(save());
      queue.isIn('saving', { ...saving(draft, 6), ...effectsOf(started(draft)) });
      const empty = open({ ...input, base: begun });
      empty.send(load({ config: {}, version: 0, updatedAt: null }));
      const next = { ...begun, version: 0 };
      empty.isIn('ready.idle', { ...effectsOf(rebased(next, begun.config)), context: { base: next } });
    },
    'says that a blog without a name and an id cannot be saved'(open) {
      const queue = sent(open);
      queue.answer('saveConfig', { kind: 'nameless' });
      queue.isIn('ready.notSaved', {
        ...effectsOf(started(draft), failed()),
        context: { problem: 'noIdentifier', message: null },
      });
    },
    '[DASH-29] says for three seconds why a save was rejected or failed, and sends the same again'(open) {
      const queue = sent(open);
      queue.answer('saveConfig', refused);
      queue.isIn('ready.notSaved', {
        ...effectsOf(started(draft), failed()),
        context: { message: 'Please check this.', base, unconfirmed: [] },
      });
      queue.wait(2_999);
      queue.isIn('ready.notSaved');
      queue.wait(1);
      queue.isIn('ready.idle', { context: { message: null } });
      queue.send(save());
      queue.fail('saveConfig', networkError);
      queue.isIn('ready.notSaved', {
        ...effectsOf(started(draft), failed(draft)),
        context: { message: 'Network Error', base, unconfirmed: [draft] },
      });
      queue.send(save());
      queue.answer('saveConfig', saved());
      queue.isIn('ready.saved', {
        tags: ['saved'],
        ...effectsOf(started(draft, draft), configSaved, rebased(versionOf(draft, 7), draft), finished),
        context: { base: versionOf(draft, 7), unconfirmed: [], message: null },
      });
    },
    '[SECT-04, EDIT-08] saves an order at once and alone, on top of what was saved last, and says so for three seconds'(
      open,
    ) {
      const queue = open(input);
      queue.send(saveOrder());
      const config = withOrder(order);
      queue.isIn('saving', {
        ...saving(config),
        ...effectsOf(orderStarted(config)),
        context: { request: { config, isOrderOnly: true } },
      });
      queue.answer('saveConfig', saved(config, 8));
      queue.isIn('ready.orderSaved', {
        tags: ['saved'],
        ...effectsOf(rebased(versionOf(config, 8), config), finished),
        context: { base: versionOf(config, 8) },
      });
      queue.wait(2_999);
      queue.isIn('ready.orderSaved', { tags: ['saved'] });
      queue.wait(1);
      queue.isIn('ready.idle');
    },
    '[SECT-04] keeps the last order during a save, and sends it next'(open) {
      const queue = sent(open);
      queue.send(saveOrder({ locations: 1 }), saveOrder());
      queue.answer('saveConfig', saved());
      const ordered = { ...draft, displayOrder: order };
      queue.isIn('saving', {
        ...saving(ordered, 7),
        ...effectsOf(started(draft), configSaved, rebased(versionOf(draft, 7), draft), orderStarted(ordered)),
        context: { pendingOrder: null, request: { config: ordered, isOrderOnly: true } },
      });
      queue.send(saveOrder({ locations: 1 }));
      queue.answer('saveConfig', saved(ordered, 8));
      queue.fail('saveConfig');
      const last = { ...draft, displayOrder: { locations: 1 } };
      queue.isIn('ready.notSaved', {
        ...effectsOf(rebased(versionOf(ordered, 8), ordered), orderStarted(last), failed(last)),
        context: { message: null, pendingOrder: null },
      });
    },
    'drops a pending order when the save before it is rejected'(open) {
      const queue = sent(open);
      queue.send(saveOrder());
      queue.answer('saveConfig', refused);
      queue.isIn('ready.notSaved', { ...effectsOf(started(draft), failed()), context: { pendingOrder: null } });
      queue.send(saveOrder());
      queue.isIn('saving', {
        ...saving(withOrder(order)),
        ...effectsOf(orderStarted(withOrder(order))),
        context: { message: null },
      });
    },
    'merges what another tab has saved, says so, and saves again'(open) {
      const queue = sent(open);
      queue.answer('saveConfig', { kind: 'outdated' });
      queue.isIn('fetchingRemote', { ...fetching, ...effectsOf(...sendsDraft) });
      queue.rejects(save());
      queue.send(saveOrder());
      queue.answer('fetchRemote', turkish);
      queue.isIn('saving', {
        ...saving(both, 6),
        ...effectsOf(rebased(turkish, base.config), merged, started(both)),
        context: { base: turkish, remote: null, conflicts: [], merges: 1, pendingOrder: order },
      });
      queue.answer('saveConfig', saved(both));
      const ordered = { ...both, displayOrder: order };
      queue.isIn('saving', {
        ...saving(ordered, 7),
        ...effectsOf(configSaved, rebased(versionOf(both, 7), both), orderStarted(ordered)),
        context: { pendingOrder: null, merges: 0 },
      });
    },
    'gives up after two merges in a row'(open) {
      const queue = met(open, turkish);
      const [second, third] = [
        { ...turkish, version: 7 },
        { ...turkish, version: 8 },
      ] as const;
      meet(queue, second);
      meet(queue, third);
      queue.isIn('ready.notSaved', {
        ...effectsOf(...mergesAgain(second), outdated(), failed()),
        context: { problem: 'tooOften', remote: null, conflicts: [], base: second },
      });
      queue.send(save());
      queue.isIn('saving', {
        ...saving(draft, 7),
        ...effectsOf(started(draft)),
        context: { merges: 0, problem: null },
      });
    },
    'gives up where the newer version cannot be read'(open) {
      const queue = sent(open);
      queue.answer('saveConfig', { kind: 'outdated' });
      queue.fail('fetchRemote', networkError);
      queue.isIn('ready.notSaved', {
        ...effectsOf(...sendsDraft, failed()),
        context: { message: 'Network Error', base, unconfirmed: [], remote: null },
      });
    },
    'asks about a setting that both tabs have changed, and saves the decision on top of the newer version'(open) {
      const queue = met(open, four);
      queue.isIn('conflicting', {
        ...effectsOf(...sendsDraft, conflicted(four, [conflict])),
        context: { remote: four, conflicts: [conflict], base },
      });
      queue.rejects(save(), saveOrder());
      queue.send(resolve(four.config));
      queue.isIn('saving', {
        ...saving(four.config, 6),
        ...effectsOf(rebased(four, base.config), started(four.config)),
        context: {
          base: four,
          request: { config: four.config, isOrderOnly: false },
          remote: null,
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
        ...effectsOf(
          orderStarted(withOrder(order)),
          outdated(),
          rebased(turkish, base.config),
          merged,
          orderStarted(ordered),
        ),
        context: { request: { config: ordered, isOrderOnly: true } },
      });
      queue.answer('saveConfig', saved(ordered, 8));
      queue.isIn('ready.orderSaved', {
        tags: ['saved'],
        ...effectsOf(rebased(versionOf(ordered, 8), ordered), finished),
      });
    },
    'counts merges from zero after a decision'(open) {
      const queue = met(open, turkish);
      const newer = { ...four, version: 7 };
      meet(queue, newer);
      queue.isIn('conflicting', {
        ...effectsOf(...mergesOnce, outdated(), conflicted(newer, [conflict])),
        context: { merges: 1 },
      });
      queue.send(resolve());
      queue.isIn('saving', {
        ...saving(draft, 7),
        ...effectsOf(rebased(newer, turkish.config), started(draft)),
        context: { merges: 0 },
      });
    },
    'remembers everything that was sent without an answer'(open) {
      const queue = sent(open);
      queue.fail('saveConfig');
      queue.send(save(one));
      queue.fail('saveConfig');
      queue.isIn('ready.notSaved', {
        ...effectsOf(started(draft), failed(draft), started(draft, one), failed(draft, one)),
        context: { unconfirmed: [draft, one] },
      });
    },
    'asks about known conflicts before it sends anything, and again when the question was closed'(open) {
      const queue = sent(open, [four.config]);
      queue.answer('saveConfig', refused);
      queue.send(save(draft, [conflict]));
      queue.isIn('conflicting', {
        ...effectsOf(started(four.config, draft), failed(four.config), conflicted(base, [conflict], [four.config])),
        context: { remote: base, conflicts: [conflict], base, unconfirmed: [four.config] },
      });
      queue.send(dismiss);
      queue.isIn('ready.idle', { context: { remote: null, conflicts: [], unconfirmed: [four.config] } });
      queue.send(save(draft, [conflict]), resolve());
      queue.isIn('saving', {
        ...saving(draft),
        ...effectsOf(
          conflicted(base, [conflict], [four.config]),
          rebased(base, base.config),
          started(four.config, draft),
        ),
        context: { base, unconfirmed: [four.config], remote: null, conflicts: [] },
      });
    },
    'asks next about a setting that was changed in both tabs since the question'(open) {
      const queue = met(open, four);
      const next = { ...conflict, local: 1 };
      queue.send(resolve(draft, [next]));
      queue.isIn('conflicting', {
        ...effectsOf(...sendsDraft, conflicted(four, [conflict]), rebased(four, base.config), conflicted(four, [next])),
        context: { remote: four, conflicts: [next], base: four, unconfirmed: [] },
      });
      queue.send(resolve());
      queue.isIn('saving', { ...saving(draft, 6), ...effectsOf(rebased(four, base.config), started(draft)) });
    },
    'asks about conflicts however many merges there were before'(open) {
      const queue = met(open, turkish);
      const newer = { ...turkish, version: 7 };
      meet(queue, newer);
      queue.answer('saveConfig', saved(draft, 8));
      queue.isIn('ready.saved', {
        tags: ['saved'],
        ...effectsOf(...mergesAgain(newer), configSaved, rebased(versionOf(draft, 8), both), finished),
        context: { merges: 2 },
      });
      queue.send(save(draft, [conflict]), resolve(draft, [conflict]));
      const asked = conflicted(versionOf(draft, 8), [conflict]);
      queue.isIn('conflicting', effectsOf(asked, rebased(versionOf(draft, 8), both), asked));
    },
    'keeps a pending order where the other order is its own, sent without an answer'(open) {
      const queue = sent(open, [withOrder(order)]);
      queue.send(saveOrder({ contact: 1 }));
      const own = versionOf(withOrder(order), 6);
      meet(queue, own);
      queue.isIn('saving', {
        ...saving(draft, 6),
        ...effectsOf(
          started(withOrder(order), draft),
          outdated(withOrder(order)),
          rebased(own, base.config, [withOrder(order)]),
          started(draft),
        ),
        context: { pendingOrder: { contact: 1 } },
      });
    },
    'drops a pending order for a decision, and for another order of another tab'(open) {
      const queue = sent(open);
      queue.send(saveOrder());
      meet(queue, four);
      queue.send(resolve());
      queue.isIn('saving', {
        ...saving(draft, 6),
        ...effectsOf(...sendsDraft, conflicted(four, [conflict]), rebased(four, base.config), started(draft)),
        context: { pendingOrder: null },
      });
      const others = { expertises: 3, services: 4, serviceOffers: 5, contact: 6 };
      const languages = { ...others, languages: 1, locations: 2 };
      const locations = { ...others, languages: 2, locations: 1 };
      const contact = { ...others, languages: 2, locations: 6, contact: 1 };
      for (const [pending, displayOrder, pendingOrder] of [
        [languages, contact, null],
        [locations, languages, null],
        [languages, languages, languages],
      ] as const) {
        const other = sent(open);
        other.send(saveOrder(pending));
        const remote = versionOf(withOrder(displayOrder), 6);
        meet(other, remote);
        const both = { ...draft, displayOrder };
        other.isIn('saving', {
          ...saving(both, 6),
          ...effectsOf(...sendsDraft, rebased(remote, base.config), merged, started(both)),
          context: { pendingOrder },
        });
      }
    },
    'recognizes its own config that was sent without an answer, and says nothing of it'(open) {
      const queue = sent(open);
      queue.fail('saveConfig', networkError);
      queue.send(save(one));
      const own = versionOf(draft, 6);
      meet(queue, own);
      queue.isIn('saving', {
        ...saving(one, 6),
        ...effectsOf(
          started(draft),
          failed(draft),
          started(draft, one),
          outdated(draft),
          rebased(own, base.config, [draft]),
          started(one),
        ),
        context: { unconfirmed: [], merges: 0, remote: null, base: own },
      });
      const remote = versionOf({ ...draft, language: 'tr' }, 7);
      meet(queue, remote);
      const both = { ...one, language: 'tr' } as const;
      queue.isIn('saving', {
        ...saving(both, 7),
        ...effectsOf(outdated(), rebased(remote, draft), merged, started(both)),
        context: { merges: 1 },
      });
    },
    'counts a merge where the server is outdated again and again with the same version'(open) {
      const queue = sent(open, [base.config]);
      for (const merges of [1, 2]) {
        meet(queue, base);
        queue.isIn('saving', {
          ...saving(draft),
          ...effectsOf(
            ...(merges === 1 ? [started(base.config, draft)] : []),
            outdated(base.config),
            rebased(base, base.config),
            merged,
            started(base.config, draft),
          ),
          context: { merges },
        });
      }
    },
    '[SECT-04] sends an order without the defaults of an editor that was never saved'(open) {
      const begun = { config: editorConfig(facts), version: 0, updatedAt: null, published: {} };
      const queue = open({ ...input, base: begun });
      queue.send(saveOrder());
      queue.isIn('saving', {
        ...saving({ displayOrder: order }, 0),
        ...effectsOf(orderStarted({ displayOrder: order })),
      });
      const black = versionOf({ pageStyle: { backgroundColor: '#111111' } }, 6);
      meet(queue, black);
      const both = { ...black.config, displayOrder: order };
      queue.isIn('saving', {
        ...saving(both, 6),
        ...effectsOf(outdated(), rebased(black, begun.config), merged, orderStarted(both)),
        context: { base: black },
      });
      const whole = open({ ...input, base: begun });
      const all = { ...begun.config, ...draft };
      whole.send(save(all));
      whole.isIn('saving', { ...saving(all, 0), ...effectsOf(started(all)) });
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
        tags: ['saved'],
        ...effectsOf(
          orderStarted({ displayOrder: order }),
          rebased(withDefaults(order, 1), withDefaults(order, 1).config),
          finished,
        ),
        context: { base: withDefaults(order, 1) },
      });
      const local = { contact: 1 };
      queue.send(saveOrder(local));
      queue.isIn('saving', {
        ...saving({ displayOrder: local }, 1),
        ...effectsOf(orderStarted({ displayOrder: local })),
      });
      queue.fail('saveConfig');
      const all = { ...begun.config, displayOrder: local };
      queue.send(save(all));
      meet(queue, versionOf({ displayOrder: local }, 2));
      queue.isIn('saving', {
        ...saving(all, 2),
        ...effectsOf(
          failed({ displayOrder: local }),
          started({ displayOrder: local }, all),
          outdated({ displayOrder: local }),
          rebased(withDefaults(local, 2), withDefaults(order, 1).config, [{ displayOrder: local }]),
          started(all),
        ),
        context: { base: withDefaults(local, 2) },
      });
      const late = open({ ...input, base: withDefaults(order, 1) });
      late.send(saveOrder({ services: 1 }));
      late.answer('saveConfig', saved());
      const sentOrder = withDefaults({ services: 1 }, 1).config;
      late.isIn('ready.orderSaved', {
        tags: ['saved'],
        ...effectsOf(
          orderStarted({ displayOrder: { services: 1 } }),
          rebased(versionOf(draft, 7), sentOrder),
          finished,
        ),
        context: { base: versionOf(draft, 7) },
      });
    },
  },
});
