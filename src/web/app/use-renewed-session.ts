import { useEffect } from 'react';

interface Renewable {
  subscribe(observe: (snapshot: { matches(state: 'ended'): boolean }) => void): { unsubscribe: () => void };
  send(event: { type: 'session.renew'; token: string }): void;
}

/** A flow that found its session gone tells so, and goes on once there is another. */
export function useRenewedSession(flow: Renewable, token: string, onEnded: () => void): void {
  useEffect(() => {
    const { unsubscribe } = flow.subscribe((snapshot) => {
      if (snapshot.matches('ended')) onEnded();
    });
    return unsubscribe;
  }, [flow, onEnded]);
  useEffect(() => flow.send({ type: 'session.renew', token }), [flow, token]);
}
