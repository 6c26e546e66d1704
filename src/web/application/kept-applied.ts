import type { Applied } from '#machines/application/application.machine.ts';
import { memoryShelf, tabShelf } from '#web/ui/shelf.ts';

const name = 'applied';

/** How the last application of this tab was answered, for the page that thanks for it. What opens its status is a secret: it is known until the next load, and stands in a mail. */
export function readApplied(): { reference: string; statusToken: string | null } | null {
  const { reference } = Object(tabShelf.read(name));
  const { statusToken = null } = Object(memoryShelf.read(name));
  return typeof reference === 'string' ? { reference, statusToken } : null;
}

export function keepApplied({ reference, statusToken }: Applied): void {
  tabShelf.write(name, { reference });
  memoryShelf.write(name, { statusToken });
}
