const [lines, letter, ends, gap] = [2, 7, 17, 4];

/** By letters, and nothing is measured: a letter that is typed fills a screenful of cards anew. */
const widthOf = (label: string): number => label.length * letter + ends;

/** How many labels have room on the lines of a card, beside a word of how many more there are. */
export function fitting(labels: readonly string[], room: number): number {
  const more = `+${labels.length}`;
  let count = labels.length;
  while (count > 1 && linesOf(count < labels.length ? [...labels.slice(0, count), more] : labels, room) > lines)
    count -= 1;
  return count;
}

function linesOf(labels: readonly string[], room: number): number {
  let [taken, used] = [0, room];
  for (const label of labels) {
    const width = Math.min(room, widthOf(label));
    const fits = used + gap + width <= room;
    if (!fits) taken += 1;
    used = fits ? used + gap + width : width;
  }
  return taken;
}
