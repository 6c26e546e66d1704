import { JSDOM } from 'jsdom';

/** A document, read as strictly as a browser reads it. */
export function readXml(text: string): Document {
  const { DOMParser } = new JSDOM('').window;
  const parsed = new DOMParser().parseFromString(text, 'application/xml');
  const [mistake] = parsed.getElementsByTagName('parsererror');
  if (mistake) throw new Error(mistake.textContent ?? 'This is no XML.');
  return parsed;
}

/** A page, as a browser reads it; nothing in it runs. */
export const readHtml = (text: string): Document =>
  new new JSDOM('').window.DOMParser().parseFromString(text, 'text/html');
