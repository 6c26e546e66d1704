import { escapeHtml } from '../http/escape-html.ts';

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** A text within XML, which takes neither control characters nor halves of characters. */
export const xmlText = (text: string): string =>
  escapeHtml(text.toWellFormed().replace(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, ''));

/** An element with a text in it. */
export const xmlElement = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes}>${xmlText(text)}</${name}>`;
