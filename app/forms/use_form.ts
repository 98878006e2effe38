// A declared form on its page. Without scripts the browser posts it; with them it makes the same call itself, so that the page stays,
// with what was typed, whatever becomes of the call.

import { type FormEvent, type RefObject, useMemo, useState } from 'react'
import { useActionData } from 'react-router'
import { Refusal } from '../../contract/errors.ts'
import type { InputOf, OutputOf } from '../../contract/index.ts'
import { browserApi } from '../api.ts'
import { type Attempt, useFormAttempt } from '../attempt.ts'
import { forgetTyped, useKeptTyping, useTypingOf } from '../kept_typing.ts'
import { type Answered, type Form, type FormCall, sendForm } from './form.ts'
import type { Control } from './kinds.ts'

export interface Sending<Name extends FormCall = FormCall> extends Attempt {
  declared: Form<Name>
  form: RefObject<HTMLFormElement | null>
  /** The attributes of a field: name, kind, limits, fault, and the value to begin with. */
  field(
    name: string,
    value?: string,
  ): Control & { name: string; error: string | undefined; defaultValue: string | undefined }
  /** The values of a field that were sent without scripts and came back; undefined where nothing did. */
  typed(name: string): readonly string[] | undefined
  /** The answer to the form as it was sent last; null before, and after a refusal. */
  answer: OutputOf<Name> | null
  /** Whether that answer came without scripts, with the whole page. */
  cameBack: boolean
  /** Makes the call. @returns its answer; undefined where it was refused */
  send(input: InputOf<Name>): Promise<OutputOf<Name> | undefined>
  submit(event: FormEvent<HTMLFormElement>): void
}

/** @param accepted what the page does with the answer; the form stays busy until then, and shows what is refused in it */
export function useForm<Name extends FormCall>(
  declared: Form<Name>,
  accepted?: (answer: OutputOf<Name>, input: InputOf<Name>) => unknown,
): Sending<Name> {
  const back = useCameBack(declared.id)
  const attempt = useFormAttempt(back.refusal)
  const [answer, setAnswer] = useState(back.answer as OutputOf<Name> | null)
  const typing = useTypingOf(declared.id)
  const { fields, kept } = declared
  useKeptTyping(attempt.form, typing, kept ? Object.keys(fields).filter(name => !fields[name]?.secret) : [])

  const send = (input: InputOf<Name>) => {
    setAnswer(null)
    return attempt.run(async () => {
      const done = await sendForm(browserApi(), declared, input)
      if (kept) forgetTyped(typing)
      await accepted?.(done, input)
      setAnswer(done)
      return done
    })
  }
  return {
    ...attempt,
    declared,
    answer,
    cameBack: back.answer !== null && answer === back.answer,
    send,
    typed: back.typed,
    field: (name, value) => ({
      ...fields[name]?.control,
      name,
      error: attempt.of(name),
      defaultValue: back.typed(name)?.[0] ?? value,
    }),
    submit: event => {
      event.preventDefault()
      event.stopPropagation()
      const { submitter } = event.nativeEvent as SubmitEvent
      void send(declared.read(new FormData(event.currentTarget, submitter)))
    },
  }
}

/** What came back with the page of a form that was sent without scripts. */
function useCameBack(id: string) {
  const data = useActionData() as Answered | undefined
  return useMemo(() => {
    const mine = data?.form === id ? data : undefined
    return {
      refusal: mine?.refusal ? new Refusal(mine.refusal.code, mine.refusal) : null,
      answer: mine?.answer ?? null,
      typed: (name: string) => mine?.typed?.[name],
    }
  }, [data, id])
}
