// The kinds of fields. Each says what its control looks like, and how its value is read for a call.

/** The fields of a sent form: the browser's FormData, or what the server read of a body. */
export type Typed = Pick<FormData, 'getAll'>

/** Attributes of a control, as HTML names them. */
export interface Control {
  type?: 'email' | 'tel' | 'password' | 'date' | 'hidden'
  autoComplete?: string
  inputMode?: 'numeric' | 'decimal' | 'email' | 'tel'
  /** In characters; the call's schema has the same limit (declared.test.ts). */
  maxLength?: number
  optional?: true
}

export interface Kind<T> {
  control: Control
  /** Its value is neither shown again after a refusal nor kept in the tab. */
  secret?: true
  /** @returns its value, as the call takes it; what nobody filled in is left to the call to refuse */
  read(typed: Typed, name: string): T
}

export const textIn = (typed: Typed, name: string): string => String(typed.getAll(name)[0] ?? '')
const trimmedIn = (typed: Typed, name: string): string => textIn(typed, name).trim()

/** A line of text, or several lines. @param maxLength in characters */
export const text = (maxLength: number, control: Control = {}): Kind<string> => ({
  control: { maxLength, ...control },
  read: textIn,
})

/** A name of a person. */
export const personName = (autoComplete: 'name' | 'given-name' | 'family-name' | 'off') =>
  text(80, { autoComplete })

export const email = (autoComplete: 'email' | 'username' | 'off' = 'email'): Kind<string> => ({
  control: { type: 'email', autoComplete },
  read: trimmedIn,
})

/** A telephone number in any format. */
export const phone: Kind<string> = {
  control: { type: 'tel', autoComplete: 'tel-national', inputMode: 'tel', maxLength: 40 },
  read: textIn,
}

/** As typed, spaces included. It has no limit in its control, which would cut a pasted one silently. */
export const password = (autoComplete: 'current-password' | 'new-password'): Kind<string> => ({
  control: { type: 'password', autoComplete },
  secret: true,
  read: textIn,
})

/** A code of a letter, a text message or a card. @param maxLength in characters */
export const secretCode = (maxLength: number, control: Control = {}): Kind<string> => ({
  control: { autoComplete: 'off', maxLength, ...control },
  secret: true,
  read: trimmedIn,
})

/** One of several: a list, or radios. The call refuses what it does not know. */
export const choice = <T extends string>(): Kind<T> => ({
  control: {},
  read: (typed, name) => textIn(typed, name) as T,
})

/** Any number of several: checkboxes. */
export const choices = <T extends string>(): Kind<T[]> => ({
  control: {},
  read: (typed, name) => typed.getAll(name) as string[] as T[],
})

const wholeOf = (typed: string) => (/^\s*-?\d+\s*$/.test(typed) ? Number(typed) : Number.NaN)

/** A whole number. */
export const whole: Kind<number> = {
  control: { inputMode: 'numeric' },
  read: (typed, name) => wholeOf(textIn(typed, name)),
}

/** A whole number; null for the choice of none. */
export const wholeOrNone: Kind<number | null> = {
  control: { inputMode: 'numeric' },
  read: (typed, name) => (trimmedIn(typed, name) === '' ? null : whole.read(typed, name)),
}

/** Any number of several whole numbers. */
export const wholes: Kind<number[]> = {
  control: {},
  read: (typed, name) => typed.getAll(name).map(one => wholeOf(String(one))),
}

/** A checkbox, or a button whose value is the wanted state. */
export const flag: Kind<boolean> = {
  control: {},
  read: (typed, name) => /^(on|true)$/.test(textIn(typed, name)),
}

/** What the page itself sends along: an id, a link's token. */
export const given: Kind<string> = { control: { type: 'hidden' }, secret: true, read: textIn }

/** What a form always says. */
export const always = <T>(value: T): Kind<T> => ({
  control: { type: 'hidden' },
  secret: true,
  read: () => value,
})

/** An ISO date. */
export const date: Kind<string> = { control: { type: 'date' }, read: trimmedIn }
