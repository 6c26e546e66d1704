import { useContext } from 'react';
import { useScrollOnMount } from '#web/ui/use-focused-heading.ts';
import { AddressContext } from './address.ts';

const nowhere = () => null;

/** Rendered with the rows of a list that loads: the router restores the scroll position before they are there. */
export function RestoredScroll(): null {
  useScrollOnMount(useContext(AddressContext)?.scrollTop ?? nowhere);
  return null;
}
