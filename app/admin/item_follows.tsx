// What follows for boxes from changes of market items: how many, whose, which letters, how much money, and from when a price can rise.

import type { ReactNode } from 'react'
import type { OutputOf } from '../../contract/index.ts'
import { formatMoney, formatWhole } from '../../domain/money.ts'
import { messages } from '../../i18n/catalogue.ts'
import { formatShortDay } from '../../i18n/dates.ts'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { State } from '../office/state.tsx'
import { Outcomes } from './save_version.tsx'

const followWords = messages({
  en: ({ plural }) => ({
    none: 'No box holds it in a published week from then on.',
    held: (boxes: string, households: string, count: number) =>
      `${boxes} ${plural(count, 'box', 'boxes')} of ${households} ${plural(count, 'household', 'households')} ${plural(count, 'holds', 'hold')} it.`,
    outcomes: {
      kept: 'keep it',
      replaced: 'get another',
      dropped: 'lose it, for its price',
      asked: 'are paid: asked on their box’s page',
      warned: 'are packed: told not to eat it, and refunded',
      waiting: 'wait for a card',
    },
    more: (money: string) => `Open boxes cost ${money} more in all, before discounts and tax.`,
    less: (money: string) => `Open boxes cost ${money} less in all, before discounts and tax.`,
    letters: (count: number) =>
      count === 0
        ? 'No letter is sent.'
        : `${count} ${plural(count, 'household gets', 'households get')} a letter.`,
    rises: (count: number, first: string) =>
      `${plural(count, 'A price', `${count} prices`)} would rise in a published week. What households were shown stays: it can rise from ${formatShortDay(first, 'en')} on.`,
  }),
  fr: ({ plural }) => ({
    none: 'Aucune boîte ne le contient dans une semaine publiée dès lors.',
    held: (boxes: string, households: string, count: number) =>
      `${boxes} ${plural(count, 'boîte', 'boîtes')} de ${households} ${plural(count, 'foyer', 'foyers')} ${plural(count, 'le contient', 'le contiennent')}.`,
    outcomes: {
      kept: 'le gardent',
      replaced: 'en reçoivent un autre',
      dropped: 'le perdent, contre son prix',
      asked: 'sont payées : question sur la page de la boîte',
      warned: 'sont emballées : avis de ne pas le manger, et remboursement',
      waiting: 'attendent une carte',
    },
    more: (money: string) => `Les boîtes ouvertes coûtent ${money} de plus en tout, avant rabais et taxes.`,
    less: (money: string) => `Les boîtes ouvertes coûtent ${money} de moins en tout, avant rabais et taxes.`,
    letters: (count: number) =>
      count === 0
        ? 'Aucune lettre ne part.'
        : `${count} ${plural(count, 'foyer reçoit', 'foyers reçoivent')} une lettre.`,
    rises: (count: number, first: string) =>
      `${plural(count, 'Un prix augmenterait', `${count} prix augmenteraient`)} dans une semaine publiée. Ce que les foyers ont vu reste : possible dès le ${formatShortDay(first, 'fr')}.`,
  }),
})

/** @param take what offers the first possible week, beside the sentence that says it */
export function ItemFollows({
  effects,
  take,
}: {
  effects: OutputOf<'market_admin.foresee'>
  take?: (first: string) => ReactNode
}) {
  const say = useMessages(followWords)
  const locale = useLocale()
  const { boxes, households, outcomes, letters, cents, first, rises } = effects
  const money = formatMoney(Math.abs(cents), locale)
  return (
    <div className="of-follows">
      {first !== null && (
        <p>
          <State shape="failed" tone="bad">
            {say.rises(rises, first)}
          </State>{' '}
          {take?.(first)}
        </p>
      )}
      {boxes === 0 ? (
        <p>{say.none}</p>
      ) : (
        <>
          <p>{say.held(formatWhole(boxes, locale), formatWhole(households, locale), boxes)}</p>
          <Outcomes outcomes={outcomes} words={say.outcomes} />
        </>
      )}
      {cents !== 0 && first === null && <p>{cents > 0 ? say.more(money) : say.less(money)}</p>}
      {boxes > 0 && <p>{say.letters(letters)}</p>}
    </div>
  )
}
