/** The languages that Vaya speaks. Free of schemas, so that a chart and a screen may import it. */
export type Language = 'en' | 'tr';

/** What is said to a person, in both languages; `{name}` is filled in. */
export type Text = Readonly<Record<Language, string>>;

/** What is said of things that have names of their own. */
export type WordsByName = Readonly<Record<string, Text>>;
