import { useState } from 'react'
import { receiptPartMessages } from '../../i18n/receipt_parts.ts'
import { useMessages } from './brand_context.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { MinimumGap } from './minimum_gap.tsx'
import { Total } from './price.tsx'
import { Receipt, type ReceiptProps, SavedMark } from './receipt.tsx'

/**
 * The phone's receipt: it peeks from below with count, total, meter and sentence, and opens to the whole. Above 768 px
 * it is not there; the page shows `<Receipt>` beside the dishes.
 */
export function ReceiptSheet(props: ReceiptProps) {
  const say = useMessages(receiptPartMessages)
  const [open, setOpen] = useState(false)
  return (
    <>
      <section aria-label={say.title} className="sheet" data-ground="deep">
        <p className="sheet-label">
          <b>
            {say.title}, {say.items(props.count ?? props.lines.length)}
          </b>
          <span>{say.allInPeek}</span>
        </p>
        <Total cents={props.totalCents} />
        {props.gap && <MinimumGap {...props.gap} short />}
        {props.saved && <SavedMark {...props.saved} />}
        <Button onClick={() => setOpen(true)} width="full">
          {say.open}
        </Button>
      </section>
      <Dialog onClose={() => setOpen(false)} open={open} place="bottom" title={say.title}>
        <Receipt {...props} untitled />
      </Dialog>
    </>
  )
}
