/**
 * Loads an address in place of this visit: Back and Forward no longer lead to what was open before. The router numbers
 * its entries in `history.state.idx`; a push at the first one drops all others. No page may remove entries that come
 * from an earlier full load.
 */
export function leaveFor(address: string): void {
  // What is typed until the load begins would be lost.
  document.body.inert = true;
  const index = Number(Object(history.state).idx ?? 0);
  const startAgain = () => {
    history.replaceState({ idx: 0 }, '', address);
    history.pushState({ idx: 1 }, '', address);
    location.reload();
  };
  if (index === 0) startAgain();
  else {
    addEventListener('popstate', startAgain, { once: true });
    history.go(-index);
  }
}
