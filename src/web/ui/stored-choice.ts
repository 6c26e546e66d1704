/** A browser that forbids storage throws on every access; the choice then lasts as long as the page. */
export function readChoice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keepChoice(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice);
  } catch {}
}

/** Whether this browser lets anything be kept, and has room for it. */
export function mayKeep(): boolean {
  try {
    localStorage.setItem('vaya.room', '');
    localStorage.removeItem('vaya.room');
    return true;
  } catch {
    return false;
  }
}
