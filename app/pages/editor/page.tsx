import { useCallback, useMemo, useState } from 'react'
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRevalidator,
} from 'react-router'
import { Refusal } from '../../../contract/errors.ts'
import { browserApi } from '../../api.ts'
import { useAttempt } from '../../attempt.ts'
import { useBrand, useLocale, useMessages } from '../../components/brand_context.tsx'
import { formatWeekdayAndDay } from '../../components/dates.ts'
import type { SaveState } from '../../components/receipt.tsx'
import { useToasts } from '../../components/toasts.tsx'
import { PageHead } from '../../layout/page_head.tsx'
import { load } from '../../load.ts'
import { editorMessages } from '../../messages/editor.ts'
import { errorMessages } from '../../messages/errors.ts'
import { programTimeOf, useProgramTime } from '../../orders/program_time.ts'
import { EditorBox } from './box.tsx'
import type { Edit, Saving } from './box_state.ts'
import { EditorHeader } from './header.tsx'
import { liveBox, productOf } from './prices.ts'
import { ProductGrid, Shelf } from './shelf.tsx'
import type { Product } from './shelves.ts'
import { ClosedBox, StandingBanner, standingOf } from './standing.tsx'
import { useBox } from './use_box.ts'

export async function loader(args: LoaderFunctionArgs) {
  return load(args, async (api, page) => {
    const [data, plans] = await Promise.all([
      api.get('orders.editor_data_v2', { orderId: args.params.id ?? '' }),
      api.get('signup.subscription_plans', {}),
    ])
    const unwanted = plans.allergens.filter(({ id }) => data.household.exclusions.includes(id))
    const allergenNames = Object.fromEntries(unwanted.map(({ id, name }) => [id, name]))
    return { data, allergenNames, at: programTimeOf(page) }
  })
}

/** Tabs and kinds are answered in place. */
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
  const { data: loaded, allergenNames, at } = useLoaderData<typeof loader>()
  const { id: brand } = useBrand()
  const say = useMessages(editorMessages)
  const locale = useLocale()
  const time = useProgramTime(at)
  const [savedAt, setSavedAt] = useState('')
  const { onRefused, removed } = useNotices(loaded)
  const onSaved = useCallback(() => setSavedAt(time.read().time), [time.read])
  const box = useBox(loaded.order, { onRefused, onSaved })
  const { order } = box.state
  const data = useMemo(() => ({ ...loaded, order }), [loaded, order])
  const live = useMemo(
    () => liveBox(data, brand, order, box.state.wanted),
    [data, brand, order, box.state.wanted],
  )
  const skipping = useSkipping(order.id)
  const standing = standingOf(order, time.current.now)

  function setQuantity(productId: string, quantity: number) {
    const before = live.lines.find(line => line.productId === productId)
    box.setQuantity(productId, quantity)
    if (quantity > 0 || !before) return
    removed(before.name, () => {
      box.setQuantity(productId, before.quantity)
      if (before.customizationId) box.setCustomization(productId, before.customizationId)
    })
  }

  const inBox = live.lines.flatMap(line => productOf(data, line.productId) ?? [])
  const shelf = { allergenNames, box, data, live, onQuantity: setQuantity }
  return (
    <div className="editor">
      <PageHead page="editor" title={say.title(formatWeekdayAndDay(order.deliveryDate, locale))} />
      <EditorHeader
        busy={skipping.busy}
        now={time.current.now}
        onSkip={standing === null ? () => skipping.set(true) : null}
        order={order}
      />
      <div className="editor-shelf">
        {standing ? (
          <>
            <StandingBanner
              busy={skipping.busy}
              onUnskip={() => skipping.set(false)}
              order={order}
              standing={standing}
            />
            <Contents products={inBox} {...shelf} />
          </>
        ) : (
          <Shelf {...shelf} />
        )}
      </div>
      {standing ? (
        <ClosedBox data={data} live={live} standing={standing} />
      ) : (
        <EditorBox
          data={data}
          live={live}
          onQuantity={setQuantity}
          saved={saveState(box.state.saving, savedAt)}
        />
      )}
    </div>
  )
}

/** What is in a box that cannot change. */
function Contents(props: Parameters<typeof ProductGrid>[0] & { products: readonly Product[] }) {
  const say = useMessages(editorMessages)
  if (props.products.length === 0) return <p className="editor-empty">{say.nothingInBox}</p>
  return (
    <section aria-label={say.inBox}>
      <ProductGrid {...props} />
    </section>
  )
}

function saveState(saving: Saving, at: string): SaveState | undefined {
  if (saving === 'unchanged') return undefined
  return saving === 'saved' ? { state: 'saved', at } : { state: saving }
}

/** What is said loudly: a refusal, and what went out of the box, with the way back. */
function useNotices(data: Parameters<typeof productOf>[0]) {
  const say = useMessages(editorMessages)
  const errors = useMessages(errorMessages)
  const notify = useToasts()
  const onRefused = (edit: Edit, { code, details }: Refusal) => {
    const name = productOf(data, edit.productId)?.name ?? ''
    const left = Number(details?.left ?? 0)
    const text =
      code !== 'sold_out'
        ? say.refused(name, errors[code])
        : left > 0
          ? say.fewLeft(name, left)
          : say.soldOut(name)
    notify({ text, tone: 'failed' })
  }
  return {
    onRefused,
    removed: (name: string, onUndo: () => void) => notify({ text: say.removed(name), onUndo }),
  }
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
