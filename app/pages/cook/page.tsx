// Cooking with the phone beside the board: one or two dishes of a box, step by step, on one timeline.

import { useEffect, useMemo } from 'react'
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { lineOfTime } from '../../../domain/cooking/line_of_time.ts'
import { cookMessages } from '../../../i18n/cook.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { X } from '../../components/icons.tsx'
import { useLinks } from '../../components/links.ts'
import { Logo } from '../../components/logo.tsx'
import { cachePage } from '../../kept_page.ts'
import { PageHead } from '../../layout/page_head.tsx'
import { load } from '../../load.ts'
import { chosenOf, cookedOf } from '../../recipe/cooked_dishes.ts'
import { Choice } from './choice.tsx'
import { Cooking } from './cooking.tsx'
import { Finished } from './finished.tsx'
import { useCooking } from './use_cooking.ts'

export const loader = (args: LoaderFunctionArgs) =>
  load(args, async api => api.get('clients.box', { orderId: args.params.id ?? '' }))

/** The choice of dishes to cook does not change the box: it is not fetched again, and needs no connection. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate

export default function CookPage() {
  const { order, recipes } = useLoaderData<typeof loader>()
  const say = useMessages(cookMessages)
  const to = useLinks()
  const [query] = useSearchParams()
  const dishes = useMemo(() => cookedOf(order.lines, recipes), [order, recipes])
  const asked = query.getAll('dish').join(' ')
  const chosen = useMemo(() => chosenOf(dishes, asked.split(' ')), [dishes, asked])
  const line = useMemo(() => lineOfTime(chosen.map(({ recipe }) => recipe.steps)), [chosen])
  const cooking = useCooking(`${order.id} ${chosen.map(({ id }) => id).join(' ')}`, line.moments.length)
  // With these dishes it opens again without a connection.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address names them.
  useEffect(() => void cachePage(), [asked])
  return (
    <div className="cook-page" data-stage={cooking.stage}>
      <PageHead page="cook" parameters={{ id: order.id }} title={say.title} />
      <header className="cook-head">
        <span className="site-logo">
          <Logo />
        </span>
        <ButtonLink aria-label={say.close} kind="icon" to={to('box', { id: order.id })}>
          <X aria-hidden size={20} />
        </ButtonLink>
      </header>
      {cooking.stage === 'before' && (
        <Choice chosen={chosen} dishes={dishes} line={line} onStart={cooking.start} orderId={order.id} />
      )}
      {cooking.stage === 'during' && <Cooking chosen={chosen} cooking={cooking} line={line} />}
      {cooking.stage === 'after' && (
        <Finished chosen={chosen} cooking={cooking} expected={line.minutes} order={order} />
      )}
    </div>
  )
}
