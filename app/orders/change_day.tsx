import { useEffect, useState } from 'react'
import type { OutputOf } from '../../contract/index.ts'
import { accountPartMessages } from '../../i18n/account_parts.ts'
import { formatHours, formatWallClock, formatWeekdayAndDay } from '../../i18n/dates.ts'
import { browserApi } from '../api.ts'
import { Banner } from '../components/banner.tsx'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { Dialog } from '../components/controls/dialog.tsx'
import { Skeleton } from '../components/panels.tsx'
import { ChoiceCards } from '../dishes/choice_cards.tsx'
import { useAttempt } from '../forms/attempt.ts'
import type { Answer } from './use_orders.ts'

interface ChangeDayProps {
  /** The order to move; null while the dialog is closed. */
  orderId: string | null
  onClose: () => void
  onMoved: (answer: Answer) => void
}

type Form = OutputOf<'account.change_delivery_form'>

/** Weekdays are lower case in French, but not at the start of a line. */
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const slotOf = (date: string, startHour: number) => `${date} ${startHour}`

/** Another day or window for one order, within its week. */
export function ChangeDay({ orderId, onClose, onMoved }: ChangeDayProps) {
  const say = useMessages(accountPartMessages).day
  const attempt = useAttempt()
  const { form, slot, setSlot } = useForm(orderId, attempt)

  async function save() {
    if (!orderId || !slot) return
    const [deliveryDate = '', startHour = ''] = slot.split(' ')
    const done = await attempt.run(() =>
      browserApi().post('account.update_delivery', { orderId, deliveryDate, startHour: Number(startHour) }),
    )
    if (!done) return
    onMoved(done)
  }

  return (
    <Dialog
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {say.keep}
          </Button>
          <Button busy={attempt.busy} disabled={!form || !slot} onClick={save}>
            {say.save}
          </Button>
        </>
      }
      onClose={onClose}
      open={orderId !== null}
      title={say.title}
    >
      <div aria-busy={!form && !attempt.refusal} className="stack">
        {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
        {!form && !attempt.refusal && <Skeleton count={3} shape="button" />}
        {form && <Slots form={form} onChoose={setSlot} slot={slot} />}
      </div>
    </Dialog>
  )
}

function Slots({
  form,
  slot,
  onChoose,
}: {
  form: Form
  slot: string | null
  onChoose: (slot: string) => void
}) {
  const say = useMessages(accountPartMessages).day
  const locale = useLocale()
  return (
    <>
      <p className="text-muted">{say.lede(formatWeekdayAndDay(form.deliveryDate, locale))}</p>
      <div className="change-day">
        <ChoiceCards
          legend={say.legend}
          name="slot"
          onChange={onChoose}
          options={form.dates.map(({ date, window, cutoffLocal }) => ({
            value: slotOf(date, window.startHour),
            title: `${sentence(formatWeekdayAndDay(date, locale))}, ${formatHours(window, locale)}`,
            text: say.until(formatWallClock(cutoffLocal, locale)),
          }))}
          quiet
          value={slot}
        />
      </div>
    </>
  )
}

/** Fetches the days as the dialog opens, and starts with the present day. */
function useForm(orderId: string | null, attempt: ReturnType<typeof useAttempt>) {
  const [form, setForm] = useState<Form | null>(null)
  const [slot, setSlot] = useState<string | null>(null)
  const { run, clear } = attempt
  useEffect(() => {
    setForm(null)
    clear()
    if (!orderId) return
    let gone = false
    void run(() => browserApi().get('account.change_delivery_form', { orderId })).then(answer => {
      if (gone || !answer) return
      setForm(answer)
      setSlot(slotOf(answer.deliveryDate, answer.window.startHour))
    })
    return () => {
      gone = true
    }
  }, [orderId, run, clear])
  return { form, slot, setSlot }
}
