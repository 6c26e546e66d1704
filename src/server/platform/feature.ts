import type { FastifyInstance } from 'fastify';
import type { Job } from './background-work.ts';
import type { Command } from './command.ts';
import type { Platform } from './platform.ts';

/** What a feature brings to the server, beside the tables that its queries are about. */
export interface Feature {
  name: string;
  /** Its calls, under /api. */
  routes?(api: FastifyInstance, platform: Platform): void;
  /** What it answers beside /api. */
  pages?(app: FastifyInstance, platform: Platform): void;
  /** What it does again and again, whoever calls. */
  jobs?(platform: Platform, app: FastifyInstance): readonly Job[];
  /** How what is long over goes; each runs whether or not another one fails. */
  sweeps?: readonly Sweep[];
  commands?: readonly Command[];
}

export type Sweep = (platform: Platform, now: number) => Promise<unknown>;
