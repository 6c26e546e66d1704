/** The languages that Vaya speaks; the first one is for those who speak none of them. Free of schemas, so that a chart and a screen may import it. */
export const languages = ['en', 'tr'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (value: unknown): value is Language => languages.some((each) => each === value);

/** What a language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', tr: 'Türkçe' };

/** The same words in every language. A catalogue that lacks one does not compile. */
export type Catalogue<Words> = Readonly<Record<Language, Words>>;

/** What is said to a person; `{name}` is filled in. */
export type Text = Catalogue<string>;

/** What is said of things that have names of their own. */
export type WordsByName = Readonly<Record<string, Text>>;
