import { addToBoxMessages } from '../../i18n/add_to_box.ts'
import { formatDay } from '../../i18n/dates.ts'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { Dialog } from '../components/controls/dialog.tsx'
import { Plus } from '../components/icons.tsx'
import type { Adding } from './use_add_to_box.ts'

/** The boxes that can have a product, each with its units of it. Fetched when a person wants another box than the next. */
export default function ChooseBox(props: { adding: Adding; open: boolean; onClose: () => void }) {
  const { adding, open, onClose } = props
  const say = useMessages(addToBoxMessages)
  const locale = useLocale()
  return (
    <Dialog onClose={onClose} open={open} title={say.choose}>
      <ul className="choose-box">
        {adding.boxes?.map(box => {
          const day = formatDay(box.deliveryDate, locale)
          return (
            <li key={box.orderId}>
              <span>
                <b>{day}</b> {say.held(box.quantity)}
              </span>
              <button
                aria-label={say.addOne(day)}
                className="plus"
                onClick={() => {
                  adding.addTo(box)
                  onClose()
                }}
                type="button"
              >
                <Plus aria-hidden size={22} />
              </button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
