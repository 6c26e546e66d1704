/**
 * Leads from one picture on the whole window to the next: buttons, arrow keys and swipes. Its text is a script of
 * visitors' pages, so that it uses nothing outside itself.
 */
export function turnPictures(): void {
  const pictures = () => [...document.querySelectorAll<HTMLElement>('[popover][role=dialog]')];
  const turn = (by: number) => {
    const all = pictures();
    const open = all.find((each) => each.matches(':popover-open'));
    const next = open && all.at((all.indexOf(open) + by) % all.length);
    if (!next || next === open) return;
    open.hidePopover();
    next.showPopover();
    next.querySelector<HTMLElement>(`[data-turn="${by}"]`)?.focus();
  };
  document.addEventListener(
    'beforetoggle',
    (event) => {
      const all = pictures();
      const at = all.findIndex((each) => event.newState === 'open' && each === event.target);
      const [close, previous, next] = all[at]?.querySelectorAll('button') ?? [];
      const turns = previous?.parentElement;
      if (!close || !turns || !next) return;
      close.autofocus = true;
      turns.hidden = all.length < 2;
      if (turns.children[1]) turns.children[1].textContent = `${at + 1} / ${all.length}`;
      const following = all.at((at + 1) % all.length)?.querySelector('img');
      if (following) following.loading = 'eager';
    },
    true,
  );
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-turn]');
    if (button) turn(Number(button.dataset.turn));
  });
  document.addEventListener('keydown', ({ key, altKey, ctrlKey, metaKey }) => {
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  });
  let from: Touch | undefined;
  document.addEventListener('touchstart', ({ touches }) => {
    from = touches.length === 1 ? touches[0] : undefined;
  });
  document.addEventListener('touchend', ({ changedTouches: [to] }) => {
    const [x, y] = from && to ? [to.clientX - from.clientX, to.clientY - from.clientY] : [0, 0];
    from = undefined;
    if (Math.abs(x) > 48 && Math.abs(x) > 2 * Math.abs(y) && (visualViewport?.scale ?? 1) < 1.05) turn(x < 0 ? 1 : -1);
  });
}
