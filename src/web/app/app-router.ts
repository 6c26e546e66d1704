import {
  type Blocker,
  type BlockerFunction,
  type DataRouter,
  IDLE_BLOCKER,
  IDLE_NAVIGATION,
  type Location,
  matchRoutes,
  NavigationType,
  parsePath,
  type RouteObject,
  type RouterNavigateOptions,
  type RouterState,
  type RouterSubscriber,
  resolvePath,
  type To,
  UNSAFE_createBrowserHistory,
} from 'react-router-dom';
import { type AppRoute, knownRoutes, loadRoute } from './app-route.ts';

type History = ReturnType<typeof UNSAFE_createBrowserHistory>;
type Step = Parameters<Parameters<History['listen']>[0]>[0];

export const browserRouter = (routes: readonly RouteObject[]): AppRouter =>
  new AppRouter(routes, UNSAFE_createBrowserHistory());

/**
 * All that the app asks of a router: pages whose scripts come later, one question before a page is left, and places
 * that are found again. It stands in for the library's own, which loads and submits data besides, with whatever the
 * library has for screens upon it.
 */
export class AppRouter implements DataRouter {
  readonly basename = '/';
  readonly future = {};
  readonly branches = undefined;
  readonly window = undefined;
  readonly routes: AppRoute[];
  readonly manifest: Record<string, AppRoute> = {};
  state: RouterState;
  /** Once the page that it begins with is there, or is known to be missing. */
  readonly arrived: Promise<void>;
  readonly #history: History;
  readonly #subscribers = new Set<RouterSubscriber>();
  readonly #questions = new Map<string, BlockerFunction>();
  readonly #unlisten: () => void;
  #isUntold = false;
  /** Whatever was begun before it has no say any more. */
  #latest = 0;
  #places: Record<string, number> | null = null;
  #placeNow = (): number => 0;
  #hasFirstPlace = false;
  /** What waits until a step through the history has led somewhere. */
  #stepped: (() => void) | null = null;
  /** What waits until a step that was held up has been taken back. */
  #takenBack: (() => void) | null = null;

  constructor(routes: readonly RouteObject[], history: History) {
    this.#history = history;
    this.routes = knownRoutes(routes, this.manifest);
    this.state = this.#stateAt(history.location);
    this.#unlisten = history.listen((step) => this.#follow(step));
    this.arrived = this.state.initialized ? Promise.resolve() : this.#go(NavigationType.Pop, history.location);
  }

  readonly createHref = (location: Location | URL): string => this.#history.createHref(location);
  readonly createURL = (to: To): URL => this.#history.createURL(to);
  readonly encodeLocation = (to: To) => this.#history.encodeLocation(to);

  initialize(): this {
    return this;
  }

  dispose(): void {
    this.#unlisten();
    this.#subscribers.clear();
    this.#latest += 1;
  }

  subscribe(subscriber: RouterSubscriber): () => void {
    this.#subscribers.add(subscriber);
    if (this.#isUntold) this.#tell(subscriber);
    this.#isUntold = false;
    return () => this.#subscribers.delete(subscriber);
  }

  async navigate(to: To | number | null, options: RouterNavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') return this.#step(to);
    const location = this.#locationOf(to ?? '', options.state);
    const action = options.replace ? NavigationType.Replace : NavigationType.Push;
    const isHeldUp = this.#holdUp(action, location, () => void this.navigate(to, options));
    if (!isHeldUp) await this.#go(action, location, options.preventScrollReset);
  }

  getBlocker(key: string, question: BlockerFunction): Blocker {
    this.#questions.set(key, question);
    return this.state.blockers.get(key) ?? IDLE_BLOCKER;
  }

  deleteBlocker(key: string): void {
    this.state.blockers.delete(key);
    this.#questions.delete(key);
  }

  enableScrollRestoration(places: Record<string, number>, placeNow: () => number): () => void {
    this.#places = places;
    this.#placeNow = placeNow;
    const place = this.#placeAt(this.state.location);
    if (!this.#hasFirstPlace && place !== null) this.#update({ restoreScrollPosition: place });
    this.#hasFirstPlace = true;
    return () => {
      this.#places = null;
    };
  }

  readonly fetch = noData;
  readonly revalidate = noData;
  readonly getFetcher = noData;
  readonly resetFetcher = noData;
  readonly deleteFetcher = noData;
  readonly patchRoutes = noData;
  readonly _internalSetRoutes = noData;
  readonly _internalSetStateDoNotUseOrYouWillBreakYourApp = noData;
  readonly _internalFetchControllers = new Map<string, AbortController>();

  #stateAt(location: Location): RouterState {
    const matches = this.#matchesAt(location);
    const initialized = !matches.some(({ route }) => route.lazy);
    return {
      historyAction: this.#history.action,
      location,
      matches,
      initialized,
      renderFallback: !initialized,
      navigation: IDLE_NAVIGATION,
      restoreScrollPosition: null,
      preventScrollReset: false,
      revalidation: 'idle',
      loaderData: {},
      actionData: null,
      errors: null,
      fetchers: new Map(),
      blockers: new Map(),
    };
  }

  #matchesAt(location: Location) {
    return matchRoutes(this.routes, location) ?? [];
  }

