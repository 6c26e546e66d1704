const longest = 10_000;

/**
 * Where the app is shown: in its place, or, upon a page that was served whole, beside it, until the app has something to
 * show instead. Nobody sees a page that they read give way to a spinner.
 */
export function placeForApp(root: HTMLElement): HTMLElement {
  if (root.childElementCount === 0) return root;
  const place = document.createElement('div');
  const takeOver = () => {
    watching.disconnect();
    clearTimeout(late);
    root.replaceWith(place);
  };
  const watching = new MutationObserver(() => {
    if (place.querySelector('main')) takeOver();
  });
  watching.observe(place, { childList: true, subtree: true });
  const late = setTimeout(takeOver, longest);
  return place;
}
