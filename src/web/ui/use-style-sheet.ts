import { useInsertionEffect } from 'react';

/** A style sheet for as long as what it dresses is shown. It is made in the browser, so no policy has to name it. */
export function useStyleSheet(text: string): void {
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [text]);
}
