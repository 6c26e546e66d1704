/** What the drivers of Firefox and WebKit run in the page: each finds one element. */

export function fieldIn(name: string): Element | null {
  const label = [...document.querySelectorAll('label')].find((each) => each.textContent?.trim() === name);
  return label?.control ?? null;
}

/** Runs alone in the page, so it cannot call `fieldIn`. */
export function scrollToField(name: string): void {
  const label = [...document.querySelectorAll('label')].find((each) => each.textContent?.trim() === name);
  label?.control?.scrollIntoView({ block: 'center' });
}

export function controlIn(name: string): Element | null {
  const isSeen = (each: Element) => each.checkVisibility() && each.getAttribute('aria-disabled') !== 'true';
  const nameOf = (each: Element) => each.getAttribute('aria-label') ?? each.textContent?.trim();
  return [...document.querySelectorAll('button, a')].find((each) => isSeen(each) && nameOf(each) === name) ?? null;
}

export function textIn(text: string): Element | null {
  const holds = (each: Element) => each.checkVisibility() && each.textContent?.replace(/\s+/g, ' ').trim() === text;
  return [...document.querySelectorAll('body *')].find(holds) ?? null;
}
