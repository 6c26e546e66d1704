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
