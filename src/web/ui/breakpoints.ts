/** The widths at which layouts change, for containers and scripts. */
export const minWidth = {
  tiny: '(min-width: 360px)',
  small: '(min-width: 560px)',
  medium: '(min-width: 720px)',
  large: '(min-width: 1024px)',
  wide: '(min-width: 1280px)',
} as const;
export const maxWidth = {
  tiny: '(max-width: 359.98px)',
  small: '(max-width: 559.98px)',
  medium: '(max-width: 719.98px)',
  large: '(max-width: 1023.98px)',
  wide: '(max-width: 1279.98px)',
} as const;

/** The same for screens: on paper none of them applies. */
export const from = {
  small: `screen and ${minWidth.small}`,
  medium: `screen and ${minWidth.medium}`,
  large: `screen and ${minWidth.large}`,
  wide: `screen and ${minWidth.wide}`,
} as const;
export const below = {
  tiny: `screen and ${maxWidth.tiny}`,
  small: `screen and ${maxWidth.small}`,
  medium: `screen and ${maxWidth.medium}`,
  large: `screen and ${maxWidth.large}`,
  wide: `screen and ${maxWidth.wide}`,
} as const;
