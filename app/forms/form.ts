// A form, declared once for the page that shows it, the browser that sends it and the action that answers it without scripts.

import type { ErrorCode } from '../../contract/errors.ts'
import type { Api, InputOf, OutputOf, PostName, PutName } from '../../contract/index.ts'
import type { Kind, Typed } from './kinds.ts'

/** A call that a form can make. */
export type FormCall = PostName | PutName

/** A kind for each input of a call: the required ones, and those of the optional ones that the form has. */
type FieldsOf<Name extends FormCall> = { [Key in keyof InputOf<Name>]: Kind<InputOf<Name>[Key]> }

export interface Form<Name extends FormCall = FormCall> {
  /** Its name among the forms of a page; the hidden field `form` sends it. */
  id: string
  call: Name
  method: 'post' | 'put'
  fields: Readonly<Record<string, Kind<unknown>>>
  /** The fields whose text stays in the tab until it is sent: a reload or a return finds it. */
  kept: readonly string[]
  /** What the call is made with. */
  read(typed: Typed): InputOf<Name>
}

interface More<Input> {
  kept?: readonly string[]
  method?: 'put'
  /** Where the call takes something else than the values of the fields: what it takes. */
  read?: (typed: Typed, values: Partial<Input>) => Input
}

/**
 * Declares a form of a call. Declarations are in `forms.ts` beside their page, where declared.test.ts compares them with the schema.
 * @param fields by the names of the call's inputs, which are the names of the fields
 */
export function form<Name extends FormCall>(
  id: string,
  call: Name,
  fields: FieldsOf<Name>,
  more?: More<InputOf<Name>>,
): Form<Name>
export function form<Name extends FormCall>(
  id: string,
  call: Name,
  fields: Readonly<Record<string, Kind<unknown>>>,
  more: More<InputOf<Name>> & Required<Pick<More<InputOf<Name>>, 'read'>>,
): Form<Name>
export function form<Name extends FormCall>(
  id: string,
  call: Name,
  fields: Readonly<Record<string, Kind<unknown>>>,
  {
    kept = [],
    method = 'post',
    read,
  }: Omit<More<InputOf<Name>>, 'method'> & { method?: Form['method'] } = {},
): Form<Name> {
  const valuesOf = (typed: Typed) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, kind]) => [name, kind.read(typed, name)]),
    ) as InputOf<Name>
  const inputIn = (typed: Typed) => (read ? read(typed, valuesOf(typed)) : valuesOf(typed))
  return { id, call, method, fields, kept, read: inputIn }
}

/** Makes a form's call: in the browser over fetch, in an action in process. */
export const sendForm = <Name extends FormCall>(
  api: Api,
  { call, method }: Form<Name>,
  input: InputOf<Name>,
): Promise<OutputOf<Name>> =>
  (method === 'put'
    ? api.put(call as never, input as never)
    : api.post(call as never, input as never)) as Promise<OutputOf<Name>>

/** A page's data after one of its forms was sent without scripts. */
export interface Answered {
  /** The form's name. */
  form: string
  /** The values of its fields, without secrets. */
  typed: Readonly<Record<string, readonly string[]>>
  refusal?: {
    code: ErrorCode
    message: string
    fields?: Record<string, ErrorCode>
    sentences?: Record<string, string>
    details?: Record<string, string | number | boolean | null>
  }
  /** The call's answer. */
  answer?: unknown
}
