import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { addressAfter } from '#machines/directory/directory.view.ts';
import type { DirectoryActors } from './directory-props.ts';

export type AddressOf = ReturnType<typeof addressAfter>;

export function useAddressOf({ page }: DirectoryActors): AddressOf {
  const parameters = useSelector(page, ({ context }) => context.parameters);
  return useMemo(() => addressAfter(parameters), [parameters]);
}
