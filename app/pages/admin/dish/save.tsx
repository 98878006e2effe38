// Saving a version: from when, why, and before it what becomes of the boxes that hold the dish.

import { useEffect, useRef, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { formatShortDay } from '../../../../i18n/dates.ts'
import { FromWhen } from '../../../admin/from_when.tsx'
import { Outcomes, SaveVersion, useReadAgain } from '../../../admin/save_version.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { useAttempt } from '../../../forms/attempt.ts'
import { useKeys } from '../../../office/keys.tsx'
import { useHousehold } from '../../../office/person.tsx'
import { State } from '../../../office/state.tsx'
import { useOfficeApi } from '../../../office/use_office.ts'
import type { EditedDish, Recipe } from './dish.ts'
import { saveWords } from './save_words.ts'

type Effects = OutputOf<'catalogue.preview'>

interface SaveProps {
  shown: EditedDish
  /** Coming menu weeks, Mondays. */
  mondays: readonly string[]
  recipe: Recipe
  base: number
  flush: () => Promise<void>
  /** What a change from now on would be: the recipe, or that it is withdrawn. */
  isWithdrawal?: boolean
}

export function Save({ shown, mondays, recipe, base, flush, isWithdrawal = false }: SaveProps) {
  const say = useMessages(saveWords)
  const api = useOfficeApi()
  const notify = useToasts()
  const attempt = useAttempt()
  const { revalidate } = useRevalidator()
  const readAgain = useReadAgain()
  const isFirst = shown.version === 0
  const [from, setFrom] = useState(isFirst ? 'new' : 'now')
  const [reason, setReason] = useState('')
  const [effects, setEffects] = useState<Effects | null>(null)
  const panel = useRef<HTMLFormElement>(null)
  const wanted = { base, from }
  const change = isWithdrawal ? { withdraw: shown.id } : { recipe: recipe as never }
  // What follows is of the recipe as it was then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of any of them makes it old.
  useEffect(() => setEffects(null), [recipe, from])
  useKeys({
    'Ctrl+s': () =>
      !isWithdrawal && panel.current?.querySelector<HTMLInputElement>('[name="reason"]')?.focus(),
  })
  const foresee = () =>
    attempt.run(async () => {
      await flush()
      setEffects(
        await api()
          .post('catalogue.preview', { ...change, ...wanted })
          .catch(readAgain),
      )
    })
  const save = () =>
    attempt.run(async () => {
      await flush()
      const saved = await (isWithdrawal
        ? api().post('catalogue.withdraw', { ...wanted, id: shown.id, reason })
        : api().post('catalogue.correct_meal', { ...wanted, recipe: recipe as never, reason })
      ).catch(readAgain)
      notify({ text: isWithdrawal ? say.withdrawn : say.saved(saved.version, saved.boxes) })
      setReason('')
      await revalidate()
    })
  const title = isWithdrawal ? say.withdraw : isFirst ? say.saveFirst : say.correct
  return (
    <SaveVersion
      attempt={attempt}
      before={
        <>
          {isFirst && <p className="of-meta">{say.firstNote}</p>}
          {isWithdrawal && <p className="of-meta">{say.withdrawNote}</p>}
          {!isFirst && <FromWhen from={from} mondays={mondays} onFrom={setFrom} />}
        </>
      }
      effects={effects && <WhatFollows effects={effects} from={from} />}
      foresee={isFirst ? null : () => void foresee()}
      form={panel}
      isForeseen={effects !== null}
      onReason={setReason}
      reason={reason}
      save={() => void save()}
      title={title}
      words={{
        reason: say.reason,
        follows: say.follows,
        save: isWithdrawal ? say.withdraw : effects ? say.saveFor(effects.boxes) : say.save,
      }}
    />
  )
}

/** What becomes of the boxes, before anything is saved. */
function WhatFollows({ effects, from }: { effects: Effects; from: string }) {
  const say = useMessages(saveWords)
  const locale = useLocale()
  const hrefOf = useHousehold()
  const { boxes, households, outcomes, replacements, gained, lost, traces, diets, examples, rises } = effects
  const lists = [
    [say.gained, gained],
    [say.lost, lost],
    [say.traces, traces],
    [say.diets, diets],
  ] as const
  return (
    <div className="of-facts" role="status">
      {rises && from !== 'new' && (
        <State shape="failed" tone="bad">
          {say.rises}
        </State>
      )}
      <p>
        <b>{say.held(boxes, households)}</b>
      </p>
      <Outcomes outcomes={outcomes} words={say.outcomes} />
      {lists.map(
        ([title, words]) =>
          words.length > 0 && (
            <p key={title}>
              <span className="of-meta">{title}</span> <span>{words.join(', ')}</span>
            </p>
          ),
      )}
      {replacements.length > 0 && (
        <p>
          <span className="of-meta">{say.replacement}</span>{' '}
          <span>{replacements.map(one => `${one.name} (${one.boxes})`).join(', ')}</span>
        </p>
      )}
      {examples.length > 0 && (
        <details>
          <summary>{say.affected}</summary>
          <ul className="of-checks">
            {examples.map(one => (
              <li key={one.orderId}>
                <Link to={hrefOf(one.clientId)}>{say.box(formatShortDay(one.week, locale))}</Link>{' '}
                <span className="of-meta">{one.replacement?.name ?? say.outcomes[one.outcome]}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
