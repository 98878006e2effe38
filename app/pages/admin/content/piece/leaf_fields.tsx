// The fields of a document that hold one value each.

import { useState } from 'react'
import type { Locale } from '../../../../../domain/brands.ts'
import { type ProseParts, proseOfText, textOfProse } from '../../../../../domain/content/prose_text.ts'
import { adminMessages } from '../../../../../i18n/admin.ts'
import { adminFieldMessages } from '../../../../../i18n/admin_fields.ts'
import { useMessages } from '../../../../components/brand_context.tsx'
import { SelectField, TextArea, TextField } from '../../../../components/text_fields.tsx'
import type { Shape } from './shape.ts'

export interface Writing {
  /** Puts a new value at a path; undefined removes the field. */
  write: (path: string, value: unknown) => void
  /** The fault at a path, or below it. */
  fault: (path: string) => string | undefined
  /** Subjects of the FAQ, by their address. */
  subjects: readonly { value: string; label: string }[]
}

export interface FieldProps extends Writing {
  shape: Shape
  value: unknown
  /** In the server's notation: `locales.en.blocks.0.lede`. */
  path: string
  name: string
  label: string
  optional?: boolean
  /** The language of the text. */
  lang?: Locale
}

/** From this length a text has several lines. */
const longLine = 160

export const useFormWords = () => useMessages(adminMessages).form

/** An empty optional text is left out. */
const orNothing = (text: string, optional: boolean | undefined) =>
  optional && text === '' ? undefined : text

export function ChoiceField({ options, ...props }: FieldProps & { options: readonly string[] }) {
  const { none } = useFormWords()
  const words: Readonly<Record<string, string>> = useMessages(adminFieldMessages).options
  return (
    <SelectField
      error={props.fault(props.path)}
      label={props.label}
      name={props.path}
      onChange={event => props.write(props.path, orNothing(event.currentTarget.value, props.optional))}
      options={[
        ...(props.optional ? [{ value: '', label: none }] : []),
        ...options.map(option => ({ value: option, label: words[option] ?? option })),
      ]}
      value={(props.value as string | undefined) ?? ''}
      {...(props.optional && { optional: true })}
    />
  )
}

export function NumberField({ path, value, label, fault, write }: FieldProps) {
  const { hints } = useMessages(adminFieldMessages)
  const [typed, setTyped] = useState(String(value))
  const shown = Number(typed) === value ? typed : String(value)
  return (
    <TextField
      error={fault(path)}
      hint={hints.position}
      inputMode="numeric"
      label={label}
      name={path}
      onChange={event => {
        setTyped(event.currentTarget.value)
        // An invalid number is reported when it is saved.
        write(path, event.currentTarget.value.trim() === '' ? null : Number(event.currentTarget.value))
      }}
      value={value === null || Number.isNaN(value) ? typed : shown}
    />
  )
}

const pictured = new Set(['dish', 'beside', 'picture'])

export function OneText({ longest, ...props }: FieldProps & { longest: number | null }) {
  const { hints } = useMessages(adminFieldMessages)
  const { path, name, value, optional, lang, label, fault, write } = props
  if (name === 'category') return <SubjectField {...props} />
  const hint = name === 'to' ? hints.to : pictured.has(name) ? hints.dish : undefined
  const field = {
    error: fault(path),
    label,
    lang,
    name: path,
    value: (value as string | undefined) ?? '',
    ...(hint && { hint }),
    ...(optional && { optional }),
  }
  return longest !== null && longest > longLine ? (
    <TextArea {...field} onChange={event => write(path, orNothing(event.currentTarget.value, optional))} />
  ) : (
    <TextField
      {...field}
      autoComplete="off"
      onChange={event => write(path, orNothing(event.currentTarget.value, optional))}
    />
  )
}

function SubjectField({ path, value, label, subjects, fault, write }: FieldProps) {
  const { none } = useFormWords()
  const known = subjects.some(subject => subject.value === value)
  return (
    <SelectField
      error={fault(path)}
      label={label}
      name={path}
      onChange={event => write(path, event.currentTarget.value)}
      options={[
        ...(known ? [] : [{ value: String(value), label: String(value) || none, disabled: true }]),
        ...subjects,
      ]}
      value={String(value)}
    />
  )
}

/** The conversion between a value and one field's text. */
interface Codec<T> {
  format: (value: T) => string
  parse: (text: string) => T
}

const linesCodec: Codec<readonly string[]> = {
  format: lines => lines.join('\n'),
  parse: text =>
    text
      .split('\n')
      .map(line => line.trim())
      .filter(line => line !== ''),
}

const proseCodec: Codec<ProseParts> = { format: textOfProse, parse: proseOfText }

/** The typed text stays unchanged, with spaces and empty lines, while it means the same as the document. */
function TypedText<T extends readonly unknown[]>({
  codec,
  hint,
  ...props
}: FieldProps & { codec: Codec<T>; hint: 'lines' | 'prose' }) {
  const say = useFormWords()
  const value = (props.value ?? []) as T
  const [typed, setTyped] = useState(() => codec.format(value))
  const same = JSON.stringify(codec.parse(typed)) === JSON.stringify(value)
  return (
    <TextArea
      error={props.fault(props.path)}
      hint={say[hint]}
      label={props.label}
      lang={props.lang}
      name={props.path}
      onChange={event => {
        setTyped(event.currentTarget.value)
        const parsed = codec.parse(event.currentTarget.value)
        props.write(props.path, props.optional && parsed.length === 0 ? undefined : parsed)
      }}
      value={same ? typed : codec.format(value)}
      {...(props.optional && { optional: true })}
    />
  )
}

export const LinesField = (props: FieldProps) => <TypedText {...props} codec={linesCodec} hint="lines" />
export const ProseField = (props: FieldProps) => <TypedText {...props} codec={proseCodec} hint="prose" />
