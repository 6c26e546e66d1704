import { Later, LazyModule } from './later.tsx';
import type { DialogProps } from './radix-dialog.tsx';

export const dialogModule = new LazyModule(() => import('./radix-dialog.tsx'));

export const Dialog = (props: DialogProps) => (
  <Later module={dialogModule} isOnDemand>
    {({ RadixDialog }) => <RadixDialog {...props} />}
  </Later>
);
