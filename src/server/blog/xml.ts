import { escapeHtml } from '../http/escape-html.ts';

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** XML allows neither control characters nor lone surrogates. */
export const xmlText = (text: string): string =>
  escapeHtml(text.toWellFormed().replace(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, ''));

export const xmlElement = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes}>${xmlText(text)}</${name}>`;