  #locationOf(to: To, state: unknown): Location {
    const here = this.state.location.pathname;
    const { pathname } = typeof to === 'string' ? parsePath(to) : to;
    const path = { ...resolvePath(to, here), ...(!pathname && { pathname: here }) };
    const encoded = this.#history.encodeLocation(path);
    return { ...encoded, pathname: withinSite(encoded.pathname), state: state ?? null, key: makeKey() };
  }

  /** The browser has gone there already. */
  #follow({ action, location, delta }: Step): void {
    if (this.#takenBack) {
      this.#takenBack();
      this.#takenBack = null;
    } else if (delta === null || !this.#holdUpStep(action, location, delta)) void this.#go(action, location);
  }

  #step(delta: number): Promise<void> {
    this.#stepped?.();
    return new Promise((resolve) => {
      this.#stepped = resolve;
      this.#history.go(delta);
    });
  }

  async #go(action: NavigationType, location: Location, preventScrollReset = false): Promise<void> {
    this.#latest += 1;
    const own = this.#latest;
    if (this.#places) this.#places[this.state.location.key] = this.#placeNow();
    const matches = this.#matchesAt(location);
    const missing = matches.map(({ route }) => route).filter(({ lazy }) => lazy);
    let errors: RouterState['errors'] = null;
    if (missing.length > 0) {
      if (this.state.initialized || own > 1)
        this.#update({
          navigation: { ...IDLE_NAVIGATION, state: 'loading', location, matches, historyAction: action },
        });
      const loaded = await Promise.allSettled(missing.map(loadRoute));
      if (own !== this.#latest) return;
      errors = errorsOf(loaded, matches);
    }
    this.#arrive(action, location, { matches, errors, preventScrollReset });
  }

  #arrive(action: NavigationType, location: Location, found: Partial<RouterState>): void {
    if (action === NavigationType.Push) this.#history.push(location, location.state);
    if (action === NavigationType.Replace) this.#history.replace(location, location.state);
    this.#update({
      ...found,
      historyAction: action,
      location,
      initialized: true,
      renderFallback: false,
      navigation: IDLE_NAVIGATION,
      restoreScrollPosition: this.#placeAt(location),
      blockers: new Map([...this.state.blockers.keys()].map((key) => [key, IDLE_BLOCKER])),
    });
    this.#stepped?.();
    this.#stepped = null;
  }

  #placeAt({ key }: Location): number | null {
    return this.#places?.[key] ?? null;
  }

  #holdUpStep(action: NavigationType, location: Location, delta: number): boolean {
    let onwards = () => {};
    const takenBack = new Promise<void>((resolve) => {
      onwards = resolve;
    });
    const isHeldUp = this.#holdUp(action, location, () => void takenBack.then(() => this.#history.go(delta)));
    if (!isHeldUp) return false;
    this.#takenBack = onwards;
    this.#history.go(-delta);
    this.#stepped?.();
    this.#stepped = null;
    return true;
  }

  #holdUp(historyAction: NavigationType, location: Location, onwards: () => void): boolean {
    const [key, asks] = [...this.#questions].at(-1) ?? [];
    if (key === undefined || this.state.blockers.get(key)?.state === 'proceeding') return false;
    if (!asks?.({ currentLocation: this.state.location, nextLocation: location, historyAction })) return false;
    const proceed = () => {
      this.#answer(key, { state: 'proceeding', location, proceed: undefined, reset: undefined });
      onwards();
    };
    this.#answer(key, { state: 'blocked', location, proceed, reset: () => this.#answer(key, IDLE_BLOCKER) });
    return true;
  }

  #answer(key: string, blocker: Blocker): void {
    this.#update({ blockers: new Map([...this.state.blockers, [key, blocker]]) });
  }

  #update(change: Partial<RouterState>): void {
    this.state = { ...this.state, ...change };
    this.#isUntold = this.#subscribers.size === 0;
    for (const subscriber of [...this.#subscribers]) this.#tell(subscriber);
  }

  #tell(subscriber: RouterSubscriber): void {
    subscriber(this.state, {
      deletedFetchers: [],
      newErrors: this.state.errors,
      flushSync: false,
    });
  }
}

function noData(): never {
  throw new Error('No page has its data loaded by the router.');
}

/** Two slashes at its beginning would name another host. */
const withinSite = (pathname: string): string => pathname.replace(/^\/+/, '/');

const makeKey = (): string => Math.random().toString(36).slice(2, 10);

/** A page that could not be loaded is told where the pages around it say what went wrong. */
function errorsOf(loaded: readonly PromiseSettledResult<void>[], matches: RouterState['matches']) {
  const failed = loaded.find((each) => each.status === 'rejected');
  const teller = matches.findLast(({ route }) => route.hasErrorBoundary) ?? matches[0];
  return failed && teller ? { [teller.route.id]: failed.reason } : null;
}
