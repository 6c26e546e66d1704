import type { Feature } from '../feature/feature.ts';
import { doctorCommand } from './doctor.ts';
import { noteReady } from './installation.store.ts';
import { keyCommands } from './keys.commands.ts';

/** Whose database this is, and whether it can be written to. */
export const installationFeature: Feature = {
  name: 'installation',
  jobs: (platform) => [{ pause: 30_000, run: () => noteReady(platform.database, platform.now()) }],
  commands: [...keyCommands, doctorCommand],
};
