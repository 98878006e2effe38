import { type ComponentType, lazy, memo, Suspense, useEffect, useState } from 'react'
import { formatMoney } from '../../../domain/money.ts'
import type { Edit } from '../../../domain/orders/edits.ts'
import { Receipt, type ReceiptProps, type SaveState } from '../../box/receipt.tsx'
import { ReceiptSheet } from '../../box/receipt_sheet.tsx'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { useLinks } from '../../components/links.ts'
import { part } from '../../components/part.tsx'
import { BoxWorth, type LoyaltyBanner } from './box_worth.tsx'
import { CodeField } from './code_field.tsx'
import type { EditorData, LiveBox } from './prices.ts'
import { useReceiptLines } from './receipt_lines.tsx'
import type { SetTableProps } from './set_table.tsx'
import { waysToMinimum } from './shelves.ts'
import { unitsOf, usePaying, useSums } from './sums.ts'
import { editorMessages } from './words.ts'

/** Decoration: if it cannot be fetched, nothing is missing. */
const SetTable = lazy<ComponentType<SetTableProps>>(() =>
  import('./set_table.tsx').then(
    module => ({ default: module.SetTable }),
    () => ({ default: () => null }),
  ),
)
/** Only a box without dishes has it. */
const MealsChoice = part(async () => ({ default: (await import('./meals_choice.tsx')).MealsChoice }))

interface BoxProps {
  /** Names of allergens by id. */
  allergenNames: Readonly<Record<string, string>>
  data: EditorData
  live: LiveBox
  banner: LoyaltyBanner
  saved: SaveState
  onEdit: (edit: Edit) => void
}

/**
 * The receipt beside the shelves, and as a sheet on a phone: the total moves with each choice. A search changes nothing in it, so
 * it does not render again then.
 */
export const EditorBox = memo(function EditorBox(props: BoxProps) {
  const { live } = props
  const say = useMessages(editorMessages)
  const locale = useLocale()
  const receipt = useReceipt(props)
  const units = unitsOf(props.data, live)
  const alive = useAlive()
  useEffect(() => {
    document.documentElement.toggleAttribute('data-receipt', true)
    return () => void document.documentElement.toggleAttribute('data-receipt', false)
  }, [])
  return (
    <>
      <aside aria-label={say.inBox} className="editor-box" data-ground="sunk">
        <Receipt {...receipt} />
      </aside>
      <ReceiptSheet
        {...receipt}
        edge={
          alive && (
            <Suspense>
              <SetTable data={props.data} edge live={live} />
            </Suspense>
          )
        }
      />
      <p className="visually-hidden" role="status">
        {say.announce(units, formatMoney(live.receipt.totalCents, locale))}
      </p>
    </>
  )
})

/** Whether the page is alive. Lazy parts are rendered only then: if one cannot be fetched, the server's rendering would not match. */
function useAlive(): boolean {
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return alive
}

function useReceipt({ data, live, banner, saved, onEdit, allergenNames }: BoxProps): ReceiptProps {
  const { receipt } = live
  const alive = useAlive()
  const lines = useReceiptLines({ data, live, onEdit, allergenNames })
  const { payment, words } = usePaying(data, live)
  const suggestions = waysToMinimum(
    data,
    receipt.missingCents,
    new Map(live.lines.map(line => [line.productId, line.quantity])),
  )
  return {
    lines,
    table: alive ? (
      <Suspense fallback={<div className="set-table" />}>
        <SetTable data={data} live={live} />
      </Suspense>
    ) : (
      <div className="set-table" />
    ),
    count: unitsOf(data, live),
    ...useSums(data, live),
    totalCents: receipt.totalCents,
    ...words,
    payment,
    action: <Done missing={receipt.missingCents > 0} />,
    children: (
      <>
        {alive && data.order.menuPublished && (live.untouched || live.noMeals) && (
          <Suspense>
            <MealsChoice data={data} live={live} />
          </Suspense>
        )}
        <CodeField orderId={data.order.id} />
        <BoxWorth banner={banner} data={data} live={live} />
      </>
    ),
    saved,
    ...(!live.untouched && {
      gap: {
        goodsCents: receipt.goodsCents,
        minimumCents: receipt.minimumCents,
        suggestions: suggestions.map(({ productId, name, cents }) => ({
          label: name,
          cents,
          onAdd: () => onEdit({ productId, quantity: 1 }),
        })),
      },
    }),
  }
}

/** A box below the minimum cannot be confirmed, only left for later. */
function Done({ missing }: { missing: boolean }) {
  const say = useMessages(editorMessages)
  const to = useLinks()
  return (
    <ButtonLink kind={missing ? 'secondary' : 'primary'} to={to('account')} width="full">
      {missing ? say.later : say.done}
    </ButtonLink>
  )
}
