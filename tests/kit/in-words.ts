/** A name of the code in words: "awaitingCode" is "awaiting code", "IN_REVIEW" is "in review". */
export const inWords = (name: string): string =>
  name
    .replaceAll(/(?<=[\p{Ll}\d])\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll(/\p{Lu}[\p{Lu}_]+/gu, (capitals) => capitals.replaceAll('_', ' ').toLowerCase());

/** A state in words, from the outermost to the innermost: "open › awaiting code + clock › running". */
export const stateInWords = (state: string): string =>
  state
    .split(' + ')
    .map((region) => region.split('.').map(inWords).join(' › '))
    .join(' + ');

/** A call by its name in words: “Send verification email”. */
export const callInWords = (name: string): string => `“${name.charAt(0).toUpperCase()}${inWords(name).slice(1)}”`;
