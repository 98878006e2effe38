// Accounts that close once their bought value is paid back (rule 37).

import { type FormEvent, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { adminClosingMessages } from '../../../../i18n/admin_closing.ts'
import { Person } from '../../../admin/person.tsx'
import { Banner } from '../../../components/banner.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { Table } from '../../../components/table.tsx'
import { TextField } from '../../../components/text_fields.tsx'
import { useFormAttempt } from '../../../forms/attempt.ts'
import { loadOne } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { useOfficeApi } from '../../../office/use_office.ts'

type Waiting = OutputOf<'closing_accounts.index'>['accounts'][number]

export const loader = (args: LoaderFunctionArgs) =>
  loadOne(args, api => api.get('closing_accounts.index', {}))

export default function ClosingAccounts() {
  const { accounts, count } = useLoaderData<typeof loader>()
  const say = useMessages(adminClosingMessages)
  const [done, setDone] = useState<string | null>(null)
  return (
    <OfficePage page="adminClosing" title={say.title} lede={say.lede}>
      <div aria-live="polite">{done !== null && <Banner tone="good">{done}</Banner>}</div>
      <p aria-live="polite">{count === 0 ? say.none : say.waiting(count, accounts.length)}</p>
      {accounts.length > 0 && (
        <Table
          caption={say.title}
          columns={say.columns}
          rows={accounts.map(account => ({
            id: account.clientId,
            cells: [
              <Person key="household" {...account} />,
              say.since(account.since),
              say.cents(account.boughtCents),
              say.out(account.returnables, account.boxes),
              <Settle account={account} key="settle" onDone={setDone} />,
            ],
          }))}
        />
      )}
    </OfficePage>
  )
}

function Settle({ account, onDone }: { account: Waiting; onDone: (words: string) => void }) {
  const api = useOfficeApi()
  const say = useMessages(adminClosingMessages)
  const attempt = useFormAttempt()
  const revalidator = useRevalidator()
  const { clientId, boughtCents, name } = account
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const how = String(new FormData(event.currentTarget).get('how') ?? '')
    await attempt.run(async () => {
      const answer = await api().post('closing_accounts.settle', { clientId, boughtCents, how })
      onDone(say[answer.state](name))
      await revalidator.revalidate().catch(() => {})
    })
  }
  return (
    <form
      aria-label={say.howOf(name)}
      className="form"
      method="dialog"
      noValidate
      onSubmit={submit}
      ref={attempt.form}
    >
      <TextField autoComplete="off" error={attempt.of('how')} label={say.how} name="how" />
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
      <Button
        aria-label={say.settleOne(name)}
        busy={attempt.busy}
        kind="secondary"
        size="small"
        type="submit"
      >
        {say.settle}
      </Button>
    </form>
  )
}
