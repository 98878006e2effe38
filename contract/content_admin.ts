// The admin's calls for editorial content: all pieces, one piece with its versions, and saving the next version. Area 7
// does not list them (docs/decisions/0004).

import * as z from 'zod/mini'
import { get, post } from './call.ts'
import { type ContentKind, contentKinds, slug } from './content.ts'
import { code, instant, nothing, queryInteger } from './fields.ts'

const kind = z.enum(contentKinds as [ContentKind, ...ContentKind[]], { error: code('not_found') })
const version = z.int().check(z.minimum(0))

export const content = {
  pieces: get({
    summary: 'Every piece of the brand’s editorial content: pages, banners, questions and answers.',
    who: 'admin',
    right: 'see_work',
    input: nothing,
    output: z.object({
      pieces: z.array(
        z.object({
          kind,
          slug: z.string(),
          /** Its title, question or heading, in the language of the request. */
          name: z.string(),
          version,
          shown: z.boolean(),
        }),
      ),
    }),
  }),
  piece: get({
    summary: 'A piece of the brand’s content as it was saved, and who wrote its versions, newest first.',
    who: 'admin',
    right: 'see_work',
    input: z.object({
      kind,
      slug,
      /** An earlier version; the newest by default. */
      version: z.optional(queryInteger(1, 1_000_000)),
    }),
    output: z.object({
      /** The newest version: the base of the next one. */
      version,
      /** The document (contract/content.ts), by kind; null where that version took the piece off the site. */
      document: z.unknown(),
      /** `actor` is the admin’s email, or `program` for the content that came with the site. */
      versions: z.array(z.object({ version, actor: z.string(), at: instant, shown: z.boolean() })),
    }),
    errors: ['not_found'],
  }),
  save: post({
    summary: 'Writes the next version of a piece over the one it was written from, and shows it.',
    who: 'admin',
    right: 'write_content',
    input: z.object({
      kind,
      slug,
      /** The version it was edited from; 0 for a new piece. */
      over: version,
      /** Null takes the piece off the site. */
      document: z.unknown(),
    }),
    output: z.object({ version }),
    errors: ['conflict', 'subject_in_use'],
  }),
} as const
