import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conflictsIn } from '#machines/blog-editing/blog-editing.view.ts';
import { factsOf } from '#machines/rules/blog-facts.ts';
import { makeBlogCreator, makeTrip } from '#tests/kit/make-blog.ts';
import { rounds } from '#tests/kit/nightly.ts';
import { type Act, acts, answer, keep, save } from '#tests/kit/tabs/acts.ts';
import { configServer } from '#tests/kit/tabs/config-server.ts';
import { type ConfigTab, openTab } from '#tests/kit/tabs/config-tab.ts';
import { type Witness, witnessOf } from '#tests/kit/tabs/witness.ts';

const trips = ['sea', 'hills'].map((_id) => makeTrip({ _id, itinerary: [] }));
const facts = factsOf(makeBlogCreator({ publishedVayas: trips }));
const names = ['one', 'other'];

/** Tabs of one owner upon one server, watched at every step. */
function openTabs(many: number) {
  const witnesses = new Map<string, Witness>();
  const server = configServer(facts, (by, changes) => witnesses.get(by)?.write(changes));
  const tabs = names.slice(0, many).map((name) => openTab(name, facts, server));
  for (const tab of tabs) witnesses.set(tab.name, witnessOf(tab, facts));
  let count = 0;
  return {
    tabs,
    async take(tab: ConfigTab, { cause, carryOut }: Act) {
      const isAsked = isInConflict(tab);
      if (cause === 'choice' && !isAsked) return;
      const witness = witnesses.get(tab.name);
      if (cause === 'choice') witness?.choose();
      count += 1;
      carryOut(tab, count);
      await tab.settled();
      witness?.look(cause);
      const conflicts = isAsked ? [] : conflictsIn(tab.editing().getSnapshot());
      expect(conflicts.filter(({ path }) => server.authorOf(path) === tab.name)).toEqual([]);
    },
  };
}

const isInConflict = (tab: ConfigTab): boolean => tab.saving().getSnapshot().matches('conflicting');

/** What is left to be done until a tab has saved all that was edited in it. */
function toSave(tab: ConfigTab): Act | undefined {
  if (tab.call()) return answer;
  if (isInConflict(tab)) return keep;
  return tab.isDirty() ? save : undefined;
}

const stepsOf = (tabs: number) =>
  fc.array(fc.tuple(fc.nat(tabs - 1), fc.constantFrom(...acts)), { minLength: 4, maxLength: 16, size: 'max' });

const interleavings = (many: number) =>
  fc.asyncProperty(stepsOf(many), async (steps) => {
    const { tabs, take } = openTabs(many);
    for (const [index, act] of steps) for (const tab of tabs.slice(index, index + 1)) await take(tab, act);
    for (const tab of tabs) {
      for (let left = 40, act = toSave(tab); act && left > 0; left -= 1, act = toSave(tab)) await take(tab, act);
      expect([tab.name, tab.isDirty()]).toEqual([tab.name, false]);
      tab.editing().stop();
    }
  });

const runs = { seed: 14, endOnFailure: false };

describe('the dashboard of a blog, in several tabs', () => {
  it('[DASH-24, SECT-04] overwrites nothing unseen, whatever comes in between', { timeout: 300_000 }, () =>
    fc.assert(interleavings(2), { ...runs, numRuns: rounds(200, 10_000) }),
  );

  it('is never in conflict with itself', { timeout: 300_000 }, () =>
    fc.assert(interleavings(1), { ...runs, numRuns: rounds(100, 3_000) }),
  );
});
