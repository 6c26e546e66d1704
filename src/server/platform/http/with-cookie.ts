import type { FastifyReply } from 'fastify';

/** An answer that leaves something in the cookies of who asked. */
export class WithCookie<Answer> {
  readonly answer: Answer;
  readonly cookie: string;

  constructor(answer: Answer, cookie: string) {
    this.answer = answer;
    this.cookie = cookie;
  }

  send(reply: FastifyReply): Answer {
    reply.header('Set-Cookie', this.cookie);
    return this.answer;
  }
}
