import { useCallback, useEffect } from 'react';
import { type Blocker, useBeforeUnload, useBlocker } from 'react-router-dom';

interface Guarded {
  isUnsaved: () => boolean;
  /** Whether to block a navigation to another page. */
  holdsUp: () => boolean;
  onBlocked?: () => void;
}

/** The browser asks before it closes the tab; a navigation within the app is blocked until it is answered. */
export function useLeaveGuard({ isUnsaved, holdsUp, onBlocked }: Guarded): Blocker {
  useBeforeUnload(useCallback((event) => (isUnsaved() ? event.preventDefault() : undefined), [isUnsaved]));
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && holdsUp(),
      [holdsUp],
    ),
  );
  const wanted = blocker.state === 'blocked' ? blocker.location : null;
  useEffect(() => {
    if (wanted) onBlocked?.();
  }, [wanted, onBlocked]);
  return blocker;
}

/** Completes the blocked navigation once the page is free to be left. */
export function useProceed(blocker: Blocker, isFree: boolean): void {
  useEffect(() => {
    if (isFree && blocker.state === 'blocked') blocker.proceed();
  }, [isFree, blocker]);
}
