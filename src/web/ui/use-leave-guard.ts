import { useCallback, useEffect } from 'react';
import { type Blocker, useBeforeUnload, useBlocker } from 'react-router-dom';

interface Guarded {
  /** Whether something would be lost with the tab. */
  isUnsaved: () => boolean;
  /** Whether a way to another page of the app is held up; it is asked by each. */
  holdsUp: () => boolean;
  onBlocked?: () => void;
}

/** Nobody leaves a page by accident: the browser asks before it closes the tab, and a way within the app is held up until it is answered. */
export function useLeaveGuard({ isUnsaved, holdsUp, onBlocked }: Guarded): Blocker {
  useBeforeUnload(useCallback((event) => (isUnsaved() ? event.preventDefault() : undefined), [isUnsaved]));
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && holdsUp(),
      [holdsUp],
    ),
  );
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (isBlocked) onBlocked?.();
  }, [isBlocked, onBlocked]);
  return blocker;
}

/** Whoever was held up goes where they wanted to go, as soon as nothing is in the way any more. */
export function useGoOn(way: Blocker, isFree: boolean): void {
  useEffect(() => {
    if (isFree && way.state === 'blocked') way.proceed();
  }, [isFree, way]);
}
