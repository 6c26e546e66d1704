import { type ComponentType, createElement, lazy } from 'react';
import { fetchScript } from './fetch-script.ts';

/** A part that comes after its page. Once it is fetched it is shown at once: a lazy part that is there already would still wait for React's next reveal. */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | null = null;
  const fetchPart = async () => {
    known = await fetchScript(load);
    return { default: known };
  };
  const later: ComponentType<Props> = lazy(fetchPart);
  return Object.assign((props: Props) => createElement(known ?? later, props), { fetchPart });
}

interface LaterPart {
  fetchPart(): Promise<unknown>;
}

/** Before anybody has asked for them. What is missing is told when it is. */
export const fetchParts = (parts: readonly LaterPart[]): void =>
  void Promise.allSettled(parts.map(({ fetchPart }) => fetchPart()));
