// The state of an address form: whether its address was chosen from the list or typed field by field, and what the form
// sends.

import { useEffect, useState } from 'react'
import type { AddressSuggestion } from '../../contract/views.ts'
import { splitAddress } from '../../domain/address/normalize.ts'
import { browserApi } from '../api.ts'
import type { Attempt } from '../forms/attempt.ts'
import { readTyped, saveTyped } from '../forms/kept_typing.ts'
import type { Sending } from '../forms/use_form.ts'

interface AddressState {
  /** Whether it is typed field by field, because no list has it. */
  byParts: boolean
  /** The line of the list's field. */
  line: string
  number: string
  street: string
  unit: string
  city: string
  postal: string
  /** The postal code was typed and checked on an earlier page, so it is shown and not asked for. */
  isPostalGiven: boolean
}

interface KeptAddress {
  address: string
  unit: string
  city: string
  postal: string
}

/**
 * @param kept the saved address; unchanged, it need not be chosen again
 * @param typing the name under which the typed text stays in the tab, see kept_typing.ts
 * @param checked the name under which a postal code stays that was typed on an earlier page
 */
export function useAddress(
  kept: KeptAddress | null,
  attempt: Attempt & Partial<Pick<Sending, 'typed'>>,
  typing: string,
  checked?: string,
) {
  const unlisted =
    attempt.refusal?.code === 'address_not_chosen' || attempt.refusal?.code === 'address_not_found'
  const back = (name: string) => attempt.typed?.(name)?.[0]
  const [state, setState] = useState<AddressState>({
    // Without scripts there are no suggestions: what no list has is typed field by field.
    byParts: back('number') !== undefined || (back('city') !== undefined && unlisted),
    line: back('address') ?? kept?.address ?? '',
    number: back('number') ?? '',
    street: back('street') ?? '',
    unit: back('unit') ?? kept?.unit ?? '',
    city: back('city') ?? kept?.city ?? '',
    postal: back('postal') ?? kept?.postal ?? '',
    isPostalGiven: false,
  })
  const [chosen, setChosen] = useState<AddressSuggestion | null>(null)
  const [nothingFor, setNothingFor] = useState<string | null>(null)
  const [touched, setTouched] = useState(false)
  const change = (changes: Partial<AddressState>) => {
    setTouched(true)
    setState(before => ({ ...before, ...changes }))
  }
  useEffect(() => {
    const typed = readTyped<{ state: AddressState; chosen: AddressSuggestion | null }>(typing)
    if (typed) {
      setState(typed.state)
      setChosen(typed.chosen)
      return
    }
    const postal = checked === undefined ? null : readTyped<string>(checked)
    if (postal !== null)
      setState(before => (before.postal === '' ? { ...before, postal, isPostalGiven: true } : before))
  }, [typing, checked])
  useEffect(() => {
    if (touched) saveTyped(typing, { state, chosen })
  }, [touched, typing, state, chosen])

  function fill(suggestion: AddressSuggestion) {
    setChosen(suggestion)
    const { address, unit, city, postal } = suggestion
    // A list without the code leaves the one that was given.
    const own = postal === '' && state.isPostalGiven ? {} : { postal }
    change({ line: address, ...(city && { city }), ...own, ...(unit && { unit }) })
  }

  return {
    ...state,
    change,
    /** No suggestion matches the typed text. */
    isUnlisted: unlisted || (nothingFor !== null && nothingFor === state.line.trim()),
    /** The list has no postal code for the chosen address. */
    wantsPostal:
      chosen !== null && chosen.city !== '' && chosen.postal === '' && !state.byParts && !state.isPostalGiven,
    type: (line: string) => {
      change({ line })
      setChosen(null)
    },
    load: async (query: string) => {
      const { suggestions } = await browserApi().get('addresses.suggestions', { query })
      setNothingFor(suggestions.length === 0 ? query : null)
      return suggestions
    },
    choose: (suggestion: AddressSuggestion) => {
      fill(suggestion)
      if (suggestion.city !== '') return
      // An outside address service gives the parts only for a chosen suggestion; where it fails, they are typed.
      browserApi()
        .get('addresses.chosen', { id: suggestion.id })
        .then(fill, () => undefined)
    },
    /** Switches from the list to the fields, with the typed text; we record addresses that the list lacks. */
    toParts: () => {
      const { number, street, unit } = splitAddress(state.line)
      change({ byParts: true, number: number?.toUpperCase() ?? '', street, ...(unit && { unit }) })
      attempt.clear()
      if (state.line.trim() === '') return
      const text = [state.line, state.city].filter(Boolean).join(', ')
      browserApi()
        .post('signup.record_address_attempt', { text, postal: state.postal.slice(0, 10) })
        .catch(() => undefined)
    },
    toList: () => {
      change({ byParts: false })
      attempt.clear()
    },
    /** The chosen suggestion's id; empty where none is chosen. */
    chosenId: chosen?.id ?? '',
    /** The address as calls take it. */
    sent: (confirmed: boolean) => {
      const { unit, city, postal, number, street, line } = state
      const where = state.byParts
        ? { number, street, confirmed }
        : { addressId: chosen?.id ?? null, address: line }
      return { ...where, unit, city, postal }
    },
  }
}

export type Address = ReturnType<typeof useAddress>
