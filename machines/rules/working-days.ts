const day = 24 * 60 * 60_000;

const isWeekend = (moment: number): boolean => [0, 6].includes(new Date(moment).getUTCDay());

export function workingDaysAfter(moment: number, count: number): number {
  let [at, left] = [moment, count];
  while (left > 0) {
    at += day;
    if (!isWeekend(at)) left -= 1;
  }
  return at;
}
