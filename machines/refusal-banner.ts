/** States of a list that stays in use after a rejected change: a banner gives the reason until it is dismissed. */
export const withBanner = {
  initial: 'calm',
  states: { calm: {}, refused: { on: { 'banner.dismiss': 'calm' }, exit: 'forgetMessage' } },
} as const;

/** Routes of a call whose rejection or failure that banner shows. */
export const toBanner = {
  refused: { target: 'ready.refused', actions: 'rememberRefusal' },
  failed: { target: 'ready.refused', actions: 'rememberFailure' },
} as const;
