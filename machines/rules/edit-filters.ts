import type { FilterGroup, LeastName, RangeName } from '#contract/directory-choices.ts';
import type { CountRange, DirectoryFilters, Stay } from '#rules/directory.ts';
import { serviceCode } from '#rules/service-code.ts';

export type FilterEdit =
  /** `code` also names a service, in older addresses. */
  | { type: 'filter.toggle'; group: FilterGroup; value: string; code?: string }
  | { type: 'filter.match'; group: FilterGroup; isAny: boolean }
  | { type: 'there.change'; change: Partial<Stay> }
  | { type: 'range.change'; filter: RangeName; change: Partial<CountRange> }
  | { type: 'count.change'; filter: LeastName; count: number };

const anywhere: Stay = { city: '', from: '', to: '' };
const anyCount: CountRange = { min: 0, max: null };

export function editedFilters(filters: DirectoryFilters, edit: FilterEdit): DirectoryFilters {
  switch (edit.type) {
    case 'filter.toggle':
      return { ...filters, [edit.group]: toggled(filters[edit.group], edit) };
    case 'filter.match': {
      const others = filters.matchAny.filter((each) => each !== edit.group);
      return { ...filters, matchAny: edit.isAny ? [...others, edit.group] : others };
    }
    case 'there.change': {
      const there = { ...(filters.there ?? anywhere), ...edit.change };
      return { ...filters, there: Object.values(there).every((part) => part === '') ? null : there };
    }
    case 'range.change': {
      const range = { ...(filters[edit.filter] ?? anyCount), ...edit.change };
      return { ...filters, [edit.filter]: range.min === 0 && range.max === null ? null : range };
    }
    case 'count.change':
      return { ...filters, [edit.filter]: edit.count };
  }
}

function toggled(values: readonly string[], { value, code }: { value: string; code?: string }): string[] {
  const others = values.filter((each) => each !== value && (code === undefined || serviceCode(each) !== code));
  return others.length < values.length ? others : [...values, value];
}
