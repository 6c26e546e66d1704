const takeOverMs = 10_000;

/** On a page that was rendered by the server the app renders next to it, until it has something to show. */
export function containerForApp(root: HTMLElement): HTMLElement {
  if (root.childElementCount === 0) return root;
  const container = document.createElement('div');
  const takeOver = () => {
    observer.disconnect();
    clearTimeout(timeout);
    root.replaceWith(container);
  };
  const observer = new MutationObserver(() => {
    if (container.querySelector('main')) takeOver();
  });
  observer.observe(container, { childList: true, subtree: true });
  const timeout = setTimeout(takeOver, takeOverMs);
  return container;
}
