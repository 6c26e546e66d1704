import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from '../platform/config.ts';
import { partOf } from '../platform/part-of.ts';
import type { Secrets } from '../platform/secrets.ts';
import { syncFolder } from '../platform/sync-folder.ts';

/** How far the trail was whole when it was last looked at from here. */
export interface TrailMark {
  sequence: number;
  /** Of all that is told up to there. It is under no key, so that another master key leaves it as it is. */
  digest: string;
  /** When it was looked at. */
  at: number;
}

const written = z.strictObject({ sequence: z.int(), digest: z.string(), at: z.int(), seal: z.string() });

type Keeper = { config: Pick<Config, 'dataDir'>; secrets: Pick<Secrets, 'hash'> };

/** Outside the database, so that whoever may write there alone cannot set it back. Null where nobody looked before. */
export function readMark({ config, secrets }: Keeper): TrailMark | 'unknown' | null {
  const text = textIn(fileOf(config));
  if (text === null) return null;
  const { success, data } = written.safeParse(parsed(text));
  if (!success) return 'unknown';
  const { seal, ...mark } = data;
  return seal === sealOf(secrets, mark) ? mark : 'unknown';
}

export function keepMark({ config, secrets }: Keeper, mark: TrailMark): void {
  const file = fileOf(config);
  const partial = partOf(file);
  writeFileSync(partial, JSON.stringify({ ...mark, seal: sealOf(secrets, mark) }), { mode: 0o600, flush: true });
  renameSync(partial, file);
  syncFolder(config.dataDir);
}

const fileOf = ({ dataDir }: Keeper['config']): string => join(dataDir, 'audit.mark');

const sealOf = ({ hash }: Keeper['secrets'], { sequence, digest, at }: TrailMark): string =>
  hash('audit mark', `${sequence} ${digest} ${at}`);

function textIn(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT') return null;
    throw failure;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
