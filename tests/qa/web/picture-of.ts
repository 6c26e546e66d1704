/** A page as it looks now, with its styles and without its scripts: a text that a frame shows again. */
export function pictureOf({ documentElement, styleSheets, scripts: _ }: Document): string {
  const copy = documentElement.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll('script, link, style')) element.remove();
  const typed = documentElement.querySelectorAll<HTMLInputElement>('input, textarea, select');
  for (const [index, field] of [...copy.querySelectorAll('input, textarea, select')].entries())
    keepValue(field, typed[index]);
  const styles = [...styleSheets].map(textOf).join('\n');
  return `<!doctype html>${copy.outerHTML.replace('</head>', () => `<style>${styles}</style></head>`)}`;
}

function keepValue(copy: Element, field: HTMLInputElement | undefined): void {
  if (!field || field.type === 'file' || field.type === 'password') return;
  if (copy instanceof HTMLTextAreaElement) copy.textContent = field.value;
  else copy.setAttribute('value', field.value);
  copy.toggleAttribute('checked', field.checked === true);
}

/** The sheets of a page do not change once they are loaded. */
const texts = new WeakMap<CSSStyleSheet, string>();

function textOf(sheet: CSSStyleSheet): string {
  const text = texts.get(sheet) ?? [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
  texts.set(sheet, text);
  return text;
}
