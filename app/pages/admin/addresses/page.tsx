// Typed addresses that are on no list, to be checked one by one.

import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { adminAddressMessages } from '../../../../i18n/admin_addresses.ts'
import { formatPhone } from '../../../../i18n/phones.ts'
import { AdminFrame } from '../../../admin/frame.tsx'
import { Person } from '../../../admin/person.tsx'
import { browserApi } from '../../../api.ts'
import { useAttempt } from '../../../attempt.ts'
import { Banner } from '../../../components/banner.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { Table } from '../../../components/table.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { load } from '../../../load.ts'

type Waiting = OutputOf<'addresses.unverified'>['addresses'][number]

export const loader = (args: LoaderFunctionArgs) => load(args, api => api.get('addresses.unverified', {}))

export default function UnverifiedAddresses() {
  const { addresses, count } = useLoaderData<typeof loader>()
  const say = useMessages(adminAddressMessages)
  const locale = useLocale()
  return (
    <AdminFrame page="adminAddresses" title={say.title} lede={say.lede}>
      <p aria-live="polite">{count === 0 ? say.none : say.waiting(count, addresses.length)}</p>
      {addresses.length > 0 && (
        <Table
          caption={say.title}
          columns={say.columns}
          rows={addresses.map(address => ({
            id: `${address.clientId} ${address.kind}`,
            cells: [
              address.label,
              <>
                <Person {...address} />
                <br />
                <span>{formatPhone(address.phone, locale)}</span>
              </>,
              <Place address={address} key="place" />,
              <Verified address={address} key="verified" />,
            ],
          }))}
        />
      )}
    </AdminFrame>
  )
}

/** Its position for routes, to look at on a map; the accuracy depends on how it was found. */
function Place({ address }: { address: Waiting }) {
  const say = useMessages(adminAddressMessages)
  const { lat, long, mode } = address.coordinates
  const point = `${lat.toFixed(5)}, ${long.toFixed(5)}`
  return (
    <>
      <a
        className="link tabular"
        href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${long}#map=17/${lat}/${long}`}
        rel="noreferrer"
        target="_blank"
      >
        {point}
      </a>
      <br />
      <span>{mode === 'street' ? say.byStreet : say.byArea}</span>
    </>
  )
}

function Verified({ address: { clientId, kind, label } }: { address: Waiting }) {
  const say = useMessages(adminAddressMessages)
  const attempt = useAttempt()
  const notify = useToasts()
  const revalidator = useRevalidator()
  return (
    <>
      <Button
        aria-label={say.verifyOne(label)}
        busy={attempt.busy}
        kind="secondary"
        onClick={async () => {
          const done = await attempt.run(() =>
            browserApi().post('addresses.verify', { clientId, kind, label }),
          )
          if (done) notify({ text: say.verified(label) })
          await revalidator.revalidate()
        }}
        size="small"
      >
        {say.verify}
      </Button>
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
    </>
  )
}
