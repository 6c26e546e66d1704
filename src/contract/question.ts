import { z } from 'zod';
import { emailField, line, lines, needed } from './fields.ts';
import { maxListedQuestions, maxNameLength, maxQuestionLength, questionStates } from './question-choices.ts';

export const questionTripParams = z.object({ username: line(64, needed), trip: line(200, needed) });

export const questionRequest = z.strictObject({
  name: line(maxNameLength, needed),
  email: emailField,
  message: lines(maxQuestionLength, needed),
});

export const questionReply = z.object({ by: z.enum(['visitor', 'creator']), text: z.string(), at: z.int() });
const replies = z.array(questionReply).describe('What followed the first answer, in turns.');

const question = z
  .object({
    _id: z.string(),
    state: z.enum(questionStates),
    tripTitle: z.string(),
    name: z.string(),
    message: z.string(),
    answer: z.string().nullable(),
    replies,
    createdAt: z.int(),
    answeredAt: z.int().nullable(),
  })
  .meta({ id: 'Question' });

export const questionsReply = z.object({
  areWelcome: z.boolean().describe('Whether visitors can ask.'),
  waiting: z.int().describe('How many wait for an answer.'),
  data: z.array(question).describe('The newest first, without the addresses of those who asked.'),
});

export const questionsQuery = z.strictObject({
  limit: z.coerce.number<string | undefined>().int().min(0).max(maxListedQuestions).default(maxListedQuestions),
});

export const questionMoveRequest = z.discriminatedUnion('move', [
  z.strictObject({ move: z.literal('answer'), answer: lines(maxQuestionLength, needed) }),
  z.strictObject({ move: z.enum(['publish', 'hide', 'close', 'report']) }),
]);

export const replyRequest = z.object({ text: lines(maxQuestionLength, needed) });

export const questionSettings = z.strictObject({ areWelcome: z.boolean() });

const reportedQuestion = z
  .object({
    _id: z.string(),
    creator: z.string(),
    name: z.string(),
    message: z.string(),
    answer: z.string().nullable(),
    replies,
    createdAt: z.int(),
  })
  .meta({ id: 'ReportedQuestion' });

export const reportedQuestionsReply = z.object({
  data: z.array(reportedQuestion).describe('Those that wait for a decision, the oldest first.'),
});

export const reportedQuestionRequest = z.strictObject({ move: z.enum(['dismiss', 'block']) });

export type QuestionRequest = z.output<typeof questionRequest>;
export type QuestionReply = z.infer<typeof questionReply>;
export type Question = z.infer<typeof question>;
export type QuestionsReply = z.infer<typeof questionsReply>;
export type QuestionMoveRequest = z.output<typeof questionMoveRequest>;
export type ReportedQuestion = z.infer<typeof reportedQuestion>;
export type ReportedQuestionsReply = z.infer<typeof reportedQuestionsReply>;
export type ReportedQuestionMove = z.output<typeof reportedQuestionRequest>['move'];
