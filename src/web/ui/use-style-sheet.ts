import { useInsertionEffect, useRef } from 'react';

/** A style sheet for as long as what it dresses is shown. It is made in the browser, so no policy has to name it. */
export function useStyleSheet(text: string): void {
  const adopted = useRef<CSSStyleSheet>(null);
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet();
    adopted.current = sheet;
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, []);
  useInsertionEffect(() => {
    if (adopted.current) rewrite(adopted.current, text);
  }, [text]);
}

/** Where its rules stay, only what is other is written: a sheet in the place of another has the browser look at every element anew. */
function rewrite(sheet: CSSStyleSheet, text: string): void {
  const next = new CSSStyleSheet();
  next.replaceSync(text);
  const pairs = [...next.cssRules].map((rule, index) => ({ rule, last: sheet.cssRules[index] }));
  const others = pairs.filter(({ rule, last }) => rule.cssText !== last?.cssText);
  const isSameList = next.cssRules.length === sheet.cssRules.length;
  const isOfSame = isSameList && others.every(({ rule, last }) => whom(rule) !== null && whom(rule) === whom(last));
  if (!isOfSame) sheet.replaceSync(text);
  else
    for (const { rule, last } of others)
      if (rule instanceof CSSStyleRule && last instanceof CSSStyleRule) last.style.cssText = rule.style.cssText;
}

/** Whom a rule dresses. */
const whom = (rule: CSSRule | undefined): string | null => (rule instanceof CSSStyleRule ? rule.selectorText : null);
