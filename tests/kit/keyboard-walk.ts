import type { Page } from 'playwright-core';

/** What the keyboard can come to, as it is found in the page. */
interface Control {
  /** Where it stands among all that were found just now. */
  index: number;
  /** What it is known by, so that what was done is not done again; rows of a list have the same. */
  key: string;
  kind: 'press' | 'type' | 'turn' | 'tick' | 'file';
  isInRow: boolean;
  /** What stands upon the page comes first, then the page itself, then what is around it. */
  place: 'layer' | 'main' | 'around';
  sends: boolean;
  /** What it has opened is walked before it closes that again. */
  closes: boolean;
  /** What a text field asks for, by what it tells the browser. */
  wants: string;
  isLink: boolean;
  isStop: boolean;
  /** The fields of its form that nothing was typed into: a form is sent when it is filled. */
  emptyBeside: { index: number; wants: string }[];
}

interface Deed {
  key: string;
  control: Control | null;
  keys: readonly string[];
}

export interface KeyboardWalk {
  page: Page;
  /** What a person would type into a field, by what it asks for. */
  words: (wants: string) => string | Promise<string>;
  file: { name: string; mimeType: string; buffer: Buffer };
  /** What is around every page is tried once upon any of them; here is noted what was. */
  around: Map<string, number>;
  /** Nothing is tried but what is within it, and what stands upon the page. */
  part?: string;
}

/** Enough for any page; a walk that went in circles would come to it. */
const mostDeeds = 250;

/** Does once what each control of a page is for, by the keyboard alone, and goes on with whatever that brings. Answers each deed after which the keyboard was nowhere; a link to a document of its own begins at the top of that, as everywhere. */
export async function walkByKeyboard(walk: KeyboardWalk): Promise<string[]> {
  const { page, around, part = 'body' } = walk;
  const done = new Map<string, number>();
  const traffic = followTraffic(page);
  const home = page.url();
  const lost: string[] = [];
  const bornAt = async () => {
    await page.waitForLoadState();
    return page.evaluate(() => performance.timeOrigin);
  };
  let born = 0;
  const look = async (deed: string) => {
    await traffic.rests();
    // In this order: a document that has come meanwhile is known to be new.
    const where = await comeToRest(page);
    const [before, now] = [born, await bornAt()];
    born = now;
    if (where !== '' && now === before) lost.push(`${deed}: ${where}`);
  };
  await traffic.rests();
  born = await bornAt();
  await tabThrough(walk, look, lost);
  for (let deeds = 0; deeds < mostDeeds; deeds += 1) {
    const times = (key: string) => done.get(key) ?? around.get(key) ?? 0;
    const deed = nextDeed(await page.evaluate(findControls, part), times);
    if (!deed) break;
    const noted = deed.control?.place === 'around' ? around : done;
    noted.set(deed.key, times(deed.key) + 1);
    await take(walk, deed);
    await look(deed.key);
    if (deed.control?.place === 'around') await takeBack(page, look);
    if (pathOf(page.url()) === pathOf(home)) continue;
    if (!(await goHome(page, home))) break;
    await look(`back from ${deed.key}`);
  }
  traffic.end();
  return lost;
}

/** A page that is loaded after it was called for has the keyboard as soon as it is shown. */
async function comeToRest(page: Page): Promise<string> {
  const hasKeyboard = () => document.activeElement !== null && document.activeElement !== document.body;
  await page.waitForFunction(hasKeyboard, undefined, { timeout: 1_000 }).catch(() => {});
  return page.evaluate(whereTheKeyboardIs);
}

const pathOf = (address: string) => new URL(address).pathname;

/** By Back; a page that cannot be gone back to is loaded anew, and has the keyboard nowhere until it is used. One that leads on at once, as a sign-in does whoever is signed in, is at its end: where it leads has a walk of its own. */
async function goHome(page: Page, home: string): Promise<boolean> {
  await page.goBack();
  if (pathOf(page.url()) === pathOf(home) && (await page.evaluate(() => Reflect.has(window, 'foundControls'))))
    return true;
  await page.goto(home).catch((failure: unknown) => {
    if (!/ERR_ABORTED|interrupted by another navigation/.test(String(failure))) throw failure;
  });
  await page.locator('h1').first().waitFor();
  if (pathOf(page.url()) !== pathOf(home)) return false;
  await page.keyboard.press('Tab');
  return true;
}

/** What is around a page, as its language, is as it was once it is pressed again. */
async function takeBack(page: Page, look: (deed: string) => Promise<void>): Promise<void> {
  if (await page.evaluate(() => document.activeElement?.closest('header') === null)) return;
  await page.keyboard.press('Space');
  await look('once more');
}

