import { fromCallback } from 'xstate';

export type NetworkReturn = { type: 'network.return' };

export const networkReturn = fromCallback<NetworkReturn>(({ sendBack }) => {
  const onOnline = () => sendBack({ type: 'network.return' });
  addEventListener('online', onOnline);
  return () => removeEventListener('online', onOnline);
});
