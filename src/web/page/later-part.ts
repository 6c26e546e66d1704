import { type ComponentType, createElement, lazy } from 'react';

/** A part that comes after its page. Once it is fetched it is shown at once: a lazy part that is there already would still wait for React's next reveal. */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | null = null;
  const fetchPart = async () => {
    known = await load();
    return { default: known };
  };
  const later: ComponentType<Props> = lazy(fetchPart);
  return Object.assign((props: Props) => createElement(known ?? later, props), { fetchPart });
}
