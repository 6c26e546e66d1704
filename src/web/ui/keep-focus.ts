const stops = 'a[href], button, input, select, textarea, summary, [tabindex="0"]:not([aria-hidden])';
const rows = 'li, tr, th[scope=col], [role=listitem], [role=row]';
const mostRemembered = 12;

interface Gap {
  gone: Element;
  parent: Element;
  before: Node | null;
}

/**
 * Gives the focus a new place when the element that had it was removed or disabled: a heading that replaced it, after a
 * row the name of the next row, else the next control, else the last one before it. Screens that know better set the focus
 * themselves, and so does what a pane loads.
 */
export function keepFocus(): void {
  const earlier: Element[] = [];
  let path = '';
  const remember = (part: EventTarget | null) => {
    path = location.pathname;
    if (part instanceof Element) earlier.push(part);
    if (earlier.length > mostRemembered) earlier.shift();
  };
  const first = { capture: true };
  addEventListener('focusin', ({ target }) => remember(target), first);
  /** Read before other handlers run: a button may be disabled when it loses focus. */
  addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget) remember(relatedTarget);
      else queueMicrotask(() => isLeft(earlier.at(-1)) && earlier.splice(0));
    },
    first,
  );
  const mend = (records: MutationRecord[]) => {
    const last = earlier.at(-1);
    const main = document.querySelector('main');
    if (!last || !(isNowhere() || document.activeElement === main)) return;
    const heading = main?.querySelector<HTMLElement>('h1');
    if (heading && came(heading, records)) return heading.focus({ preventScroll: path !== location.pathname });
    if (!isNowhere() || canHold(last)) return;
    const gap = gapOf(last, records);
    if (gap && isLoadingIn(gap.parent)) return;
    const next =
      (gap && (gap.gone.matches(rows) ? nextToRow(gap) : nearest(gap))) ?? earlier.findLast(canHold) ?? heading ?? main;
    if (next instanceof HTMLElement) next.focus();
  };
  const attributeFilter = ['disabled', 'hidden', 'inert'];
  new MutationObserver(mend).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter });
}

/** A click outside any control removes the focus on purpose. */
const isLeft = (last: Element | undefined): boolean =>
  document.activeElement === document.body && last?.checkVisibility() === true;

function isNowhere(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at.matches(':disabled');
}

const canHold = (part: Element | undefined): boolean =>
  part?.isConnected === true && !part.matches(':disabled') && part.checkVisibility();

const came = (part: Node, records: readonly MutationRecord[]): boolean =>
  records.some(({ addedNodes }) => [...addedNodes].some((node) => node.contains(part)));

/** The outermost part that went away with what had the keyboard is what left the gap. */
function gapOf(last: Element, records: readonly MutationRecord[]): Gap | null {
  if (last.isConnected) return last.parentElement && { gone: last, parent: last.parentElement, before: last };
  let gone: Node = last;
  let removed: Node = last;
  let before: Node | null = null;
  while (!gone.isConnected) {
    const record = records.findLast(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)));
    if (!record) return null;
    removed = [...record.removedNodes].find((node) => node.contains(gone)) ?? gone;
    gone = record.target;
    before = record.previousSibling;
  }
  if (!(gone instanceof Element && removed instanceof Element)) return null;
  return { gone: removed, parent: gone, before: before?.isConnected ? before : null };
}

/** A pane that is empty only until its content is loaded. */
function isLoadingIn(parent: Element): boolean {
  const pane = parent.querySelector(':scope > [aria-busy=true]') ?? parent.closest('[aria-busy=true]');
  return pane !== null && ![...pane.querySelectorAll(stops)].some(canHold);
}

/** Not its first control, which may change something: the next press would be meant for the row that is gone. */
function nextToRow({ parent, before }: Gap): HTMLElement | null {
  const after = before instanceof Element ? before.nextElementSibling : parent.firstElementChild;
  const row = after ?? parent.lastElementChild;
  const name = row === null ? (lastHeadingBefore(parent) ?? null) : nameIn(row);
  if (name instanceof HTMLElement && name.tabIndex < 0) name.tabIndex = -1;
  return name instanceof HTMLElement ? name : null;
}

const nameIn = (row: Element): Element =>
  document.getElementById(row.getAttribute('aria-labelledby') ?? '') ?? row.querySelector('h2, h3, h4') ?? row;

const lastHeadingBefore = (part: Element): Element | undefined =>
  [...document.querySelectorAll('main :is(h1, h2, h3), [role=dialog] :is(h1, h2, h3)')].findLast(
    (heading) => (part.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING) > 0,
  );

/** What lies over the page, and the page itself, take the focus themselves where nothing in them does. */
function nearest({ parent, before }: Gap): Element | null {
  const isBehind = (stop: Element) => {
    const place = (before ?? parent).compareDocumentPosition(stop);
    return (place & Node.DOCUMENT_POSITION_FOLLOWING) > 0 && !before?.contains(stop);
  };
  for (let within: Element | null = parent; within && within !== document.body; within = within.parentElement) {
    const found = [...within.querySelectorAll(stops)].filter(canHold);
    if (found.length > 0) return found.find(isBehind) ?? found.at(-1) ?? null;
    if (within.matches('main, [role=dialog]')) return within;
  }
  return null;
}
