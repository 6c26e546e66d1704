import { expect } from 'vitest';
import type { BlogChoices } from '#contract/blog.ts';
import type { BlogFacts } from '#machines/rules/blog-facts.ts';
import { type ConfigChange, changesBetween } from '#machines/rules/config-changes.ts';
import type { Cause } from './acts.ts';
import type { ConfigTab } from './config-tab.ts';

export type Witness = ReturnType<typeof witnessOf>;

/** What the person before a tab has seen and changed, setting by setting; and what must not become of it. */
export function witnessOf(tab: ConfigTab, facts: BlogFacts) {
  const seen = new Map<string, Set<string>>();
  const [changed, everChanged] = [new Set<string>(), new Set<string>()];
  const changesOf = (before: BlogChoices, after: BlogChoices) => changesBetween(before, after, facts).filter(isFree);
  const now = () => tab.editing().getSnapshot().context;
  let last = now();

  const see = (path: string, ...values: unknown[]) =>
    seen.set(path, new Set([...(seen.get(path) ?? []), ...values.map((value) => JSON.stringify(value))]));
  const change = (path: string) => {
    changed.add(path);
    everChanged.add(path);
  };
  const cameFromElsewhere = ({ path, before, after }: ConfigChange) => {
    see(path, before, after);
    changed.delete(path);
    const wasUnsaved = changesOf(last.base.config, last.draft).some((each) => each.path === path);
    const isStrange = changesOf(now().base.config, now().draft).some((each) => each.path === path);
    expect({ path, wasUnsaved, isStrange }).toEqual({ path, wasUnsaved: false, isStrange: false });
  };

  return {
    /** What a step has made of the draft. */
    look(cause: Cause) {
      for (const each of changesOf(last.draft, now().draft)) {
        if (cause === 'elsewhere') {
          cameFromElsewhere(each);
          continue;
        }
        if (cause === 'history') expect(everChanged, `${tab.name} undoes what is another's`).toContain(each.path);
        see(each.path, each.before, each.after);
        change(each.path);
      }
      last = now();
    },
    /** Somebody is about to choose between both ways, which are in front of them. */
    choose() {
      for (const { path, remote } of tab.saving().getSnapshot().context.conflicts) {
        see(path, remote);
        change(path);
      }
    },
    /** Nothing that is stored gives way to a tab that has not changed it, or has not seen it. */
    write(changes: readonly ConfigChange[]) {
      for (const { path, before } of changes.filter(isFree)) {
        expect(changed, `${tab.name} overwrites what it has not changed`).toContain(path);
        expect([...(seen.get(path) ?? [])], `${tab.name} overwrites ${path} unseen`).toContain(JSON.stringify(before));
      }
    },
  };
}

/** A section, a highlight and the platforms follow from other settings as well. */
const isFree = ({ setting: { kind } }: ConfigChange): boolean => !['section', 'highlight', 'platform'].includes(kind);
