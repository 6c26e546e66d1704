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

export const pressSelector = ':is(button, summary, [role=option], input[type=radio], input[type=checkbox])';
export const linkSelector = 'a[href]';

/** The enabled controls with this name that a person can see. */
export const controlsNamed = (document: Document, selector: string, name: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (control) =>
      nameOf(control as Pressable) === name &&
      !control.matches(':disabled, [aria-disabled=true]') &&
      control.closest('[aria-hidden=true], [inert], [hidden]') === null,
  );
