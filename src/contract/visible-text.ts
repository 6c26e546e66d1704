/** Without the characters that have no visible shape. */
export const visibleText = (text: string): string =>
  text.replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu, '').trim();
