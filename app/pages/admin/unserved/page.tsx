// Open boxes that nobody has chosen for and that the automatic choice cannot fill: somebody chooses for them, or writes to them.

import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatShortWeekdayAndDay } from '../../../../i18n/dates.ts'
import { kitchenName } from '../../../../i18n/kitchens.ts'
import { formatPhone } from '../../../../i18n/phones.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { loadEach } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { Person, useHousehold } from '../../../office/person.tsx'
import { State } from '../../../office/state.tsx'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import { whenOf, wordsOf } from '../../../office/when.ts'
import { unservedMessages } from './words.ts'

export { keepsData as shouldRevalidate } from '../../../office/table/keeps_data.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadEach(args, async (api, { brand, today }) => {
    const { boxes } = await api.get('office_admin.unserved', {})
    return { boxes: boxes.map(box => ({ ...box, brand, today, cutoff: whenOf(brand, box.until) })) }
  })

export default function UnservedBoxes() {
  const boxes = useLoaderData<typeof loader>().flatMap(one => one.boxes)
  const say = useMessages(unservedMessages)
  const locale = useLocale()
  const hrefOf = useHousehold()
  const { columns } = say
  return (
    <OfficePage lede={say.lede} page="adminUnserved" title={say.title}>
      <OfficeTable
        actionsOf={({ client, brand }) => (
          <>
            <Link aria-label={say.chooseFor(client.name)} className="of-btn" to={hrefOf(client.id, brand)}>
              {say.choose}
            </Link>
            <a aria-label={say.writeTo(client.name)} className="of-btn" href={`mailto:${client.email}`}>
              {say.write}
            </a>
          </>
        )}
        brandOf={box => box.brand}
        caption={say.title}
        columns={[
          {
            id: 'household',
            words: columns.household,
            cell: ({ client, brand }) => <Person {...client} brand={brand} clientId={client.id} />,
            by: ({ client }) => client.name,
            csv: ({ client }) => `${client.name} <${client.email}>`,
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
            id: 'safe',
            words: columns.safe,
            cell: ({ safe, needed }) => (
              <State shape="warning" tone={safe === 0 ? 'bad' : 'warn'}>
                {say.safe(safe, needed)}
              </State>
            ),
            by: ({ safe }) => safe,
            csv: ({ safe, needed }) => say.safe(safe, needed),
          },
          {
            id: 'until',
            words: columns.until,
            cell: ({ cutoff, today }) => (cutoff ? wordsOf(cutoff, today, locale) : ''),
            by: ({ until }) => until,
          },
        ]}
        filters={[
          { id: 'none', words: say.filters.none, holds: ({ safe }) => safe === 0 },
          { id: 'some', words: say.filters.some, holds: ({ safe }) => safe > 0 },
        ]}
        hrefOf={({ client, brand }) => hrefOf(client.id, brand)}
        idOf={({ orderId }) => orderId}
        nameOf={({ client }) => client.name}
        none={
          <State shape="done" tone="good">
            {say.none}
          </State>
        }
        rows={boxes}
        sums={{ household: say.total(boxes.length) }}
        wordsOf={say.boxes}
      />
    </OfficePage>
  )
}
