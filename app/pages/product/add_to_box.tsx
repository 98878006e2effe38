import { Link } from 'react-router'
import { openWeek } from '../../../domain/time/weeks.ts'
import { addToBoxMessages } from '../../../i18n/add_to_box.ts'
import { formatDay } from '../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { Button, ButtonLink } from '../../components/button.tsx'
import { useLinks } from '../../components/links.ts'
import { AddedNote } from '../../dishes/add_to_box.tsx'
import { useAddToBox } from '../../dishes/use_add_to_box.ts'
import type { Product } from '../../recipe/product.ts'
import { useRootData } from '../../root_data.ts'

/** Adds the product to a box: a visitor goes to the plans, a client's next box with that menu gets it. */
export function AddToBox({ product }: { product: Product }) {
  const say = useMessages(addToBoxMessages)
  const to = useLinks()
  const client = useRootData()?.session.client
  if (product.weeks.length === 0) {
    return (
      <p>
        {say.noWeeks}{' '}
        <Link className="link" to={to('menu', { date: openWeek })}>
          {say.otherMenu}
        </Link>
      </p>
    )
  }
  return client ? (
    <ClientAdd product={product} />
  ) : (
    <ButtonLink arrow to={to('signupPlans')} width="full">
      {say.build}
    </ButtonLink>
  )
}

function ClientAdd({ product }: { product: Product }) {
  const say = useMessages(addToBoxMessages)
  const adding = useAddToBox(product, null)
  return (
    <div className="product-add">
      <Button busy={adding.busy} onClick={adding.add} width="full">
        {say.add}
      </Button>
      <AddedNote adding={adding} />
    </div>
  )
}

/** The first menu from which it can be ordered: one may have come from that of a closed week. */
export function OnMenu({ weeks: [week] }: { weeks: readonly string[] }) {
  const say = useMessages(addToBoxMessages)
  const locale = useLocale()
  const to = useLinks()
  if (week === undefined) return null
  return (
    <p>
      {say.onMenu}{' '}
      <Link className="link" to={to('menu', { date: week })}>
        {say.week(formatDay(week, locale))}
      </Link>
    </p>
  )
}
