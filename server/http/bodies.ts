// Request bodies and response types.

import type { FastifyReply, FastifyRequest } from 'fastify'

/** The longest body of a call or a form, in bytes. */
export const bodyLimit = 65_536

/** Answers a form that a browser without scripts sent to a page. */
export type AnswerForm = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
