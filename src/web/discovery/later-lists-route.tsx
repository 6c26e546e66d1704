import type { FunctionComponent } from 'react';
import { laterScript } from '#web/page/later-script.ts';
import { lazyPart } from '#web/page/lazy-part.tsx';
import type { KeepingProps } from './list-keeping.tsx';
import type { ListOfProps } from './list-of.tsx';

/** The lists come after what else comes later: upon the shortlist, and in a profile. */
const listParts = laterScript(() => import('./list-parts.ts'));
export const ListKeeping: FunctionComponent<KeepingProps> = lazyPart(listParts, (parts) => parts.ListKeeping);
export const ListOf: FunctionComponent<ListOfProps> = lazyPart(listParts, (parts) => parts.ListOf);
