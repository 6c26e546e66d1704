const two = (part: number): string => String(part).padStart(2, '0');

export function timeOf(moment: number): string {
  const date = new Date(moment);
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}
