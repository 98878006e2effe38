import { lazy, Suspense } from 'react'
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRevalidator,
} from 'react-router'
import { Refusal } from '../../../contract/errors.ts'
import { browserApi } from '../../api.ts'
import { useAttempt } from '../../attempt.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { formatWeekdayAndDay } from '../../components/dates.ts'
import { useToasts } from '../../components/toasts.tsx'
import { PageHead } from '../../layout/page_head.tsx'
import { load } from '../../load.ts'
import { editorMessages } from '../../messages/editor.ts'
import { errorMessages } from '../../messages/errors.ts'
import { programTimeOf } from '../../orders/program_time.ts'
import { EditorBox } from './box.tsx'
import { type GridProps, ProductGrid } from './grid.tsx'
import { EditorHeader } from './header.tsx'
import { useLook } from './look.ts'
import { productOf } from './prices.ts'
import { QuickLook } from './quick_look.tsx'
import { Shelf } from './shelf.tsx'
import { standingOf } from './standing.ts'
import { useEditor } from './use_editor.ts'

const StandingBanner = lazy(async () => ({ default: (await import('./closed_box.tsx')).StandingBanner }))
const LateItems = lazy(async () => ({ default: (await import('./late_items.tsx')).LateItems }))
const ClosedBox = lazy(async () => ({ default: (await import('./closed_box.tsx')).ClosedBox }))

export async function loader(args: LoaderFunctionArgs) {
  return load(args, async (api, page) => {
    const [data, plans, { banner }] = await Promise.all([
      api.get('orders.editor_data_v2', { orderId: args.params.id ?? '' }),
      api.get('signup.subscription_plans', {}),
      api.get('banners.get_cart_loyalty_banner', {}),
    ])
    const unwanted = plans.allergens.filter(({ id }) => data.household.exclusions.includes(id))
    const allergenNames = Object.fromEntries(unwanted.map(({ id, name }) => [id, name]))
    return { data, allergenNames, banner, at: programTimeOf(page) }
  })
}

/** What is looked for is answered in place. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate
}

/** One box, open: what there is, what is in it, what it costs. */
export default function EditorPage() {
  const { data: loaded, allergenNames, banner, at } = useLoaderData<typeof loader>()
  const say = useMessages(editorMessages)
  const locale = useLocale()
  const { box, data, live, now, saved, edit } = useEditor(loaded, at)
  const look = useLook()
  const skipping = useSkipping(data.order.id)
  const { order } = data
  const standing = standingOf(order, data.household.state, now)
  const shelf = {
    allergenNames,
    // As it was loaded: its cards are drawn again only where something of their own changes.
    data: loaded,
    left: box.state.left,
    live,
    onEdit: standing === null ? edit : null,
    onLook: look.open,
  }
  return (
    <div className="editor">
      <PageHead page="editor" title={say.title(formatWeekdayAndDay(order.deliveryDate, locale))} />
      <EditorHeader
        busy={skipping.busy}
        now={now}
        onSkip={standing === null ? () => skipping.set(true) : null}
        order={order}
      />
      <div className="editor-shelf">
        {standing && (
          <Suspense>
            <StandingBanner
              busy={skipping.busy}
              onUnskip={() => skipping.set(false)}
              order={order}
              standing={standing}
            />
          </Suspense>
        )}
        {standing ? <Contents {...shelf} /> : <Shelf {...shelf} />}
        {standing === 'late' && (
          <Suspense>
            <LateItems {...shelf} data={data} />
          </Suspense>
        )}
      </div>
      {standing ? (
        <Suspense>
          <ClosedBox data={data} live={live} standing={standing} />
        </Suspense>
      ) : (
        <EditorBox banner={banner} data={data} live={live} onEdit={edit} saved={saved} />
      )}
      <QuickLook {...shelf} look={look} />
    </div>
  )
}

/** What is in a box that cannot change. */
function Contents(props: GridProps) {
  const say = useMessages(editorMessages)
  const products = props.live.lines.flatMap(line => productOf(props.data, line.productId) ?? [])
  if (products.length === 0) return <p className="editor-empty">{say.nothingInBox}</p>
  return (
    <section aria-label={say.inBox}>
      <ProductGrid {...props} products={products} />
    </section>
  )
}

/** Skipping the whole week, and back. */
function useSkipping(orderId: string) {
  const say = useMessages(editorMessages)
  const errors = useMessages(errorMessages)
  const notify = useToasts()
  const attempt = useAttempt()
  const revalidator = useRevalidator()
  const set = (skipped: boolean) =>
    attempt.run(async () => {
      try {
        await browserApi().post(skipped ? 'account.skip_order' : 'account.unskip_order', { orderId })
      } catch (failure) {
        const why = errors[failure instanceof Refusal ? failure.code : 'unexpected']
        notify({ text: skipped ? say.notSkipped(why) : say.notUnskipped(why), tone: 'failed' })
      }
      await revalidator.revalidate()
    })
  return { busy: attempt.busy, set }
}
