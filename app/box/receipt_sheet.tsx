import { type ReactNode, useState } from 'react'
import { receiptPartMessages } from '../../i18n/receipt_parts.ts'
import { useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { Dialog } from '../components/controls/dialog.tsx'
import { Total } from '../dishes/price.tsx'
import { MinimumGap } from './minimum_gap.tsx'
import { Receipt, type ReceiptProps, SavedMark } from './receipt.tsx'

const troubles: readonly string[] = ['offline', 'unreached', 'refused']

/**
 * The phone's receipt: it peeks from below with total, count and the most important sentence, and opens to full size. Above 768 px
 * the page shows `<Receipt>` beside the dishes instead.
 * @param props.edge its upper edge while it peeks
 */
export function ReceiptSheet({ edge, ...props }: ReceiptProps & { edge?: ReactNode }) {
  const say = useMessages(receiptPartMessages)
  const [open, setOpen] = useState(false)
  const { gap, saved } = props
  // A failure to save comes before the gap to the minimum, and the gap before good news.
  const tells = saved && (troubles.includes(saved.state) || (!gap && saved.state !== 'unchanged'))
  return (
    <>
      <section aria-label={say.title} className="sheet" data-ground="deep">
        {edge}
        <p className="sheet-total">
          <Total cents={props.totalCents} />
          <span>{say.items(props.count ?? props.lines.length)}</span>
        </p>
        <div className="sheet-words">
          {gap && !tells && <MinimumGap {...gap} short />}
          {!gap && !tells && <p>{say.allInPeek}</p>}
          {saved && (
            <div className={tells ? undefined : 'visually-hidden'}>
              <SavedMark {...saved} />
            </div>
          )}
        </div>
        <Button onClick={() => setOpen(true)}>{say.open}</Button>
      </section>
      <Dialog onClose={() => setOpen(false)} open={open} place="bottom" title={say.title}>
        <Receipt {...props} untitled />
      </Dialog>
    </>
  )
}
