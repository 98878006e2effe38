// One setting while it is changed: opened, saved, confirmed, undone. The value shown is always the server's.

import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { useLoaderData, useSearchParams } from 'react-router'
import type { InputOf, OutputOf } from '../../contract/index.ts'
import { formField } from '../forms/came_back.ts'
import type { Form, FormCall } from '../forms/form.ts'
import { readForm, type Sending, useForm } from '../forms/use_form.ts'
import type { Settings } from './load.ts'

/** The query parameter that opens a setting's editor where there are no scripts. */
export const openedBy = 'change'

export interface Setting<Name extends FormCall = FormCall> extends Sending<Name> {
  /** Whether its editor is open. */
  open: boolean
  start: () => void
  cancel: () => void
  /** The result of the last change; null before one. */
  outcome: 'saved' | 'undone' | null
  /** The change of a request that was cut off or failed on our side: it counts as not made. */
  lost: 'saved' | 'undone' | null
  /** Tries the lost change again; null if there is none. */
  again: (() => void) | null
  /** The reference of the last change, where its answer gave one. */
  reference: string | null
  /** Undoes the last change; null where that is not possible, or would not be safe. */
  undo: (() => void) | null
  /** The button that opens the editor; it gets the focus back when that closes. */
  opener: RefObject<HTMLButtonElement | null>
}

interface Wishes<Name extends FormCall> {
  /** Puts the answer on the page. */
  take?: (answer: OutputOf<Name>, input: InputOf<Name>) => unknown
  /** Makes the call, where the browser has more to do for it. */
  send?: (input: InputOf<Name>) => Promise<OutputOf<Name>>
  /** What restores the present value, where that is safe. */
  before?: InputOf<Name> | undefined
  /** Whether the editor stays open after an answer, for a next step. */
  goesOn?: (answer: OutputOf<Name>) => boolean
}

interface Change<Input> {
  input: Input
  done: 'saved' | 'undone'
  /** Its undo. */
  former?: Input | undefined
}

export function useSetting<Name extends FormCall>(
  declared: Form<Name>,
  { take, send, before: restoring, goesOn }: Wishes<Name> = {},
): Setting<Name> {
  const closes = (answer: OutputOf<Name> | null) => answer === null || !goesOn?.(answer)
  const sending = useForm(declared, take, send)
  const [search] = useSearchParams()
  const { typed } = (useLoaderData() ?? {}) as Partial<Settings<unknown>>
  const before = typed?.[formField] === declared.id ? typed : null
  const [open, setOpen] = useState(
    search.get(openedBy) === declared.id && !(sending.cameBack && closes(sending.answer)),
  )
  const [outcome, setOutcome] = useState<Setting['outcome']>(sending.cameBack ? 'saved' : null)
  const [former, setFormer] = useState<InputOf<Name> | undefined>()
  const [last, setLast] = useState<Change<InputOf<Name>> | null>(null)
  const opener = useRef<HTMLButtonElement>(null)

  const close = () => {
    setOpen(false)
    queueMicrotask(() => requestAnimationFrame(() => opener.current?.focus()))
  }
  const change = async (wanted: Change<InputOf<Name>>) => {
    setOutcome(null)
    setLast(wanted)
    const answer = await sending.send(wanted.input)
    if (!answer) return
    setFormer(wanted.former)
    if (!closes(answer)) return
    if (open) close()
    setOutcome(wanted.done)
  }

  const code = sending.refusal?.code
  const lost = code === 'busy' || code === 'unexpected' ? last : null
  return {
    ...sending,
    field: (name, value) => sending.field(name, before?.[name] ?? value),
    submit: (event: FormEvent<HTMLFormElement>) =>
      void change({ input: readForm(declared, event), done: 'saved', former: restoring }),
    open,
    opener,
    outcome,
    lost: lost?.done ?? null,
    again: lost && (() => void change(lost)),
    reference: referenceIn(sending.answer),
    start: () => {
      sending.clear()
      setOutcome(null)
      setOpen(true)
    },
    cancel: () => {
      sending.clear()
      close()
    },
    undo:
      former === undefined || outcome !== 'saved'
        ? null
        : () => void change({ input: former, done: 'undone' }),
  }
}

function referenceIn(answer: unknown): string | null {
  const said =
    typeof answer === 'object' && answer !== null && 'reference' in answer ? answer.reference : null
  return typeof said === 'string' ? said : null
}
