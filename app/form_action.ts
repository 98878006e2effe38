// Forms that work without scripts: a browser posts them to their own page, and its action makes the call that the script would have
// made. A refusal comes back in the form, with the typed fields.

import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { type ErrorCode, errorStatus, Refusal } from '../contract/errors.ts'
import type { Api } from '../contract/index.ts'
import type { PageRequest } from '../contract/page_request.ts'
import { linkTo } from '../contract/paths.ts'
import { apiContext, requestContext } from './context.ts'
import { pageAddress } from './load.ts'

/** A page's data after one of its forms was refused. */
export interface SentBack {
  /** The typed fields, without secrets. */
  typed: Readonly<Record<string, string>>
  refusal: {
    code: ErrorCode
    message: string
    fields?: Record<string, ErrorCode>
    sentences?: Record<string, string>
  }
}

/** A form's values by the names of its fields; empty for an unknown name. */
export type Typed = (name: string) => string

/** Names of fields that are not sent back. */
const secret = /^(password|confirmation|token|number|cvc|expiry|website)$/i

/**
 * Answers a form. `send` makes the call and returns where to continue: an address of this site, or data for the page.
 * @throws the redirect
 */
export async function answerForm<T>(
  { context, request }: Pick<ActionFunctionArgs, 'context' | 'request'>,
  send: (api: Api, typed: Typed, page: PageRequest) => Promise<string | { done: T }>,
) {
  const page = context.get(requestContext)
  const sent = new URLSearchParams(await request.text())
  const typed: Typed = name => sent.get(name) ?? ''
  try {
    const answer = await send(context.get(apiContext), typed, page)
    if (typeof answer !== 'string') return data(answer)
    throw redirect(answer, 303)
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure
    if (failure.redirect) throw redirect(failure.redirect, 303)
    const shown = Object.fromEntries([...sent].filter(([name]) => !secret.test(name)))
    if (failure.code === 'require_login') {
      await page.rememberLocation(pageAddress(request), shown)
      throw redirect(`${linkTo('signIn', page)}?required=1`, 303)
    }
    const { code, message, fields, sentences } = failure
    const back: SentBack = {
      typed: shown,
      refusal: { code, message, ...(fields && { fields }), ...(sentences && { sentences }) },
    }
    return data(back, { status: errorStatus[code] })
  }
}
