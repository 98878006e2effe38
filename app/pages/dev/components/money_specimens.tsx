import { useState } from 'react'
import { CutoffChip } from '../../../box/cutoff_chip.tsx'
import { MinimumGap } from '../../../box/minimum_gap.tsx'
import { Receipt } from '../../../box/receipt.tsx'
import { ReceiptSheet } from '../../../box/receipt_sheet.tsx'
import { useLocale } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { OrderRow } from '../../../dishes/order_row.tsx'
import { FormerPrice, Price, Total } from '../../../dishes/price.tsx'
import { TotalBar } from '../../../dishes/total_bar.tsx'
import { samplesOf } from './samples.ts'
import { Specimen } from './specimen.tsx'

const nothing = {
  goodsCents: 0,
  volumeDiscountCents: 0,
  discounts: [],
  discountCents: 0,
  taxes: [],
  totalCents: 0,
}

export function MoneySpecimens() {
  const { receipt, words, gapWays } = samplesOf(useLocale())
  const [total, setTotal] = useState(receipt.totalCents)
  const suggestions = gapWays.map(way => ({ ...way, onAdd: () => setTotal(before => before + way.cents) }))
  const action = (
    <Button onClick={() => setTotal(before => before + 525)} width="full">
      {words.action}
    </Button>
  )
  const full = {
    ...receipt,
    totalCents: total,
    action,
    ...(receipt.gap && { gap: { ...receipt.gap, suggestions } }),
  }
  return (
    <>
      <Specimen name="Receipt: full; empty, paid otherwise, not saved">
        <div className="dev-line dev-heads">
          <div className="dev-panel dev-receipt" data-ground="sunk">
            <Receipt {...full} />
          </div>
          <div className="dev-panel dev-receipt" data-ground="card">
            <Receipt
              lines={[]}
              payment={{
                by: [{ label: words.label, cents: 1500 }],
                card: { label: words.weekday, cents: 0 },
              }}
              saved={{ state: 'offline' }}
              sums={nothing}
              totalCents={0}
            />
          </div>
        </div>
      </Specimen>
      <Specimen name="Price, short and whole; FormerPrice; Total, which counts when the receipt’s button is pressed">
        <div className="dev-line dev-prices">
          <Price cents={5900} short />
          <Price cents={123450} />
          <FormerPrice cents={8370} />
          <Total cents={total} />
        </div>
      </Specimen>
      <Specimen name="OrderRow: leading, partly chosen, skipped, locked">
        <Orders />
      </Specimen>
      <Specimen name="MinimumGap: missing, met, short">
        <div className="stack dev-narrow">
          <MinimumGap goodsCents={5430} minimumCents={5900} suggestions={suggestions} />
          <MinimumGap goodsCents={5980} minimumCents={5900} />
          <MinimumGap goodsCents={2490} minimumCents={5900} short />
        </div>
      </Specimen>
      <Specimen name="TotalBar">
        <TotalBar
          action={<Button>{words.action}</Button>}
          formerCents={8370}
          label={words.label}
          note={words.chosenNote}
          totalCents={4185}
        >
          <p>
            {words.label}
            <br />
            <b>{words.weekday}</b>
          </p>
        </TotalBar>
      </Specimen>
      <Specimen name="ReceiptSheet, up to 768 px">
        <div className="dev-held">
          <ReceiptSheet {...full} />
        </div>
      </Specimen>
    </>
  )
}

function Orders() {
  const { words, dishes } = samplesOf(useLocale())
  const [skipped, setSkipped] = useState(true)
  const pictures = dishes.slice(0, 3).map(dish => dish.picture)
  const row = {
    when: words.weekday,
    title: words.chosen,
    note: words.chosenNote,
    totalCents: 8370,
    totalNote: '0,00',
  }
  return (
    <>
      <OrderRow
        {...row}
        cutoff={<CutoffChip left={words.left} until={words.until} />}
        date="2026-12-01"
        editTo="/"
        lead
        onSkip={() => setSkipped(true)}
        pictures={pictures}
        totalCents={8818}
        totalNote={words.hint}
      />
      <OrderRow
        {...row}
        date="2026-12-08"
        editTo="/"
        onSkip={() => setSkipped(true)}
        pictures={[dishes[3]?.picture, dishes[4]?.picture, undefined]}
      />
      <OrderRow
        {...row}
        date="2026-12-15"
        editTo="/"
        note={words.skippedNote}
        onSkip={() => setSkipped(true)}
        onUndoSkip={() => setSkipped(false)}
        pictures={pictures}
        skipped={skipped}
        title={words.skippedTitle}
        totalCents={0}
      />
      <OrderRow {...row} date="2026-12-22" pictures={[null, undefined, undefined]} />
    </>
  )
}
