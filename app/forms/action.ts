// The action of a page with forms: without scripts a browser posts a form to its page, and the same call is made in process. A refusal
// comes back in the form, with what was typed.

import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { errorStatus, Refusal } from '../../contract/errors.ts'
import type { Api, InputOf, OutputOf } from '../../contract/index.ts'
import { type PageRequest, typedBy } from '../../contract/page_request.ts'
import { linkTo } from '../../contract/paths.ts'
import { apiContext, requestContext } from '../context.ts'
import { pageAddress } from '../load.ts'
import { formField } from './came_back.ts'
import { type Answered, type Form, type FormCall, sendForm } from './form.ts'

interface Sent<Name extends FormCall> {
  input: InputOf<Name>
  api: Api
  page: PageRequest
}

/** A form, and where the browser goes once it is accepted; undefined: to the page itself, which shows the answer. */
interface Leading {
  // biome-ignore lint/suspicious/noExplicitAny: forms of any call, each typed where it is declared.
  form: Form<any>
  next?: (answer: never, sent: Sent<never>) => string | undefined | Promise<string | undefined>
}

/** Where a form leads once it is accepted. */
export const leading = <Name extends FormCall>(
  form: Form<Name>,
  next: (answer: OutputOf<Name>, sent: Sent<Name>) => string | undefined | Promise<string | undefined>,
): Leading => ({ form, next: next as Leading['next'] & {} })

// biome-ignore lint/suspicious/noExplicitAny: as above.
export type AnyForm = Form<any> | Leading

type Arguments = Pick<ActionFunctionArgs, 'context' | 'request'>

/** The `action` of a page with these forms. @throws the redirect */
export function formAction(...forms: readonly AnyForm[]) {
  const all: readonly Leading[] = forms.map(one => ('call' in one ? { form: one } : one))
  return (args: Arguments) =>
    answerForm(
      args,
      all.map(({ form }) => form),
      async ({ id, typed, api, page }) => {
        const { form, next } = all.find(one => one.form.id === id) as Leading
        const input = form.read(typed)
        const done = await sendForm(api, form, input)
        return { answer: done, to: await next?.(done as never, { input: input as never, api, page }) }
      },
    )
}

interface Posted {
  /** The form's name. */
  id: string
  typed: URLSearchParams
  api: Api
  page: PageRequest
}

/**
 * Answers one of a page's forms. `send` makes its calls, and says where to go on; undefined: to the page itself, with the answer.
 * @throws the redirect
 */
export async function answerForm(
  { context, request }: Arguments,
  forms: readonly Pick<Form, 'id' | 'fields'>[],
  send: (posted: Posted) => Promise<{ answer?: unknown; to: string | undefined }>,
) {
  const page = context.get(requestContext)
  const typed = new URLSearchParams(await request.text())
  const form = forms.find(({ id }) => id === typed.get(formField))
  if (!form) throw data(null, { status: 404 })
  const { id } = form
  const shown = shownAgain(form, typed)
  try {
    const { answer, to } = await send({ id, typed, api: context.get(apiContext), page })
    if (to !== undefined) throw redirect(to, 303)
    return data<Answered>({ form: id, answer, typed: shown })
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure
    if (failure.redirect) throw redirect(failure.redirect, 303)
    if (failure.code === 'require_login') {
      const first = Object.entries(shown).map(([name, [value = '']]) => [name, value])
      const whose = { [formField]: id, [typedBy]: typed.get(typedBy) ?? '' }
      await page.rememberLocation(pageAddress(request), { ...Object.fromEntries(first), ...whose })
      throw redirect(`${linkTo('signIn', page)}?required=1`, 303)
    }
    const { code, message, fields, sentences, details } = failure
    const refusal = { code, message, ...(fields && { fields }), ...(sentences && { sentences }) }
    return data<Answered>(
      { form: id, typed: shown, refusal: { ...refusal, ...(details && { details }) } },
      { status: errorStatus[code] },
    )
  }
}

/** What was typed into the fields that are no secret. */
function shownAgain(form: Pick<Form, 'fields'>, sent: URLSearchParams): Answered['typed'] {
  const shown = Object.entries(form.fields).filter(([, { secret }]) => !secret)
  return Object.fromEntries(shown.map(([name]) => [name, sent.getAll(name)]))
}
