/** A deed as it was seen from outside: when it began and ended, and what was answered. */
export interface Done {
  id: number;
  /** Which record of the round it was about. */
  record: number;
  kind: string;
  by: string;
  status: number;
  begun: number;
  ended: number;
  isAccepted: boolean;
  /** Of the record, as the answer told it. */
  state?: string | undefined;
  /** Where the audit trail has it. */
  place?: number | undefined;
  /** How many links its creator had been sent when the one was made by which this was done. */
  link?: number | undefined;
  password?: string | undefined;
  newPassword?: string | undefined;
  /** The sign-in by whose session it was done. */
  session?: number | undefined;
}

/** What a deed makes of its record by the rules; null where they refuse it. */
export interface Effect<World> {
  world: World;
  /** As the answer has to tell it. */
  state?: string;
  mails?: readonly string[];
  /** Mails that are gone now, and mails that are gone if they had not left yet. */
  withdrawn?: readonly string[];
  perhapsWithdrawn?: readonly string[];
}

export type Rules<World> = (world: World, deed: Done) => Effect<World> | null;
