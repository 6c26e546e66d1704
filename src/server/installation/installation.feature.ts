import type { Feature } from '../platform/feature.ts';
import { up as installation } from './0005-installation.migration.ts';
import { up as hashKey } from './0010-hash-key.migration.ts';
import { keyCommands } from './keys.commands.ts';

/** Whose database this is, and whether it can be written to. */
export const installationFeature: Feature = {
  name: 'installation',
  commands: keyCommands,
  migrations: { '0005-installation': { up: installation }, '0010-hash-key': { up: hashKey } },
};
