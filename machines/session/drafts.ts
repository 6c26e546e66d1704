/** Drafts of an account lie in session storage under this prefix, each with its owner. */
export const draftPrefix = 'vaya.page.';

/** Drafts that are about to be stored. */
export const waitingDrafts = new Set<Map<string, object>>();

export function clearDraftsOf(owner: string): void {
  for (const waiting of waitingDrafts)
    for (const [name, draft] of waiting) if (Object(draft).owner === owner) waiting.delete(name);
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(draftPrefix) && ownerIn(sessionStorage.getItem(key)) === owner) sessionStorage.removeItem(key);
  } catch {
    // A device that refuses to store has stored nothing.
  }
}

function ownerIn(text: string | null): unknown {
  try {
    return Object(JSON.parse(text ?? 'null')).owner;
  } catch {
    return null;
  }
}
