import { settleMs } from '#machines/clock/settle-ms.ts';

/** A double click of an unsteady hand is that wide. */
const samePointPixels = 16;
const controls =
  'a[href], button, summary, label, input, select, textarea, [role=option], [role^=menuitem], [role=switch], [data-veil]';
const states = ['aria-expanded', 'aria-pressed'];
const typing =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, [contenteditable=true]';
const modifiers = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta'];

interface Press {
  control: Element | null;
  look: string;
  at: number;
}

/**
 * Ignores the second half of a double press that would act on something else: a row moved up, a dialog went away, or the
 * app moved the focus. docs/decisions/0015.
 */
export function ignoreSecondPresses(): void {
  let click: (Press & Point) | null = null;
  let key: Press | null = null;
  let isIgnored = false;
  let ignoredKey = '';

  const stop = (event: Event) => {
    event.stopImmediatePropagation();
    if (event.type !== 'pointerdown') event.preventDefault();
  };
  const onPointer = (event: MouseEvent) => {
    if (!event.isTrusted || (event.type === 'click' && event.detail === 0)) return;
    if (event.type === 'pointerdown' || event.type === 'click') {
      key = null;
      const press = { ...pressOf(event), x: event.clientX, y: event.clientY };
      const isSecond = click !== null && isSoon(click, press) && isNear(click, press);
      isIgnored = isSecond && isOther(click, press) ? true : event.type === 'click' && isIgnored;
      click = isSecond && click !== null && isIgnored ? { ...click, at: press.at } : press;
    }
    if (isIgnored) stop(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.isTrusted || event.isComposing || modifiers.includes(event.key)) return;
    click = null;
    ignoredKey = '';
    const press = pressOf(event);
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (isPress && key !== null && (event.repeat || isSoon(key, press)) && isOther(key, press)) {
      key.at = press.at;
      ignoredKey = event.key;
      stop(event);
    } else key = isPress && !isTyping(event) ? press : null;
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (ignoredKey === event.key) stop(event);
  };

  const first = { capture: true };
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'] as const)
    addEventListener(type, onPointer, first);
  addEventListener('keydown', onKeyDown, first);
  addEventListener('keyup', onKeyUp, first);
  addEventListener('blur', ({ target }) => {
    if (target === window) [click, key, isIgnored] = [null, null, false];
  });
}

interface Point {
  x: number;
  y: number;
}

function pressOf({ target, timeStamp: at }: Event): Press {
  const control = target instanceof Element ? controlAt(target) : null;
  return { control, look: control === null ? '' : lookOf(control), at };
}

function controlAt(target: Element): Element | null {
  const control = target.closest(controls);
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control;
}

/** An element that a list reuses for its next row has another name; a button that opened or pressed has another state. */
function lookOf(control: Element): string {
  if (control.matches('input, select, textarea')) return control.getAttribute('aria-label') ?? '';
  const name = control.getAttribute('aria-label') ?? control.textContent;
  return [name, ...states.map((state) => control.getAttribute(state))].join();
}

const isSoon = (first: Press, second: Press): boolean => second.at - first.at < settleMs;
const isNear = (first: Point, second: Point): boolean =>
  Math.hypot(second.x - first.x, second.y - first.y) <= samePointPixels;
const isOther = (first: Press | null, second: Press): boolean =>
  first?.control !== second.control || first?.look !== second.look;

/** Enter and Space are text there, or the form is sent by the control that has the focus. */
const isTyping = ({ key, target }: KeyboardEvent): boolean =>
  target instanceof Element && target.matches(key === 'Enter' ? 'textarea, [contenteditable=true]' : typing);
