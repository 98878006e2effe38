import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { OutputOf } from '../../../contract/index.ts'
import { bagWeeks, returnShownDays, rinseSeconds } from '../../../domain/returnables.ts'
import { pickupMessages } from '../../../i18n/pickups.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { TextLink } from '../../components/button.tsx'
import { useLinks } from '../../components/links.ts'
import { formAction } from '../../forms/action.ts'
import { PageHead } from '../../layout/page_head.tsx'
import { load } from '../../load.ts'
import { bagsTold } from '../../pickups/bags_told.ts'
import { bookForm, cancelForm, moveForm } from '../../pickups/forms.ts'
import { Pickup } from '../../pickups/pickup.tsx'
import { tellForm } from './forms.ts'
import { Returnables as List } from './returnables.tsx'

type Returnables = OutputOf<'account.returnables'>

export async function loader(args: LoaderFunctionArgs) {
  return load(args, async api => {
    const [returnables, booking] = await Promise.all([bagsTold(api), api.get('account.existing_pickup', {})])
    return { returnables, booking }
  })
}

export const action = formAction(bookForm, moveForm, cancelForm, tellForm)

/** Where the bag tracker does not answer, a bag may still be out. */
const isEmpty = (returnables: Returnables | null): boolean =>
  returnables !== null && returnables.bags.length + returnables.kits.length === 0

/** The bags and kits to return, and their pickup (rules 4, 47). */
export default function BagsAndKitsPage() {
  const { returnables, booking } = useLoaderData<typeof loader>()
  const say = useMessages(pickupMessages)
  const to = useLinks()
  return (
    <div className="page-width account-page">
      <PageHead page="bagsAndKits" title={say.title} />
      <div className="bags-head">
        <h1>{say.heading}</h1>
        <p className="text-lede">{say.lede(rinseSeconds)}</p>
        <p>
          <TextLink to={to('zeroWasteHowTo')}>{say.howTo}</TextLink>
        </p>
      </div>
      <div className="bags-columns">
        <section aria-labelledby="bags-list">
          <h2 className="account-heading" id="bags-list">
            {say.list}
          </h2>
          {returnables ? <List returnables={returnables} /> : <p role="status">{say.untold}</p>}
          <p className="bags-rules">{say.rules(bagWeeks, returnShownDays)}</p>
        </section>
        <section aria-labelledby="pickup">
          <h2 className="account-heading" id="pickup">
            {say.pickup}
          </h2>
          <Pickup booking={booking} inline nothingOut={isEmpty(returnables)} />
        </section>
      </div>
    </div>
  )
}
