/** As much of what React keeps of a component as tells whether it was drawn. */
interface Fiber {
  type: unknown;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

const performedWork = 1;

interface Observer {
  watchers: Set<(root: Fiber) => void>;
}

/** React looks for its observer once, when it is loaded: this file comes before it, and later finds the one that it left. */
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

/** The components that are drawn while something is done, by their names, as often as they are. */
export function rendersDuring(deed: () => void): string[] {
  const names: string[] = [];
  const watch = (root: Fiber) => void names.push(...drawnIn(root));
  watchers.add(watch);
  deed();
  watchers.delete(watch);
  return names;
}

/** What was passed over shares its children with the time before. */
function drawnIn(fiber: Fiber): string[] {
  const own = fiber.flags & performedWork ? [nameOf(fiber.type)] : [];
  const isPassedOver = fiber.alternate !== null && fiber.alternate.child === fiber.child;
  return [...own, ...(isPassedOver ? [] : childrenOf(fiber).flatMap(drawnIn))];
}

function childrenOf({ child }: Fiber): Fiber[] {
  const children: Fiber[] = [];
  for (let each = child; each; each = each.sibling) children.push(each);
  return children;
}

function nameOf(type: unknown): string {
  const { displayName, name, render, type: inner } = Object(type);
  return displayName ?? (name || (inner ?? render)?.name) ?? '';
}
