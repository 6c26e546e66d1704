import type { KeptDraft } from '#machines/blog-editing/draft.ts';
import { tabShelf, unhurried } from '#web/ui/shelf.ts';

interface Whose {
  owner: string | null;
  username: string;
}

/** Another one is another draft: what was kept under it is as good as none. */
const draftVersion = 2;
/** A draft of many trips takes longer to be written down than to be drawn. */
const shelf = unhurried(tabShelf);
const nameOf = ({ username }: Whose) => `draft.${username}`;

/** A reload finds the draft as it was left; nobody else does. */
export function keptDraft(whose: Whose): KeptDraft | null {
  const { version, owner, draft } = Object(shelf.read(nameOf(whose)));
  return version === draftVersion && owner === whose.owner && isDraft(draft) ? draft : null;
}

/** What is as it was saved needs not be kept. */
export function keepDraft(whose: Whose, draft: KeptDraft | null): void {
  if (draft === null) shelf.clear(nameOf(whose));
  else shelf.write(nameOf(whose), { version: draftVersion, owner: whose.owner, draft });
}

function isDraft(value: unknown): value is KeptDraft {
  const { base, draft, history, undecided, unanswered } = Object(value);
  const { past, future } = Object(history);
  return (
    typeof Object(base).version === 'number' &&
    typeof draft === 'object' &&
    [past, future, undecided, unanswered].every(Array.isArray)
  );
}
