import { Suspense, useCallback, useDeferredValue, useMemo, useRef } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatWeekdayAndDay } from '../../../i18n/dates.ts'
import { programTimeOf } from '../../box/program_time.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { part } from '../../components/part.tsx'
import { pack, useUnpacked } from '../../dishes/packed.ts'
import { PageHead } from '../../layout/page_head.tsx'
import { load } from '../../load.ts'
import { EditorBox } from './box.tsx'
import { type GridProps, ProductGrid } from './grid.tsx'
import { EditorHeader } from './header.tsx'
import { type EditorData, productOf } from './prices.ts'
import { QuickLook } from './quick_look.tsx'
import { Shelf } from './shelf.tsx'
import { standingOf } from './standing.ts'
import { useEditor } from './use_editor.ts'
import { editorMessages } from './words.ts'

const StandingBanner = part(async () => ({ default: (await import('./closed_box.tsx')).StandingBanner }))
const LateItems = part(async () => ({ default: (await import('./late_items.tsx')).LateItems }))
const ClosedBox = part(async () => ({ default: (await import('./closed_box.tsx')).ClosedBox }))

export async function loader(args: LoaderFunctionArgs) {
  return load(args, async (api, page) => {
    const [data, plans, { banner }] = await Promise.all([
      api.get('orders.editor_data_v2', { orderId: args.params.id ?? '' }),
      api.get('signup.subscription_plans', {}),
      api.get('banners.get_cart_loyalty_banner', {}),
    ])
    const unwanted = plans.allergens.filter(({ id }) => data.household.exclusions.includes(id))
    const allergenNames = {
      ...data.household.ingredients,
      ...Object.fromEntries(unwanted.map(({ id, name }) => [id, name])),
    }
    // Prices are the same for everybody on a plan.
    const { prices, ...pricing } = data.pricing
    const packed = pack({ ...data, pricing, prices }, ['dishes', 'items', 'words', 'prices'], page.shared)
    return { data: packed, allergenNames, banner, at: programTimeOf(page) }
  })
}

/** Searches are answered in place. */
export { answersInPlace as shouldRevalidate } from '../../dishes/answers_in_place.ts'

/** Another order has another editor: edits of one box never reach the next. */
export default function EditorPage() {
  const { data: packed, ...loaded } = useLoaderData<typeof loader>()
  const unpacked = useUnpacked<PackedData>(packed)
  const data = useMemo(() => withPrices(unpacked), [unpacked])
  return <Editor {...loaded} data={data} key={data.order.id} />
}

type Pricing = EditorData['pricing']
type PackedData = Omit<EditorData, 'pricing'> & Pick<Pricing, 'prices'> & { pricing: Omit<Pricing, 'prices'> }

/** The data as the call returns it. */
const withPrices = ({ prices, ...data }: PackedData): EditorData => ({
  ...data,
  pricing: { ...data.pricing, prices },
})

type EditorProps = Omit<Awaited<ReturnType<typeof loader>>, 'data'> & { data: EditorData }

/** One open box: the shelves, its contents, its price. */
function Editor({ data: loaded, allergenNames, banner, at }: EditorProps) {
  const say = useMessages(editorMessages)
  const locale = useLocale()
  const { week, box, data, live, now, saved, skipping, edit, skip } = useEditor(loaded, at)
  const look = useRef<(productId: string) => void>(() => {})
  const onLook = useCallback((productId: string) => look.current(productId), [])
  const { order } = data
  // The pressed card responds first, the receipt a frame later.
  const receipt = useDeferredValue(useMemo(() => ({ data, live, saved }), [data, live, saved]))
  const standing = standingOf(order, data.household.state, now)
  const shelf = {
    allergenNames,
    // As it was loaded: its cards render again only where their own data changes.
    data: week,
    left: box.left,
    live,
    onEdit: standing === null ? edit : null,
    onLook,
  }
  return (
    <div className="editor">
      <PageHead page="editor" title={say.title(formatWeekdayAndDay(order.deliveryDate, locale))} />
      <EditorHeader
        busy={skipping}
        now={now}
        onSkip={standing === null ? () => skip(true) : null}
        order={order}
      />
      <div className="editor-shelf">
        {standing && (
          <Suspense>
            <StandingBanner busy={skipping} onUnskip={() => skip(false)} order={order} standing={standing} />
          </Suspense>
        )}
        {standing ? <Contents {...shelf} /> : <Shelf {...shelf} />}
        {standing === 'late' && (
          <Suspense>
            <LateItems {...shelf} data={data} look={look} />
          </Suspense>
        )}
      </div>
      {standing ? (
        <Suspense>
          <ClosedBox allergenNames={allergenNames} data={data} live={live} standing={standing} />
        </Suspense>
      ) : (
        <EditorBox allergenNames={allergenNames} banner={banner} onEdit={edit} {...receipt} />
      )}
      {standing !== 'late' && <QuickLook {...shelf} look={look} />}
    </div>
  )
}

/** The contents of a closed box. */
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
