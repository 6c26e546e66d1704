export type Pressable = HTMLButtonElement | HTMLInputElement;

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The name of a switch or radio button is its label. */
export const nameOf = (button: Pressable): string =>
  button.getAttribute('aria-label') ?? plain(button.textContent || (button.labels?.[0]?.textContent ?? ''));

/** A field is found by any of these. */
export const labelsOf = (field: Field): string[] => [
  field.getAttribute('aria-label') ?? '',
  ...[...(field.labels ?? [])].map(({ textContent }) => plain(textContent)),
];

export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
