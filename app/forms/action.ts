// The action of a page with forms: without scripts a browser posts a form to its page, and the same call is made in process. A refusal
// comes back in the form, with what was typed.

import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { errorStatus, Refusal } from '../../contract/errors.ts'
import type { Api, InputOf, OutputOf } from '../../contract/index.ts'
import { type PageRequest, typedBy } from '../../contract/page_request.ts'
import { linkTo } from '../../contract/paths.ts'
import { apiContext, requestContext } from '../context.ts'
import { pageAddress } from '../load.ts'
import { type Answered, type Form, type FormCall, formField, sendForm } from './form.ts'

interface Sent<Name extends FormCall> {
  input: InputOf<Name>
  api: Api
  page: PageRequest
}

/** A form, and where the browser goes once it is accepted; undefined: to the page itself, which shows the answer. */
interface Accepted {
  // biome-ignore lint/suspicious/noExplicitAny: forms of any call, each typed where it is declared.
  form: Form<any>
  next?: (answer: never, sent: Sent<never>) => string | undefined | Promise<string | undefined>
}

/** Where a form leads once it is accepted. */
export const leading = <Name extends FormCall>(
  form: Form<Name>,
  next: (answer: OutputOf<Name>, sent: Sent<Name>) => string | undefined | Promise<string | undefined>,
): Accepted => ({ form, next: next as Accepted['next'] & {} })

/** The `action` of a page with these forms. @throws the redirect */
// biome-ignore lint/suspicious/noExplicitAny: as above.
export function formAction(...forms: readonly (Form<any> | Accepted)[]) {
  const all = forms.map(one => ('call' in one ? { form: one } : one))
  return async ({ context, request }: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
    const sent = new URLSearchParams(await request.text())
    const found = all.find(({ form }) => form.id === sent.get(formField))
    if (!found) throw data(null, { status: 404 })
    return answer(found, sent, context.get(apiContext), context.get(requestContext), request)
  }
}

async function answer(
  { form, next }: Accepted,
  sent: URLSearchParams,
  api: Api,
  page: PageRequest,
  request: Request,
) {
  try {
    const input = form.read(sent)
    const done = await sendForm(api, form, input)
    const to = await next?.(done as never, { input: input as never, api, page })
    if (to === undefined) return data<Answered>({ form: form.id, answer: done })
    throw redirect(to, 303)
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure
    if (failure.redirect) throw redirect(failure.redirect, 303)
    const typed = shownAgain(form, sent)
    if (failure.code === 'require_login') {
      const first = Object.entries(typed).map(([name, [value = '']]) => [name, value])
      await page.rememberLocation(pageAddress(request), {
        ...Object.fromEntries(first),
        [typedBy]: sent.get(typedBy) ?? '',
      })
      throw redirect(`${linkTo('signIn', page)}?required=1`, 303)
    }
    const { code, message, fields, sentences, details } = failure
    const refusal = { code, message, ...(fields && { fields }), ...(sentences && { sentences }) }
    return data<Answered>(
      { form: form.id, typed, refusal: { ...refusal, ...(details && { details }) } },
      { status: errorStatus[code] },
    )
  }
}

/** What was typed into the fields that are no secret. */
function shownAgain(form: Form, sent: URLSearchParams): NonNullable<Answered['typed']> {
  const shown = Object.entries(form.fields).filter(([, { secret }]) => !secret)
  return Object.fromEntries(shown.map(([name]) => [name, sent.getAll(name)]))
}
