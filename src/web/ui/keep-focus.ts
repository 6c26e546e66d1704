const stops = 'a[href], button, input, select, textarea, summary, [tabindex="0"]:not([aria-hidden])';
const mostRemembered = 12;

interface Gap {
  parent: Element;
  before: Node | null;
}

/**
 * Gives the focus a new place when the element that had it was removed or disabled: a heading that replaced it, else the
 * next control, else the last one before it. Screens that know better set the focus themselves.
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
    const next = (gap && nearest(gap)) ?? earlier.findLast(canHold) ?? heading ?? main;
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
  if (last.isConnected) return last.parentElement && { parent: last.parentElement, before: last };
  let gone: Node = last;
  let before: Node | null = null;
  while (!gone.isConnected) {
    const record = records.findLast(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)));
    if (!record) return null;
    gone = record.target;
    before = record.previousSibling;
  }
  return gone instanceof Element ? { parent: gone, before: before?.isConnected ? before : null } : null;
}

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
