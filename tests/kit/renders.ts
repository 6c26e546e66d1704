/** The part of a React fiber that says whether its component was rendered. */
interface Fiber {
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

const performedWork = 1;

interface Observer {
  watchers: Set<(root: Fiber) => void>;
}

/** React reads this hook once, when it is loaded: setup.ts imports this file before React. */
const hook = '__REACT_DEVTOOLS_GLOBAL_HOOK__';
const observers: Record<string, Observer | undefined> = Object(globalThis);
observers[hook] ??= observer();
const { watchers } = observers[hook];

function observer() {
  const watching = new Set<(root: Fiber) => void>();
  return {
    watchers: watching,
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot(_: number, { current }: { current: Fiber }) {
      for (const watch of watching) watch(current);
    },
    onCommitFiberUnmount() {},
  };
}

/** How many components React renders during an action. */
export function rendersDuring(action: () => void): number {
  let count = 0;
  const watch = (root: Fiber) => {
    count += rendersIn(root);
  };
  watchers.add(watch);
  action();
  watchers.delete(watch);
  return count;
}

/** A component that React skipped shares its children with the render before. */
function rendersIn(fiber: Fiber): number {
  const own = fiber.flags & performedWork ? 1 : 0;
  if (fiber.alternate !== null && fiber.alternate.child === fiber.child) return own;
  return childrenOf(fiber).reduce((count, child) => count + rendersIn(child), own);
}

function childrenOf({ child }: Fiber): Fiber[] {
  const children: Fiber[] = [];
  for (let each = child; each; each = each.sibling) children.push(each);
  return children;
}
