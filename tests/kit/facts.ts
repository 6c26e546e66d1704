import { type Field, plain } from './names.ts';

/** A value on a page with the label that a person finds it by, and the names of the parts of the page that hold it. */
export interface Fact {
  label: string;
  value: string;
  parts: string[];
}

/** The values on a page by their labels, in the order of the page. */
export const factsOf = (root: ParentNode): Fact[] =>
  [...root.querySelectorAll(sources)].filter((element) => !isHidden(element)).flatMap(factsAt);

/** The values that a label names: "Check-in", or "Details: Check-in" where several parts of a page have that label. */
export const valuesOf = (facts: readonly Fact[], name: string): string[] =>
  facts
    .filter(({ label, parts }) => [label, ...parts.map((part) => `${part}: ${label}`)].includes(name))
    .map(({ value }) => value);

type LabelAndValue = readonly [label: string, value: string];

/** What holds a value, and how it is read. An element may be several of them. */
const readers: Record<string, (element: never) => LabelAndValue> = {
  dd: (element: Element) => [wordsOf(termOf(element)), wordsOf(element)],
  'tbody td': (element: HTMLTableCellElement) => [
    wordsOf(columnHeadOf(element) ?? rowHeadOf(element)),
    wordsOf(element),
  ],
  'input:not([type=hidden], [type=file], [type=password]), textarea, select': (field: Field) => fieldFact(field),
  '[role=switch], [aria-pressed]': (element: Element) => [nameOf(element), isOn(element) ? 'on' : 'off'],
  'output, meter, progress, [role=timer], [role=meter], [role=progressbar]': (element: Element) => [
    nameOf(element),
    element.getAttribute('aria-valuetext') ?? (wordsOf(element) || (element.getAttribute('aria-valuenow') ?? '')),
  ],
  'h1, h2, h3, h4': (heading: Element) => {
    const [, label = '', count = ''] = /^(.+?)[ (]+(\d[\d.,]*)\)?$/.exec(wordsOf(heading)) ?? [];
    return [label, count];
  },
  'nav [aria-current]': (element: Element) => [nameOf(element.closest('nav')), wordsOf(element)],
  'article, li, section:not(:has(li))': (part: Element) => [nameOf(part), wordsBelow(part)],
  'li:not(li li, article li)': (item: Element) => [partNamesOf(item)[0] ?? '', wordsOf(item)],
};
const sources = Object.keys(readers).join(', ');

const factsAt = (element: Element): Fact[] =>
  Object.entries(readers)
    .filter(([selector]) => element.matches(selector))
    .map(([, read]) => read(element as never))
    .filter(([label]) => label !== '')
    .map(([label, value]) => ({
      label: label.replace(/:$/, ''),
      value,
      parts: [wordsOf(rowHeadOf(element)), ...partNamesOf(element)],
    }));

const isOn = (element: Element): boolean => element.matches(':checked, [aria-checked=true], [aria-pressed=true]');

function fieldFact(field: Field): LabelAndValue {
  if (field instanceof HTMLSelectElement) return [nameOf(field), plain(chosenIn(field))];
  if (field.type === 'checkbox') return [nameOf(field), isOn(field) ? 'on' : 'off'];
  if (field.type !== 'radio') return [nameOf(field), field.value];
  return isOn(field) ? [nameOf(field.closest('fieldset, [role=radiogroup]')), nameOf(field)] : ['', ''];
}

const chosenIn = ({ selectedOptions }: HTMLSelectElement): string => selectedOptions[0]?.textContent ?? '';

/** The term before a value; several values may follow one term. */
function termOf(value: Element): Element | null {
  let before = value.previousElementSibling;
  while (before?.matches('dd')) before = before.previousElementSibling;
  return before?.matches('dt') ? before : null;
}

const columnHeadOf = (cell: HTMLTableCellElement): Element | null =>
  cell.closest('table')?.querySelector('thead tr')?.children[cell.cellIndex] ?? null;

const rowHeadOf = (element: Element): Element | null =>
  element.closest('tr')?.querySelector('th') ?? element.closest('tbody')?.querySelector('th[scope=rowgroup]') ?? null;

const partOf = (element: Element): Element | null =>
  element.parentElement?.closest(
    'main, section, article, aside, form, fieldset, li, ul, ol, table, dialog, [role=dialog], [role=group]',
  ) ?? null;

/** The names of the parts that hold an element, the nearest first. */
function partNamesOf(element: Element): string[] {
  const names: string[] = [];
  for (let part = partOf(element); part; part = partOf(part)) names.push(nameOf(part));
  return names.filter(Boolean);
}

/** The name of an element as it is announced; a part of the page without one has that of its heading. */
function nameOf(element: Element | null): string {
  if (!element) return '';
  const named = namesOf(element).map(wordsOf).filter(Boolean).join(' ');
  if (named !== '') return named;
  const label = element.getAttribute('aria-label') ?? (element.matches('button') ? wordsOf(element) : '');
  return plain(label) || wordsOf(headingOf(element));
}

/** The elements that name another one: those that it refers to, or its labels. */
function namesOf(element: Element): Element[] {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const referred = ids.flatMap((id) => element.ownerDocument.getElementById(id) ?? []);
  return referred.length > 0 ? referred : [...((element as Partial<Field>).labels ?? [])].slice(0, 1);
}

const headingOf = (part: Element): Element | null =>
  part.querySelector(':scope > :is(legend, caption)') ??
  [...part.querySelectorAll('h1, h2, h3, h4')].find((heading) => partOf(heading) === part) ??
  null;

/** The words of an element as they are read out: without what is hidden, each element apart. */
const wordsOf = (element: Element | null): string => (element ? read(element, () => false) : '');

/** The words of a part of the page, without those of its name and of its controls. */
function wordsBelow(part: Element): string {
  const names = [headingOf(part), ...namesOf(part)];
  return read(part, (element) => names.includes(element) || element.matches('button, input, textarea, select, label'));
}

function read(element: Element, isLeftOut: (element: Element) => boolean): string {
  const spoken = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || isLeftOut(node)) return '';
    if (node !== element && isHiddenItself(node)) return '';
    if (node.matches('wbr')) return '';
    if (node instanceof HTMLSelectElement) return ` ${chosenIn(node)} `;
    if (node.matches('img, svg[aria-label], [role=img]'))
      return ` ${node.getAttribute('aria-label') ?? node.getAttribute('alt') ?? ''} `;
    return ` ${[...node.childNodes].map(spoken).join('')} `;
  };
  return plain(spoken(element)).replaceAll(/ (?=[,.;:!?)])/g, '');
}

const isHidden = (element: Element): boolean =>
  element.closest('[aria-hidden=true], [hidden], [inert]') !== null || isInvisible(element);

const isHiddenItself = (element: Element): boolean =>
  element.matches('script, style, [aria-hidden=true], [hidden]') || isInvisible(element);

/** What is folded away is one press away. */
const isInvisible = (element: Element): boolean =>
  (element.closest('details:not([open])') ?? element).checkVisibility?.() === false;
