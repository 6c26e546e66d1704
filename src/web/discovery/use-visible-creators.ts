import { useSelector } from '@xstate/react';
import type { CreatorItem } from '#contract/creator.ts';
import { visibleCreators } from '#machines/discovery/discovery.view.ts';
import type { DirectoryActors } from './directory-props.ts';

export function useVisibleCreators({ discovery, details, lists }: DirectoryActors): CreatorItem[] {
  const found = useSelector(details, ({ context }) => context.found);
  const services = useSelector(lists, ({ context }) => context.lists.services);
  return useSelector(discovery, (snapshot) => visibleCreators(snapshot, { found, services }));
}
