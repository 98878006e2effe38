// A declared form on its page. Without scripts the browser posts it; with them it makes the same call itself, so that the page stays,
// with what was typed, whatever becomes of the call.

import { type FormEvent, type RefObject, useState } from 'react'
import type { InputOf, OutputOf } from '../../contract/index.ts'
import { browserApi } from '../api.ts'
import { type Attempt, useFormAttempt } from './attempt.ts'
import { useCameBack } from './came_back.ts'
import { type Form, type FormCall, sendForm } from './form.ts'
import { forgetTyped, useKeptTyping, useTypingOf } from './kept_typing.ts'
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
  /** The text of a field as it was accepted last. */
  sent(name: string): string
  /** Whether that answer came without scripts, with the whole page. */
  cameBack: boolean
  /** Makes the call. @returns its answer; undefined where it was refused */
  send(input: InputOf<Name>): Promise<OutputOf<Name> | undefined>
  submit(event: FormEvent<HTMLFormElement>): void
}

/**
 * @param take what the page does with the answer; the form stays busy until then, and shows what is refused in it
 * @param make makes the call, where the browser has more to do for it
 */
export function useForm<Name extends FormCall>(
  declared: Form<Name>,
  take?: (answer: OutputOf<Name>, input: InputOf<Name>) => unknown,
  make: (input: InputOf<Name>) => Promise<OutputOf<Name>> = input => sendForm(browserApi(), declared, input),
): Sending<Name> {
  const back = useCameBack(declared.id)
  const attempt = useFormAttempt(back.refusal)
  const [answer, setAnswer] = useState(back.answer as OutputOf<Name> | null)
  const [accepted, setAccepted] = useState<InputOf<Name> | null>(null)
  const typing = useTypingOf(declared.id)
  const { fields, kept } = declared
  useKeptTyping(attempt.form, typing, kept)

  const send = (input: InputOf<Name>) => {
    setAnswer(null)
    return attempt.run(async () => {
      const done = await make(input)
      if (kept.length > 0) forgetTyped(typing)
      await take?.(done, input)
      setAccepted(input)
      setAnswer(done)
      return done
    })
  }
  return {
    ...attempt,
    clear: () => {
      attempt.clear()
      setAnswer(null)
    },
    declared,
    answer,
    cameBack: back.answer !== null && answer === back.answer,
    send,
    typed: back.typed,
    sent: name => String((accepted as Record<string, unknown> | null)?.[name] ?? back.sent(name) ?? ''),
    field: (name, value) => ({
      ...fields[name]?.control,
      name,
      error: attempt.of(name),
      defaultValue: back.typed(name)?.[0] ?? value,
    }),
    submit: event => void send(readForm(declared, event)),
  }
}

/** Keeps the browser from posting a form, and reads it as the call takes it, with the pressed button's own value. */
export function readForm<Name extends FormCall>(
  declared: Form<Name>,
  event: FormEvent<HTMLFormElement>,
): InputOf<Name> {
  event.preventDefault()
  event.stopPropagation()
  const { submitter } = event.nativeEvent as SubmitEvent
  return declared.read(new FormData(event.currentTarget, submitter))
}
