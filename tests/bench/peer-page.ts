/** The least that does the same: cards of the same parts, as many as fit on the screen, filled anew with each key. */
export const peerPage = (creators: readonly unknown[]): string => `<!doctype html>
<meta charset="utf-8">
<style>
  body { font: 16px/1.55 system-ui; margin: 0 160px; }
  input { width: 100%; height: 56px; font-size: 18px; }
  main { position: relative; }
  article { position: absolute; box-sizing: border-box; height: 340px; overflow: hidden; border: 1px solid #e6e2da; border-radius: 14px; background: #fff; }
  article b { display: grid; place-items: center; height: 188px; background: #f3f0ea; font-size: 56px; }
  article h2 { margin: 12px 16px 0; font-size: 18px; }
  article p { margin: 0 16px; font-size: 14px; }
  article ul { display: flex; gap: 4px; margin: 8px 16px; padding: 0; list-style: none; height: 26px; overflow: hidden; }
  article li { padding: 2px 8px; border-radius: 99px; background: #f3f0ea; font-size: 13px; }
</style>
<input placeholder="Search creators by name...">
<p id="count"></p>
<main></main>
<script>
  const fold = (text) => text.normalize('NFD').replace(/\\p{M}/gu, '').replaceAll('ı', 'i').toLowerCase();
  const creators = ${JSON.stringify(creators).replaceAll('<', '\\u003c')};
  const names = creators.map(({ fullName }) => fold(fullName));
  const [columns, pitch] = [4, 360];
  const main = document.querySelector('main');
  const [box, count] = [document.querySelector('input'), document.querySelector('#count')];
  const today = new Date().toISOString().slice(0, 10);
  const cards = Array.from({ length: 24 }, () => {
    const card = document.createElement('article');
    card.innerHTML = '<b></b><h2></h2><p></p><p></p><ul><li></li><li></li><li></li><li></li><li></li></ul>';
    main.append(card);
    return card;
  });
  let found = creators;
  const cityOf = (trip) => trip?.locations[0]?.cityName ?? '';
  function show() {
    const first = Math.max(0, Math.floor((scrollY - 100) / pitch) - 1) * columns;
    main.style.height = Math.ceil(found.length / columns) * pitch + 'px';
    count.textContent = 'Showing ' + found.length + ' of ' + creators.length + ' creators';
    const width = main.clientWidth / columns;
    for (const [index, card] of cards.entries()) {
      const creator = found[first + index];
      card.hidden = !creator;
      if (!creator) continue;
      const place = first + index;
      card.style.cssText = 'top:' + Math.floor(place / columns) * pitch + 'px;left:' + (place % columns) * width + 'px;width:' + (width - 20) + 'px';
      const [face, name, now, next, chips] = card.children;
      face.textContent = creator.fullName.slice(0, 2);
      name.textContent = creator.fullName;
      const last = creator.publishedVayas.filter(({ dates }) => dates.at(-1) < today).sort((a, b) => (a.dates.at(-1) < b.dates.at(-1) ? 1 : -1))[0];
      const soon = creator.publishedVayas.filter(({ dates }) => dates[0] >= today).sort((a, b) => (a.dates[0] < b.dates[0] ? -1 : 1))[0];
      now.textContent = last ? 'Currently in: ' + cityOf(last) : '';
      next.textContent = soon ? 'Upcoming trip: ' + cityOf(soon) : '';
      const labels = [creator.locations[0]?.cityName, creator.services[0], creator.expertises[0]?.expertise.name, creator.languages[0]?.language.name, creator.serviceOffers[0]?.name];
      for (const [each, label] of labels.entries()) chips.children[each].textContent = label ?? '';
    }
  }
  box.addEventListener('input', () => {
    const text = fold(box.value.trim());
    found = creators.filter((_, index) => names[index].includes(text));
    show();
  });
  addEventListener('scroll', show, { passive: true });
  show();
</script>`;
