/** How many characters two texts begin with in common. */
export function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** Limits the length by cutting the inserted text, not the text after it. */
export function fitInserted(text: string, before: string, maxLength: number): string {
  const surplus = text.length - maxLength;
  if (surplus <= 0) return text;
  const rest = before.slice(sharedStart(text, before));
  const isInsertion = text.endsWith(rest) && before.length <= maxLength;
  return isInsertion ? `${text.slice(0, text.length - rest.length - surplus)}${rest}` : text.slice(0, maxLength);
}
