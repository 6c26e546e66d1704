const key = 'vaya.fullLoad';
const pause = 60_000;

/** One full load of this address gets past a missing script; a second within a minute would only go in circles. */
export function mayLoadFully(now: number): boolean {
  try {
    return now - Number(sessionStorage.getItem(key) ?? 0) >= pause;
  } catch {
    return false;
  }
}

export function loadFully(now: number, reload: () => void): void {
  sessionStorage.setItem(key, String(now));
  reload();
}
