// What is typed of a draft: its words, and each filter as text.

import type { InputOf, OutputOf } from '../../../../contract/index.ts'
import { type FilterField, filterFieldNames, type LetterFilter } from '../../../../domain/letters/filter.ts'
import { readMoney } from '../../../../domain/money.ts'

export type Letter = OutputOf<'letters_admin.find'>['letter']
export type Filter = Letter['filter']

/** Filters of which several can be chosen, and those that are typed. */
export const chosenFields = ['standings', 'provinces', 'plans', 'languages', 'zones'] as const
export type ChosenField = (typeof chosenFields)[number]
export const typedFields = [
  'areas',
  'weeksFrom',
  'weeksTo',
  'boxesFrom',
  'boxesTo',
  'pointsFrom',
  'creditFrom',
  'joinedFrom',
  'joinedTo',
] as const
export type TypedField = (typeof typedFields)[number]

export interface Draft
  extends Pick<Letter, 'name' | 'subjectEn' | 'subjectFr' | 'bodyEn' | 'bodyFr' | 'button'> {
  chosen: Readonly<Record<ChosenField, readonly string[]>>
  typed: Readonly<Record<TypedField, string>>
}

export function draftOf({ name, subjectEn, subjectFr, bodyEn, bodyFr, button, filter }: Letter): Draft {
  const chosen = Object.fromEntries(chosenFields.map(field => [field, filter[field] ?? []]))
  const typed = Object.fromEntries(typedFields.map(field => [field, typedOf(filter, field)]))
  return {
    ...{ name, subjectEn, subjectFr, bodyEn, bodyFr, button },
    chosen: chosen as unknown as Draft['chosen'],
    typed: typed as unknown as Draft['typed'],
  }
}

export function typedOf(filter: Filter, field: TypedField): string {
  const value = filter[field]
  if (value === null) return ''
  if (field === 'creditFrom') return String((value as number) / 100)
  return Array.isArray(value) ? value.join(' ') : String(value)
}

/** The filter as the server reads it: it refuses what is none, and says which field. */
export function filterOf({ chosen, typed }: Pick<Draft, 'chosen' | 'typed'>): Filter {
  const asked = Object.fromEntries(
    filterFieldNames.map((field: FilterField): [FilterField, unknown] => {
      if (field in chosen) {
        const values = chosen[field as ChosenField]
        return [field, values.length > 0 ? values : null]
      }
      const text = typed[field as TypedField].trim()
      if (text === '') return [field, null]
      if (field === 'areas') return [field, text.toUpperCase().split(/[\s,;]+/)]
      if (field === 'joinedFrom' || field === 'joinedTo') return [field, text]
      return [
        field,
        field === 'creditFrom' ? (readMoney(text) ?? text) : /^\d+$/.test(text) ? Number(text) : text,
      ]
    }),
  )
  return asked as unknown as Filter
}

/** Whether nothing is asked. */
export const asksNothing = (filter: Filter | LetterFilter): boolean =>
  filterFieldNames.every(field => filter[field] === null)

export const savedFrom = (letter: Letter, draft: Draft): InputOf<'letters_admin.save'> => {
  const { chosen, typed, ...words } = draft
  return { id: letter.id, seen: letter.version, ...words, filter: filterOf({ chosen, typed }) }
}
