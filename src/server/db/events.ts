import type { AuditEntry, OutgoingMail, Unit } from './unit-of-work.ts';

/** Mails that their recipients can stop by a link. */
export const mailLists = ['trips', 'searches'] as const;
export type MailList = (typeof mailLists)[number];

/** What domains tell each other. A feature subscribes in its manifest; a subscriber runs in the emitter's transaction. */
export interface DomainEvents {
  'bank.verified': { accountId: string };
  'creator.approved': { accountId: string };
  /** Anything that the directory shows of a creator changed. */
  'creator.changed': { accountId: string };
  'sponsor.suspended': { accountId: string };
  /** The settings of a blog were saved. */
  'blog.saved': { accountId: string };
  'trip.published': { accountId: string; tripId: string };
  'trip.unpublished': { accountId: string; tripId: string };
  'trip.deleted': { accountId: string; tripId: string };
  /** A recipient stopped the mails about a record. */
  'mails.stopped': { list: MailList; id: string };
  /** Emitted once at the end of a unit of work. */
  'mails.written': readonly OutgoingMail[];
  /** Emitted once at the end of a unit of work, after the mails. */
  'audit.recorded': readonly AuditEntry[];
}

export type Subscriptions = {
  readonly [Name in keyof DomainEvents]?: (unit: Unit, event: DomainEvents[Name]) => Promise<unknown>;
};

export type Emit = <Name extends keyof DomainEvents>(name: Name, event: DomainEvents[Name]) => Promise<void>;

export const emitterOf =
  (unit: () => Unit, subscriptions: readonly Subscriptions[]): Emit =>
  async (name, event) => {
    for (const { [name]: subscriber } of subscriptions) await subscriber?.(unit(), event);
  };