/** Every stop of a page, forwards and back. */
async function tabThrough(
  { page, part = 'body' }: KeyboardWalk,
  look: (deed: string) => Promise<void>,
  lost: string[],
): Promise<void> {
  const countStops = async () => (await page.evaluate(findControls, part)).filter(({ isStop }) => isStop).length;
  const stops = Math.min(60, await countStops());
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const bare = await page.evaluate(focusedWithoutRing);
    if (bare !== '') lost.push(`Tab: no focus ring on ${bare}`);
  }
  await look('Tab through the page');
  // A link may be gone once the page has been scrolled.
  const left = Math.min(stops, await countStops());
  for (let stop = 1; stop < left; stop += 1) await page.keyboard.press('Shift+Tab');
  await look('Shift+Tab through the page');
}

/** Everything is tried before what sends it, and what stands upon the page before it is left. */
function nextDeed(controls: readonly Control[], times: (key: string) => number): Deed | null {
  const [layer] = controls.filter(({ place }) => place === 'layer');
  for (const place of ['layer', 'main', 'around'] as const) {
    const here = controls.filter((control) => control.place === place);
    const deeds = [
      ...here.filter(({ sends, closes }) => !sends && !closes).map((control) => ({ ...plainDeed(control), control })),
      ...here
        .filter(({ kind }) => kind === 'type')
        .map((control) => ({ key: `${control.key}, Enter`, control, keys: ['Enter'] })),
      ...here.filter(({ closes }) => closes).map((control) => ({ ...plainDeed(control), control })),
      ...here.filter(({ sends }) => sends).map((control) => ({ ...plainDeed(control), control })),
    ];
    const next = deeds.find(({ key, control }) => times(key) < (control.isInRow ? 2 : 1));
    if (next) return next;
    const leave = layer && `${layer.key.split(' | ')[0]} | Escape`;
    if (place === 'layer' && leave && times(leave) === 0) return { key: leave, control: null, keys: ['Escape'] };
  }
  return null;
}

const plainDeed = ({ key, kind, isLink }: Control): Pick<Deed, 'key' | 'keys'> => {
  if (kind === 'turn') return { key, keys: ['ArrowDown', 'ArrowRight'] };
  if (kind === 'tick') return { key, keys: ['Space'] };
  if (kind === 'press') return { key, keys: [isLink ? 'Enter' : 'Space'] };
  return { key, keys: [] };
};

async function take({ page, words, file }: KeyboardWalk, { control, keys }: Deed): Promise<void> {
  const fill = async ({ index, wants }: Pick<Control, 'index' | 'wants'>) => {
    await page.evaluate(focusControl, index);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(await words(wants));
  };
  if (control?.kind === 'type') await fill(control);
  for (const empty of control && keys.length > 0 ? control.emptyBeside : []) await fill(empty);
  if (control) await page.evaluate(focusControl, control.index);
  if (control?.kind === 'file') await page.locator(':focus').setInputFiles(file);
  for (const key of keys) await page.keyboard.press(key);
}

/** A page rests once nothing that it asked for is on its way and it has been painted. */
function followTraffic(page: Page) {
  let waiting = 0;
  const begin = () => {
    waiting += 1;
  };
  const end = () => {
    waiting -= 1;
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  const isQuiet = async () => {
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 15)));
    return document.querySelector('[aria-busy=true], [role=progressbar]') === null;
  };
  /** A document that goes while it is asked does not rest; one that is gone for good is said by whoever asks next. */
  const isCalm = () => page.evaluate(isQuiet).catch(() => false);
  return {
    async rests() {
      await page.waitForLoadState();
      for (let calm = 0, looks = 0; calm < 2 && looks < 200; looks += 1)
        calm = (await isCalm()) && waiting <= 0 ? calm + 1 : 0;
    },
    end: () => page.off('request', begin).off('requestfinished', end).off('requestfailed', end),
  };
}

/** Runs in the page: where the keyboard is, if nowhere that a person could see. */
function whereTheKeyboardIs(): string {
  const at = document.activeElement;
  if (!at || at === document.body) return 'nowhere';
  const { width, height } = at.getBoundingClientRect();
  const isSeen = at.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
  const hider = at.closest('[inert], [aria-hidden=true]');
  if (isSeen && !hider) return '';
  return `upon what is not seen, ${width} by ${height}, within ${hider?.localName}: ${at.outerHTML.slice(0, 120)}`;
}

