/** What is used of it here: a reader of XML as browsers have one. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    window: { DOMParser: typeof DOMParser };
  }
}
