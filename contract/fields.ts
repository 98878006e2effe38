// Schemas that several calls share. A validation message is an error code of errors.ts.

import * as z from 'zod/mini'
import { locales, provinces } from '../domain/brands.ts'
import { dishCategories, dishKinds } from '../domain/catalogue/types.ts'
import { isName } from '../domain/person.ts'
import { inOurTimes } from '../domain/time/zone.ts'
import type { ErrorCode } from './errors.ts'

/** Types the message of a check as an error code, so that a misspelt one does not compile. */
export const code = <C extends ErrorCode>(value: C): C => value

/** A call without parameters. Unknown keys are ignored, so that a stray query parameter breaks nothing. */
export const nothing = z.object({})

const isMissing = (input: unknown): boolean => input === undefined || input === null || input === ''

/** The id of something. A malformed one is the id of nothing; a missing one is a fault of the request (rule 57). */
export const id = z.uuid({ error: ({ input }) => code(isMissing(input) ? 'required' : 'not_found') })
/** The id that a caller gives its own request, so that repeating it changes nothing. */
export const requestId = z.uuid({
  error: ({ input }) => code(isMissing(input) ? 'required' : 'invalid_input'),
})
export const isoDate = z.iso
  .date({ error: code('invalid_input') })
  .check(z.refine(inOurTimes, code('invalid_input')))
export const instant = z.iso.datetime()
export const cents = z.int()
export const locale = z.enum(locales, { error: code('language_unknown') })
export const province = z.enum(provinces)

/** One line: what stands in a mail's head or a table takes no line breaks. */
export const oneLine = (maximum: number) =>
  requiredText(maximum).check(z.regex(/^[^\n\r\t]*$/, code('invalid_input')))

/** What a zone is called where the company made it; one that came with the program has its words in i18n. */
export const zoneName = z.nullable(z.object({ en: z.string(), fr: z.string() }))

/** Without control characters and halves of a surrogate pair: PostgreSQL cannot store NUL, nor such a half. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point.
export const storable = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Cs}]*$/u
/** Spaces and characters without width count as empty. */
export const somethingToSee = /[^\s\p{C}\p{Z}]/u

/**
 * Text typed by a person: trimmed, without control characters, and no longer than a field can show.
 * @param missing the code where there is no text at all
 */
export const text = (maximum: number, missing: ErrorCode = 'required') =>
  z
    .string({ error: missing })
    .check(z.trim(), z.maxLength(maximum, code('too_long')), z.regex(storable, code('invalid_input')))

export const requiredText = (maximum: number) =>
  text(maximum).check(z.regex(somethingToSee, code('required')))

/** Area 5: ten characters or more. */
export const newPassword = z
  .string({ error: code('password_too_short') })
  .check(z.minLength(10, code('password_too_short')), z.maxLength(200, code('too_long')))

/** A password at sign-in: as typed, spaces included. */
export const typedPassword = z
  .string({ error: code('required') })
  .check(z.minLength(1, code('required')), z.maxLength(200, code('too_long')))

export const email = text(254, 'email_invalid').check(
  z.regex(/^[^\s@<>"(),:;\\]+@[^\s@.<>"(),:;\\]+(\.[^\s@.<>"(),:;\\]+)+$/, code('email_invalid')),
)

/** Two letters or more (rule 41). */
export const personName = text(80, 'name_too_short').check(z.refine(isName, code('name_too_short')))

export const productId = z
  .string({ error: code('required') })
  .check(z.regex(/^[a-z0-9][a-z0-9-]{0,79}$/, code('not_found')))

/** Units of a line: 0 removes it. */
export const quantity = z
  .int({ error: code('quantity_invalid') })
  .check(z.minimum(0, code('quantity_invalid')), z.maximum(50, code('quantity_invalid')))

export const planKind = z.enum(dishKinds)
export const category = z.enum(dishCategories)

/**
 * The start of a list's next page, as the page before gave it: after a row, given by its instant (to the microsecond) and its name
 * among the rows of that instant. So a page costs the same however many came before it.
 */
export const listPlace = z.pipe(
  z
    .string({ error: code('invalid_input') })
    .check(z.regex(/^[1-9]\d{3}-[\d-]+T[\d:.]+Z~[\w:.-]{0,200}$/, code('invalid_input'))),
  z.pipe(
    z.transform((text: string) => ({
      at: text.slice(0, text.indexOf('~')),
      id: text.slice(text.indexOf('~') + 1),
    })),
    z.object({ at: z.iso.datetime({ precision: 6, error: code('invalid_input') }), id: z.string() }),
  ),
)

/** The start of the next page (`after`); null on the last one. */
export const nextPlace = z.nullable(z.string())

/** An integer read from a query string. */
export const queryInteger = (minimum: number, maximum: number) =>
  z.pipe(
    z.string().check(z.regex(/^-?\d{1,9}$/, code('invalid_input'))),
    z.pipe(
      z.transform((value: string) => Number(value)),
      z.int().check(z.minimum(minimum, code('invalid_input')), z.maximum(maximum, code('invalid_input'))),
    ),
  )

export const done = z.object({ success: z.literal(true) })

/** Yes or no, as JSON or from a query string. */
export const flag = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])], { error: code('invalid_input') }),
  z.transform((value: boolean | 'true' | 'false') => value === true || value === 'true'),
)

/** A whole number, as JSON or from a query string. */
export const wholeNumber = (minimum: number, maximum: number) =>
  z.pipe(
    z.union([z.int(), z.string().check(z.regex(/^-?\d{1,9}$/))], { error: code('invalid_input') }),
    z.pipe(
      z.transform((value: number | string) => Number(value)),
      z.int().check(z.minimum(minimum, code('invalid_input')), z.maximum(maximum, code('invalid_input'))),
    ),
  )

/** A list, as JSON or, separated by commas, from a query string. */
export const listed = <T extends z.ZodMiniType>(item: T, most: number) =>
  z.pipe(
    z.union([z.array(z.unknown()), z.string().check(z.maxLength(2_000))], { error: code('invalid_input') }),
    z.pipe(
      z.transform((value: unknown[] | string) =>
        typeof value === 'string' ? value.split(',').filter(part => part !== '') : value,
      ),
      z.array(item).check(z.maxLength(most, code('too_long'))),
    ),
  )

/** A JPEG in base64: small enough for the body of a call. */
export const photo = z
  .string()
  .check(
    z.maxLength(60_000, code('picture_too_large')),
    z.regex(/^\/9j\/[A-Za-z0-9+/]+=*$/, code('picture_unreadable')),
  )
