// Boxes whose card was declined, before they are packed: ask the card again, or the household for another one, one by one or together.

import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatMoney } from '../../../../domain/money.ts'
import { formatShortWeekdayAndDay } from '../../../../i18n/dates.ts'
import { kitchenName } from '../../../../i18n/kitchens.ts'
import { formatPhone } from '../../../../i18n/phones.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { loadEach } from '../../../office/load_office.ts'
import { officeApi } from '../../../office/office_api.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { Person, useHousehold } from '../../../office/person.tsx'
import { RowAction } from '../../../office/row_action.tsx'
import { State } from '../../../office/state.tsx'
import type { Column } from '../../../office/table/columns.ts'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import { whenOf, wordsOf } from '../../../office/when.ts'
import { unpaidMessages } from './words.ts'

export { keepsData as shouldRevalidate } from '../../../office/table/keeps_data.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadEach(args, async (api, { brand, today }) => {
    const { boxes } = await api.get('office_admin.unpaid', {})
    return {
      boxes: boxes.map(box => ({
        ...box,
        brand,
        today,
        tried: whenOf(brand, box.triedAt),
        next: whenOf(brand, box.nextTryAt),
        packed: whenOf(brand, box.until),
        asked: whenOf(brand, box.askedAt),
      })),
    }
  })

type Box = ReturnType<typeof useLoaderData<typeof loader>>[number]['boxes'][number]

const named = ({ client, orderId }: Box) => ({ clientId: client.id, orderId })
const retry = (box: Box) => officeApi(box.brand).post('office_admin.retry', named(box))
const write = (box: Box) => officeApi(box.brand).post('office_admin.ask_for_card', named(box))

export default function UnpaidBoxes() {
  const boxes = useLoaderData<typeof loader>().flatMap(one => one.boxes)
  const say = useMessages(unpaidMessages)
  const locale = useLocale()
  const hrefOf = useHousehold()
  const columns = useColumns()
  return (
    <OfficePage lede={say.lede} page="adminUnpaid" title={say.title}>
      <OfficeTable
        actionsOf={box => (
          <>
            <RowAction
              act={() => retry(box)}
              done={say.retried(box.client.name)}
              label={say.retryOf(box.client.name)}
              words={say.retry}
            />
            <RowAction
              act={() => write(box)}
              done={say.written(box.client.name)}
              label={say.writeTo(box.client.name)}
              words={say.write}
            />
          </>
        )}
        brandOf={box => box.brand}
        bulk={[
          { id: 'retry', words: say.retryMany, act: retry },
          { id: 'write', words: say.writeMany, act: write },
        ]}
        caption={say.title}
        columns={columns}
        filters={[
          { id: 'expired', words: say.filters.expired, holds: box => box.why === 'expired' },
          { id: 'funds', words: say.filters.funds, holds: box => box.why === 'funds' },
          { id: 'bank', words: say.filters.action, holds: box => box.needsAction },
          { id: 'asked', words: say.filters.asked, holds: box => box.asked !== null },
        ]}
        hrefOf={box => hrefOf(box.client.id, box.brand)}
        idOf={box => box.orderId}
        nameOf={box => box.client.name}
        none={
          <State shape="done" tone="good">
            {say.none}
          </State>
        }
        rows={boxes}
        sums={{
          household: say.total(boxes.length),
          amount: formatMoney(
            boxes.reduce((sum, box) => sum + box.amountCents, 0),
            locale,
          ),
        }}
        wordsOf={say.boxes}
      />
    </OfficePage>
  )
}

function useColumns(): readonly Column<Box>[] {
  const say = useMessages(unpaidMessages)
  const locale = useLocale()
  const { columns } = say
  const reasonOf = ({ why, needsAction }: Box) =>
    needsAction ? say.reasons.action : say.reasons[why ?? 'none']
  return [
    {
      id: 'household',
      words: columns.household,
      cell: ({ client, brand }) => <Person {...client} brand={brand} clientId={client.id} />,
      by: ({ client }) => client.name,
    },
    {
      id: 'phone',
      words: columns.phone,
      cell: ({ phone }) => (phone ? <a href={`tel:${phone}`}>{formatPhone(phone, locale)}</a> : null),
      by: ({ phone }) => phone,
      isOptional: true,
    },
    {
      id: 'date',
      words: columns.date,
      cell: ({ date }) => formatShortWeekdayAndDay(date, locale),
      by: ({ date }) => date,
    },
    {
      id: 'kitchen',
      words: columns.kitchen,
      cell: ({ kitchen }) => kitchenName(kitchen),
      by: ({ kitchen }) => kitchenName(kitchen),
    },
    {
      id: 'amount',
      words: columns.amount,
      cell: ({ amountCents }) => formatMoney(amountCents, locale),
      by: ({ amountCents }) => amountCents,
      end: true,
    },
    {
      id: 'why',
      words: columns.why,
      cell: box => (
        <State shape={box.needsAction ? 'waits' : 'failed'} tone={box.needsAction ? 'warn' : 'bad'}>
          {reasonOf(box)}
        </State>
      ),
      by: reasonOf,
    },
    {
      id: 'card',
      words: columns.card,
      cell: ({ card }) => (card ? `${card.brand} ${card.last4}` : say.noCard),
      by: ({ card }) => card && `${card.brand} ${card.last4}`,
      isOptional: true,
    },
    {
      id: 'tried',
      words: columns.tried,
      cell: ({ tries, tried, asked, today }) => (
        <>
          <span>{[say.times(tries), tried && wordsOf(tried, today, locale)].filter(Boolean).join(', ')}</span>
          {asked && <span className="of-meta"> · {say.asked(wordsOf(asked, today, locale))}</span>}
        </>
      ),
      by: ({ triedAt }) => triedAt,
    },
    {
      id: 'next',
      words: columns.next,
      cell: ({ next, today }) => (next ? wordsOf(next, today, locale) : say.noNext),
      by: ({ nextTryAt }) => nextTryAt,
    },
    {
      id: 'until',
      words: columns.until,
      cell: ({ packed, today }) => (packed ? wordsOf(packed, today, locale) : ''),
      by: ({ until }) => until,
      isOptional: true,
    },
  ]
}
