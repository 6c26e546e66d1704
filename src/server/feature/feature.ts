import type { FastifyInstance } from 'fastify';
import type { Subscriptions } from '../db/events.ts';
import type { Platform } from '../db/platform.ts';
import type { Job } from './background-work.ts';
import type { Command } from './command.ts';

/** The manifest of a feature. Its tables stand in `tables.ts`. */
export interface Feature {
  name: string;
  /** Routes under /api. */
  routes?(api: FastifyInstance, platform: Platform): void;
  /** Routes outside of /api. */
  pages?(app: FastifyInstance, platform: Platform): void | Promise<void>;
  jobs?(platform: Platform, app: FastifyInstance): readonly Job[];
  /** Delete expired rows. Each runs whether or not another one fails. */
  cleanups?: readonly Cleanup[];
  commands?: readonly Command[];
  /** Events of other domains that it acts on. */
  on?: Subscriptions;
}

export type Cleanup = (platform: Platform, now: number) => Promise<unknown>;
