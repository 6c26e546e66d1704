/**
 * Loads an address and drops this visit from the history. The router numbers its entries in `history.state.idx`; going
 * back to the first one and pushing removes all later ones, and keeps those from before this visit.
 */
export function leaveFor(address: string): void {
  // Text that is typed before the load starts would be lost.
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
