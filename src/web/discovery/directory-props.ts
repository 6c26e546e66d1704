import type { DirectoryActor } from '#machines/directory/directory.machine.ts';
import type { DirectoryFlows } from '#machines/directory/directory.setup.ts';

export type DirectoryActors = DirectoryFlows & { page: DirectoryActor };

export interface DirectoryProps {
  actors: DirectoryActors;
}
