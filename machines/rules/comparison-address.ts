import { maxCompared } from '#contract/sponsor-choices.ts';
import { isCreatorId } from '#rules/directory-address.ts';
import type { Parameters } from '#rules/parameters.ts';

export const chosenIn = (parameters: Parameters): string[] => idsIn('compare', parameters);
export const comparedIn = (parameters: Parameters): string[] => idsIn('creator', parameters);

function idsIn(name: string, parameters: Parameters): string[] {
  const ids = parameters.filter(([each, value]) => each === name && isCreatorId(value)).map(([, value]) => value);
  return [...new Set(ids)].slice(0, maxCompared);
}

const named = (name: string, ids: readonly string[]): [string, string][] => ids.map((id) => [name, id]);

export function isChoosable(parameters: Parameters, id: string): boolean {
  const chosen = chosenIn(parameters);
  return chosen.includes(id) || chosen.length < maxCompared;
}

export function withChoice(parameters: Parameters, id: string): Parameters {
  const chosen = chosenIn(parameters);
  const next = chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];
  return [...parameters.filter(([name]) => name !== 'compare'), ...named('compare', next)];
}

export const comparisonOf = (ids: readonly string[]): Parameters => named('creator', ids);
export const comparisonAddress = (ids: readonly string[]): string => `/discovery/compare?${written(comparisonOf(ids))}`;

export const choiceAddress = (ids: readonly string[], rest: Readonly<Record<string, string>> = {}): string =>
  `/discovery?${written([...Object.entries(rest), ...named('compare', ids)])}`;

/** Ids need no escaping. */
const written = (parameters: Parameters): string => parameters.map((parameter) => parameter.join('=')).join('&');
