// Typed addresses that are on no list, to be checked one by one or many at once.

import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import type { BrandId } from '../../../../domain/brands.ts'
import { adminAddressMessages } from '../../../../i18n/admin_addresses.ts'
import { formatPhone } from '../../../../i18n/phones.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { loadEach } from '../../../office/load_office.ts'
import { officeApi } from '../../../office/office_api.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { Person, useHousehold } from '../../../office/person.tsx'
import { RowAction } from '../../../office/row_action.tsx'
import { OfficeTable } from '../../../office/table/office_table.tsx'

export { keepsData as shouldRevalidate } from '../../../office/table/keeps_data.ts'

type Waiting = OutputOf<'addresses.unverified'>['addresses'][number] & { brand: BrandId }

export const loader = (args: LoaderFunctionArgs) =>
  loadEach(args, async (api, { brand }) => {
    const { addresses, count } = await api.get('addresses.unverified', {})
    return { count, addresses: addresses.map(address => ({ ...address, brand })) }
  })

const verify = ({ brand, clientId, kind, label }: Waiting) =>
  officeApi(brand).post('addresses.verify', { clientId, kind, label })

export default function UnverifiedAddresses() {
  const brands = useLoaderData<typeof loader>()
  const addresses = brands.flatMap(one => one.addresses)
  const count = brands.reduce((sum, one) => sum + one.count, 0)
  const say = useMessages(adminAddressMessages)
  const locale = useLocale()
  const hrefOf = useHousehold()
  const [address = '', person = '', place = ''] = say.columns
  return (
    <OfficePage
      lede={say.lede}
      page="adminAddresses"
      said={<span aria-live="polite">{count > 0 && say.waiting(count, addresses.length)}</span>}
      title={say.title}
    >
      <OfficeTable
        actionsOf={one => (
          <RowAction
            act={() => verify(one)}
            done={say.verified(one.label)}
            label={say.verifyOne(one.label)}
            words={say.verify}
          />
        )}
        brandOf={one => one.brand}
        bulk={[{ id: 'verify', words: say.verifyMany, act: verify }]}
        caption={say.title}
        columns={[
          { id: 'address', words: address, cell: one => one.label, by: one => one.label },
          { id: 'person', words: person, cell: one => <Person {...one} />, by: one => one.name },
          {
            id: 'phone',
            words: say.phone,
            cell: one => <a href={`tel:${one.phone}`}>{formatPhone(one.phone, locale)}</a>,
            by: one => one.phone,
          },
          {
            id: 'place',
            words: place,
            cell: one => <Place address={one} />,
            csv: one => `${one.coordinates.lat} ${one.coordinates.long}`,
          },
        ]}
        filters={[
          { id: 'street', words: say.byStreet, holds: one => one.coordinates.mode === 'street' },
          { id: 'area', words: say.byArea, holds: one => one.coordinates.mode !== 'street' },
        ]}
        hrefOf={one => hrefOf(one.clientId, one.brand)}
        idOf={one => `${one.clientId} ${one.kind}`}
        nameOf={one => one.label}
        none={say.none}
        rows={addresses}
      />
    </OfficePage>
  )
}

/** Its position for routes, to look at on a map; the accuracy depends on how it was found. */
function Place({ address }: { address: Waiting }) {
  const say = useMessages(adminAddressMessages)
  const { lat, long, mode } = address.coordinates
  return (
    <>
      <a
        href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${long}#map=17/${lat}/${long}`}
        rel="noreferrer"
        target="_blank"
      >
        {`${lat.toFixed(5)}, ${long.toFixed(5)}`}
      </a>
      <span className="of-meta"> {mode === 'street' ? say.byStreet : say.byArea}</span>
    </>
  )
}
