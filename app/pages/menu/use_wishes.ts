// A household's exclusions for the filter "safe for us". A client's browser fetches them when the filters are opened,
// because the page itself is the same for everybody.

import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Wishes } from '../../../domain/catalogue/suits.ts'
import { browserApi } from '../../api.ts'
import { useRootData } from '../../root_data.ts'

const none: Wishes = { exclusions: [], vegetarian: false, vegan: false }

export function useWishes(): { wishes: Wishes; ask: () => void } {
  const client = useRootData()?.session.client != null
  const [wishes, setWishes] = useState<Wishes | null>(null)
  const [search] = useSearchParams()
  const known = wishes !== null
  const ask = useCallback(() => {
    if (!client || known) return
    // Without them there is one filter less.
    browserApi()
      .get('menu.wishes', {})
      .then(setWishes)
      .catch(() => {})
  }, [client, known])
  const filtered = search.has('safe')
  useEffect(() => {
    if (filtered) ask()
  }, [filtered, ask])
  return { wishes: wishes ?? none, ask }
}
