// Accounts that close once their bought value is paid back (rule 37).

import type { FormEvent } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import type { BrandId } from '../../../../domain/brands.ts'
import { adminClosingMessages } from '../../../../i18n/admin_closing.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { TextField } from '../../../components/text_fields.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { useFormAttempt } from '../../../forms/attempt.ts'
import { Failed } from '../../../office/failed.tsx'
import { loadEach } from '../../../office/load_office.ts'
import { officeApi } from '../../../office/office_api.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { Person, useHousehold } from '../../../office/person.tsx'
import { OfficeTable } from '../../../office/table/office_table.tsx'

export { keepsData as shouldRevalidate } from '../../../office/table/keeps_data.ts'

type Waiting = OutputOf<'closing_accounts.index'>['accounts'][number] & { brand: BrandId }

export const loader = (args: LoaderFunctionArgs) =>
  loadEach(args, async (api, { brand }) => {
    const { accounts, count } = await api.get('closing_accounts.index', {})
    return { count, accounts: accounts.map(account => ({ ...account, brand })) }
  })

export default function ClosingAccounts() {
  const brands = useLoaderData<typeof loader>()
  const accounts = brands.flatMap(one => one.accounts)
  const count = brands.reduce((sum, one) => sum + one.count, 0)
  const say = useMessages(adminClosingMessages)
  const hrefOf = useHousehold()
  const [household = '', since = '', value = '', outstanding = ''] = say.columns
  return (
    <OfficePage
      lede={say.lede}
      page="adminClosing"
      said={<span aria-live="polite">{count > 0 && say.waiting(count, accounts.length)}</span>}
      title={say.title}
    >
      <OfficeTable
        actionsOf={account => <Settle account={account} />}
        brandOf={one => one.brand}
        caption={say.title}
        columns={[
          { id: 'household', words: household, cell: one => <Person {...one} />, by: one => one.name },
          { id: 'since', words: since, cell: one => say.since(one.since), by: one => one.since },
          {
            id: 'value',
            words: value,
            cell: one => say.cents(one.boughtCents),
            by: one => one.boughtCents,
            end: true,
          },
          {
            id: 'out',
            words: outstanding,
            cell: one => say.out(one.returnables, one.boxes),
            by: one => one.returnables + one.boxes,
            csv: one => say.out(one.returnables, one.boxes),
          },
        ]}
        hrefOf={one => hrefOf(one.clientId, one.brand)}
        idOf={one => one.clientId}
        nameOf={one => one.name}
        none={say.none}
        rows={accounts}
        sums={{ value: say.cents(accounts.reduce((sum, one) => sum + one.boughtCents, 0)) }}
      />
    </OfficePage>
  )
}

/** How it was paid back, and the end of the account. */
function Settle({ account }: { account: Waiting }) {
  const say = useMessages(adminClosingMessages)
  const attempt = useFormAttempt()
  const notify = useToasts()
  const { revalidate } = useRevalidator()
  const { brand, clientId, boughtCents, name } = account
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const how = String(new FormData(event.currentTarget).get('how') ?? '')
    await attempt.run(async () => {
      const answer = await officeApi(brand).post('closing_accounts.settle', { clientId, boughtCents, how })
      notify({ text: say[answer.state](name) })
      await revalidate().catch(() => {})
    })
  }
  return (
    <form
      aria-label={say.howOf(name)}
      className="of-inline"
      method="dialog"
      noValidate
      onSubmit={submit}
      ref={attempt.form}
    >
      <TextField autoComplete="off" error={attempt.of('how')} label={say.how} name="how" />
      <button
        aria-busy={attempt.busy || undefined}
        aria-label={say.settleOne(name)}
        className="of-btn"
        type="submit"
      >
        {say.settle}
      </button>
      <Failed>{attempt.sentence}</Failed>
    </form>
  )
}
