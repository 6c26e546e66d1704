import { useInsertionEffect, useRef } from 'react';

/**
 * A style sheet for as long as what it dresses is shown: plain rules, one after the other, none within another. It is made
 * in the browser, so no policy has to name it.
 */
export function useStyleSheet(text: string): void {
  const adopted = useRef<{ sheet: CSSStyleSheet; text: string }>(null);
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet();
    adopted.current = { sheet, text: '' };
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, []);
  useInsertionEffect(() => {
    if (!adopted.current) return;
    rewrite(adopted.current, text);
    adopted.current.text = text;
  }, [text]);
}

/** Where its rules stay, only what is other is written: a sheet in the place of another has the browser look at every element anew. */
function rewrite({ sheet, text: last }: { sheet: CSSStyleSheet; text: string }, text: string): void {
  const [was, is] = [rulesIn(last), rulesIn(text)];
  const others = is.flatMap((rule, index) => (rule === was[index] ? [] : [index]));
  const isSameList = is.length === was.length && is.length === sheet.cssRules.length;
  const isOfSame = others.every((index) => whom(is[index]) !== null && whom(is[index]) === whom(was[index]));
  if (!isSameList || !isOfSame) sheet.replaceSync(text);
  else
    for (const index of others) {
      const rule = sheet.cssRules[index];
      if (rule instanceof CSSStyleRule) restyle(rule.style, linesIn(was[index]), linesIn(is[index]));
    }
}

function restyle(style: CSSStyleDeclaration, was: readonly Line[], is: readonly Line[]): void {
  const isOfSame = is.length === was.length && is.every(([name], index) => name === was[index]?.[0]);
  if (!isOfSame) style.cssText = is.map((line) => line.join(':')).join(';');
  else for (const [index, [name, value]] of is.entries()) if (value !== was[index]?.[1]) style.setProperty(name, value);
}

const rulesIn = (text: string): readonly string[] => text.split('}').slice(0, -1);

/** Whom a rule dresses; null for one that dresses nobody, as a font. */
const whom = (rule = '@'): string | null => (rule.startsWith('@') ? null : rule.slice(0, rule.indexOf('{')));

type Line = readonly [name: string, value: string];

const linesIn = (rule = ''): Line[] =>
  rule
    .slice(rule.indexOf('{') + 1)
    .split(';')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]);
