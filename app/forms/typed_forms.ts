// Typed forms of a page that was left to sign in, restored when the same person returns to it. Never a secret: no password, nothing
// of a card, no code.

import { fillField } from '../components/fill_field.ts'
import { painted } from '../components/painted.ts'
import { typedPlaces } from './typed_here.ts'

const key = 'typed-forms'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface KeptForm {
  name: string
  /** By the field's name and, among several of one name, its position. */
  fields: [name: string, place: number, value: string | boolean][]
}

interface StoredForms {
  clientId: string
  path: string
  /** Milliseconds since 1970. */
  at: number
  forms: KeptForm[]
}

/** Long enough for a sign-in, even by a letter. */
const longest = 3_600_000

const secretNames = /password|confirmation|token|secret|card|cvc|number|expiry|code|website/i
const secretKinds = /^(cc-|one-time-code|current-password|new-password)/

/** Fields that are never kept, in any form: by their type, their autocomplete value, and their name. */
export const isSecret = ({
  type,
  name,
  autocomplete,
}: Pick<Field, 'type' | 'name'> & { autocomplete: string }) =>
  type === 'password' ||
  type === 'hidden' ||
  type === 'file' ||
  secretKinds.test(autocomplete) ||
  secretNames.test(name)

const isChoice = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type)

const fieldsOf = (form: HTMLFormElement): Field[] =>
  ([...form.elements] as Field[]).filter(
    field => /^(input|select|textarea)$/.test(field.localName) && field.name !== '' && !isSecret(field),
  )

/** A field's label, else its position. */
const nameOf = (form: HTMLFormElement) => form.ariaLabel || form.id || `#${[...document.forms].indexOf(form)}`

/** Keeps the fields in this tab. @param clientId the client they belong to */
export function saveForms(clientId: string): void {
  const forms = typedPlaces()
    .filter(place => place instanceof HTMLFormElement)
    .map((form): KeptForm => {
      const seen = new Map<string, number>()
      const fields = fieldsOf(form).map((field): KeptForm['fields'][number] => {
        const place = seen.get(field.name) ?? 0
        seen.set(field.name, place + 1)
        return [field.name, place, isChoice(field) ? field.checked : field.value]
      })
      return { name: nameOf(form), fields }
    })
  const kept: StoredForms = { clientId, path: location.pathname, at: Date.now(), forms }
  sessionStorage.setItem(key, JSON.stringify(kept))
}

/**
 * Restores the forms of this page, and opens their editors. A form that is not there yet, because settings ask their question
 * first, stays kept; somebody else's, or an old one, is forgotten.
 */
export async function putFormsBack(clientId: string): Promise<void> {
  const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as StoredForms | null
  if (kept?.clientId !== clientId || Date.now() - kept.at > longest) return sessionStorage.removeItem(key)
  if (kept.path !== location.pathname) return
  const left: KeptForm[] = []
  for (const one of kept.forms) if (!(await putBack(one))) left.push(one)
  if (left.length === 0) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, JSON.stringify({ ...kept, forms: left }))
}

/** @returns whether the form is there */
async function putBack({ name, fields }: KeptForm): Promise<boolean> {
  const form = (await opened(name)) ?? [...document.forms].find(one => nameOf(one) === name)
  if (!form) return false
  for (const [field, place, value] of fields) {
    const found = fieldsOf(form).filter(one => one.name === field)[place]
    if (found) fill(found, value)
    // A choice may show or hide the fields after it.
    if (typeof value === 'boolean' || found instanceof HTMLSelectElement) await painted()
  }
  return true
}

/** The form of an editor that opens in place (settings/row.tsx); null where there is none of that name. */
async function opened(name: string): Promise<HTMLFormElement | null> {
  const opener = [...document.querySelectorAll<HTMLButtonElement>('[data-opens]')].find(
    ({ dataset }) => dataset.opens === name,
  )
  if (!opener) return null
  opener.click()
  await painted()
  await painted()
  return [...document.forms].find(one => nameOf(one) === name) ?? null
}

function fill(field: Field, value: string | boolean): void {
  if (isChoice(field)) {
    if (field.checked !== value && (value || field.type === 'checkbox')) field.click()
    return
  }
  if (field.value !== value) fillField(field, String(value))
}