/** Runs in the page: the focused control, where neither it nor what is drawn around it has a visible outline. */
export function focusedWithoutRing(): string {
  const at = document.activeElement;
  if (!at?.matches(':focus-visible')) return '';
  for (let part: Element | null = at, level = 0; part && level < 5; part = part.parentElement, level += 1) {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(part);
    const isTransparent = /^(transparent|rgba\(.*, 0\))$/.test(outlineColor);
    if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !isTransparent) return '';
  }
  return at.outerHTML.slice(0, 120);
}

/** Runs in the page: whatever takes the keyboard and is seen, in the order of the tab key. */
function findControls(within: string): Control[] {
  const isThere = (part: HTMLElement) =>
    part.checkVisibility({ visibilityProperty: true }) &&
    !part.matches(':disabled, [aria-disabled=true]') &&
    !part.closest('[inert], [aria-hidden=true]') &&
    part.closest(`${within}, [role=dialog]`) !== null &&
    !/^(mailto|tel):|^https?:\/\/(?!127\.)/.test(part.getAttribute('href') ?? '');
  const every = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  );
  const found = [...every].filter(isThere);
  Reflect.set(window, 'foundControls', found);
  const layers = [...document.querySelectorAll<HTMLElement>('[role=dialog]')].filter((each) => each.checkVisibility());
  const layer = layers.at(-1);
  return found.map((part, index) => {
    const type = part.getAttribute('type') ?? '';
    const label = part instanceof HTMLInputElement ? part.labels?.[0]?.textContent : null;
    const name = (part.getAttribute('aria-label') ?? label ?? part.textContent).replace(/[\d.,:]+/g, '#').trim();
    const isInRow = part.closest('li, article, tr') !== null || alike(part) > 3;
    const place = layer?.contains(part) ? 'layer' : part.closest('main, [role=dialog]') ? 'main' : 'around';
    const title = document.querySelector('main h1')?.textContent ?? '';
    const where = place === 'layer' ? `${location.pathname} ${layerName()}` : `${location.pathname} ${title}`;
    const sends = type === 'submit' || /^(Sign out|Logout)$/.test(name);
    const known = isInRow ? `${part.className} ${name.split(/\s/)[0]?.slice(0, 4)}` : name;
    return {
      index,
      key: `${place === 'around' ? 'around' : where} | ${part.localName} ${type} ${known}`,
      kind: kindOf(part, type),
      isInRow,
      place,
      sends,
      closes: !sends && part.ariaExpanded === 'true',
      wants: wantsOf(part),
      isLink: part.matches('a, summary'),
      isStop: !part.matches('[type=radio]:not(:checked)'),
      emptyBeside: sends || part.localName === 'input' ? emptyBeside(part) : [],
    };
  });

  function emptyBeside(part: HTMLElement) {
    const fields = found.map((each, index) => ({ each, index, wants: wantsOf(each) }));
    return fields
      .filter(({ each }) => {
        const isText = each instanceof HTMLInputElement && !/checkbox|radio|file|range|search/.test(each.type);
        return isText && each !== part && each.value === '' && each.form !== null && each.form === part.closest('form');
      })
      .map(({ index, wants }) => ({ index, wants }));
  }

  function wantsOf(part: HTMLElement): string {
    return part.getAttribute('autocomplete')?.replace(/^off$/, '') || part.getAttribute('type') || part.localName;
  }

  function alike({ parentElement, className, localName }: HTMLElement): number {
    return [...(parentElement?.children ?? [])].filter(
      (each) => each.localName === localName && each.className === className,
    ).length;
  }

  /** By its class and its title; one whose page says its name itself, a profile, has the name of a person, which is another each time. */
  function layerName(): string {
    const title = document.getElementById(layer?.getAttribute('aria-labelledby') ?? '');
    const isOwn = title !== null && title.getBoundingClientRect().width > 1;
    return `${layer?.className} ${layer?.getAttribute('aria-label') ?? ''} ${isOwn ? title.textContent : ''}`;
  }

  function kindOf(part: HTMLElement, type: string): Control['kind'] {
    if (type === 'file') return 'file';
    if (type === 'checkbox') return 'tick';
    if (part.localName === 'select' || type === 'range' || type === 'radio') return 'turn';
    return part.localName === 'textarea' || part.localName === 'input' ? 'type' : 'press';
  }
}

/** Runs in the page: as a person who has come to it by the tab key. */
function focusControl(index: number): void {
  const found: HTMLElement[] = Reflect.get(window, 'foundControls');
  found[index]?.focus();
}
