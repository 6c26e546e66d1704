export const maxWorlds = 8;

/** What the API of a world answers to all requests, instead of what it was asked for. */
export const faults = ['none', 'slow', 'offline', 'unauthenticated', 'failure', 'html'] as const;
export type Fault = (typeof faults)[number];

export interface WorldDetails {
  id: string;
  address: string;
  /** Pages of the demo world, and with which credentials they are used. */
  links: { address: string; purpose: string }[];
  /** By the world's clock. */
  now: number;
  /** By the clock of the machine. */
  expiresAt: number;
  fault: Fault;
}
