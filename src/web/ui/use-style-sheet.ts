import { useInsertionEffect, useRef } from 'react';

/** Takes flat rules only. A constructed sheet needs no nonce in the Content-Security-Policy. */
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

/** Replaces only changed rules: a new sheet makes the browser restyle every element. */
function rewrite({ sheet, text: last }: { sheet: CSSStyleSheet; text: string }, text: string): void {
  const [was, is] = [rulesIn(last), rulesIn(text)];
  const others = is.flatMap((rule, index) => (rule === was[index] ? [] : [index]));
  const isSameList = is.length === was.length && is.length === sheet.cssRules.length;
  const isOfSame = others.every(
    (index) => selectorOf(is[index]) !== null && selectorOf(is[index]) === selectorOf(was[index]),
  );
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

/** The selector of a rule; null for one without, like @font-face. */
const selectorOf = (rule = '@'): string | null => (rule.startsWith('@') ? null : rule.slice(0, rule.indexOf('{')));

type Line = readonly [name: string, value: string];

const linesIn = (rule = ''): Line[] =>
  rule
    .slice(rule.indexOf('{') + 1)
    .split(';')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]);
