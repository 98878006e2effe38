// Saving an ingredient: from when, why, and before it every meal that becomes another and what becomes of the boxes.

import { useEffect, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { FromWhen } from '../../../admin/from_when.tsx'
import { Outcomes, SaveVersion, useReadAgain } from '../../../admin/save_version.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { useToasts } from '../../../components/toasts.tsx'
import { useAttempt } from '../../../forms/attempt.ts'
import { useOfficeApi } from '../../../office/use_office.ts'
import { type Effects, type WrittenIngredient, wantedOf } from './ingredient.ts'
import { ingredientWords } from './words.ts'

/** @param id of the ingredient; of a new one it follows from its English name */
export function SaveIngredient({
  id,
  base,
  mondays,
  written,
}: {
  id: string
  base: number
  /** Coming menu weeks. */
  mondays: readonly string[]
  written: WrittenIngredient
}) {
  const say = useMessages(ingredientWords)
  const api = useOfficeApi()
  const notify = useToasts()
  const navigate = useNavigate()
  const to = useLinks()
  const attempt = useAttempt()
  const { revalidate } = useRevalidator()
  const [from, setFrom] = useState('now')
  const [reason, setReason] = useState('')
  const [effects, setEffects] = useState<Effects | null>(null)
  // What follows is of what was written then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of any of them makes it old.
  useEffect(() => setEffects(null), [written, from])
  const readAgain = useReadAgain()
  const foresee = () =>
    attempt.run(async () => {
      const wanted = { ...wantedOf(id, base, written), from }
      setEffects(await api().post('ingredients_admin.preview', wanted).catch(readAgain))
    })
  const save = () =>
    attempt.run(async () => {
      const wanted = { ...wantedOf(id, base, written), from, reason }
      const saved = await api().post('ingredients_admin.save', wanted).catch(readAgain)
      notify({ text: say.saved(saved.version, saved.dishes) })
      setReason('')
      if (base === 0) await navigate(to('adminIngredient', { id }))
      else await revalidate()
    })
  const title = base === 0 ? say.add : say.correct
  return (
    <SaveVersion
      attempt={attempt}
      before={<FromWhen from={from} mondays={mondays} onFrom={setFrom} />}
      effects={effects && <WhatFollows effects={effects} />}
      foresee={() => void foresee()}
      isForeseen={effects !== null}
      onReason={setReason}
      reason={reason}
      save={() => void save()}
      title={title}
      words={{
        reason: say.reason,
        follows: say.follows,
        save:
          effects && effects.dishes.length > 0 ? say.saveFor(effects.dishes.length, effects.boxes) : say.save,
      }}
    />
  )
}

function WhatFollows({ effects }: { effects: Effects }) {
  const say = useMessages(ingredientWords)
  const { dishes, boxes, households, outcomes } = effects
  if (dishes.length === 0) return <p role="status">{say.noneChanges}</p>
  return (
    <div className="of-facts" role="status">
      <p>
        <b>{say.change(dishes.length, boxes, households)}</b>
      </p>
      <Outcomes outcomes={outcomes} words={say.outcomes} />
      <ul className="of-checks">
        {dishes.map(({ id, name, boxes: count, broken, gained, lost, traces }) => (
          <li key={id}>
            <span>{name}</span>{' '}
            <span className="of-meta">
              {[
                say.held(count, broken),
                ...(gained.length > 0 ? [say.gained(gained.join(', '))] : []),
                ...(lost.length > 0 ? [say.lost(lost.join(', '))] : []),
                ...(traces.length > 0 ? [say.traces(traces.join(', '))] : []),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
