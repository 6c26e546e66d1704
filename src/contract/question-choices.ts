/** Free of schemas, so that a chart and a screen may import it. */
export const maxQuestionLength = 2_000;
/** Of a question, its answer and what follows. */
export const maxMessages = 20;
export const maxNameLength = 100;
/** The newest that a list shows. */
export const maxListedQuestions = 100;
/** The newest that the page of a trip shows. */
export const maxShownQuestions = 20;

/** What its creator sees of a question; an unconfirmed one is not shown. */
export const questionStates = ['asked', 'answered', 'published', 'publishedAsked', 'closed', 'reported'] as const;

export type QuestionState = (typeof questionStates)[number];
