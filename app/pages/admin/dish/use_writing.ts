// What is being written at a dish: each change is kept on the server a moment later, which answers what follows from it. A reload, another
// tab or another day finds it.

import { useCallback, useEffect, useRef, useState } from 'react'
import { useOfficeApi } from '../../../office/use_office.ts'
import type { EditedDish, Facts, Recipe } from './dish.ts'

/** Milliseconds after the last change. */
const pause = 400

export type KeepState = 'unchanged' | 'keeping' | 'kept' | 'cut_off'

export interface Keeping {
  recipe: Recipe
  facts: Facts
  base: number
  kept: KeepState
  /** The time on the brand's clock at which it was kept; null while nothing is. */
  at: string | null
  edit: (change: Partial<Recipe>) => void
  /** Keeps at once what is not kept yet. @throws Refusal */
  flush: () => Promise<void>
}

export function useWriting(
  shown: EditedDish,
  begun: { recipe: Recipe; facts: Facts; base: number },
): Keeping {
  const api = useOfficeApi()
  const { id, draft } = shown
  const [recipe, setRecipe] = useState(begun.recipe)
  const [facts, setFacts] = useState(begun.facts)
  const [kept, setKept] = useState<KeepState>(draft?.isMine ? 'kept' : 'unchanged')
  const [at, setAt] = useState<string | null>(draft?.isMine ? draft.time : null)
  const latest = useRef(begun.recipe)
  const sent = useRef(begun.recipe)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<Promise<void> | null>(null)

  const keep = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current)
    // One after the other, so that an earlier text never comes after a later one.
    await running.current?.catch(() => undefined)
    const wanted = latest.current
    if (wanted === sent.current) return
    setKept('keeping')
    const doing = api()
      .post('meals_admin.keep_draft', { id, base: begun.base, recipe: wanted })
      .then(answer => {
        sent.current = wanted
        setFacts(answer.facts)
        setAt(answer.time)
        setKept(latest.current === wanted ? 'kept' : 'keeping')
      })
    running.current = doing
    await doing.catch((failure: unknown) => {
      setKept('cut_off')
      throw failure
    })
  }, [api, id, begun.base])

  const edit = useCallback(
    (change: Partial<Recipe>) => {
      latest.current = { ...latest.current, ...change }
      setRecipe(latest.current)
      setKept('keeping')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void keep().catch(() => undefined), pause)
    },
    [keep],
  )
  // Leaving the page within the moment keeps it too.
  useEffect(() => () => void keep().catch(() => undefined), [keep])
  return { recipe, facts, base: begun.base, kept, at, edit, flush: keep }
}
