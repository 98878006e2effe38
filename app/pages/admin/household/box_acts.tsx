import { useEffect, useState } from 'react'
import type { OutputOf } from '../../../../contract/index.ts'
import { formatHours, formatShortWeekdayAndDay } from '../../../../i18n/dates.ts'
import { ActButton } from '../../../admin/acting/act.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { SelectField, TextField } from '../../../components/text_fields.tsx'
import { useOfficeApi } from '../../../office/use_office.ts'
import type { Box } from './boxes.tsx'
import { householdPageMessages } from './words.ts'

interface BoxActProps {
  clientId: string
  box: Box
  day: string
}

type Choices = OutputOf<'households_admin.choices'>

/** The days a box can move to, and what its menu has, once somebody may want them. */
function useChoices({ clientId, box }: BoxActProps, isAsked: boolean): Choices | null {
  const api = useOfficeApi()
  const [choices, setChoices] = useState<Choices | null>(null)
  const { id: orderId } = box
  useEffect(() => {
    if (!isAsked) return
    let isLate = false
    api()
      .get('households_admin.choices', { clientId, orderId })
      .then(
        answer => !isLate && setChoices(answer),
        () => !isLate && setChoices({ dates: [], products: [] }),
      )
    return () => {
      isLate = true
    }
  }, [api, clientId, orderId, isAsked])
  return choices
}

export function MoveBox(props: BoxActProps) {
  const { clientId, box, day } = props
  const say = useMessages(householdPageMessages).boxes
  const locale = useLocale()
  const [isAsked, ask] = useState(false)
  const choices = useChoices(props, isAsked)
  const [chosen, choose] = useState('')
  const others =
    choices?.dates.filter(one => one.date !== box.deliveryDate || one.startHour !== box.startHour) ?? []
  const to = others.find(one => `${one.date} ${one.startHour}` === chosen)
  return (
    <ActButton
      clientId={clientId}
      done={say.moved(day)}
      fields={
        <SelectField label={say.moveTo} onChange={event => choose(event.currentTarget.value)} value={chosen}>
          <option value="">{choices && others.length === 0 ? say.noDays : say.choose}</option>
          {others.map(one => (
            <option key={`${one.date} ${one.startHour}`} value={`${one.date} ${one.startHour}`}>
              {`${formatShortWeekdayAndDay(one.date, locale)}, ${formatHours(one, locale)}`}
            </option>
          ))}
        </SelectField>
      }
      label={say.moveOf(day)}
      onOpen={() => ask(true)}
      title={say.moveTitle(day)}
      what={
        to ? { act: 'move', with: { orderId: box.id, deliveryDate: to.date, startHour: to.startHour } } : null
      }
      words={say.move}
    />
  )
}

/** Sets how many of a dish or an item a box has; after its cutoff items are added, and charged at once. */
export function EditBox(props: BoxActProps) {
  const { clientId, box, day } = props
  const say = useMessages(householdPageMessages).boxes
  const [isAsked, ask] = useState(false)
  const choices = useChoices(props, isAsked)
  const [productId, choose] = useState('')
  const [count, setCount] = useState('1')
  const inBox = new Map(box.dishes.map(({ id, quantity }) => [id, quantity]))
  const others = choices?.products.filter(({ id }) => !inBox.has(id)) ?? []
  const quantity = Number(count)
  return (
    <ActButton
      clientId={clientId}
      done={say.edited(day)}
      fields={
        <>
          <SelectField
            label={say.product}
            onChange={event => {
              const { value } = event.currentTarget
              choose(value)
              setCount(String(inBox.has(value) ? 0 : 1))
            }}
            value={productId}
          >
            <option value="">{say.choose}</option>
            {box.dishes.length > 0 && (
              <optgroup label={say.inBox}>
                {box.dishes.map(({ id, name, quantity: has }) => (
                  <option key={id} value={id}>
                    {`${has} × ${name}`}
                  </option>
                ))}
              </optgroup>
            )}
            <optgroup label={say.onMenu}>
              {others.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          </SelectField>
          <TextField
            inputMode="numeric"
            label={say.quantity}
            max={50}
            min={0}
            onChange={event => setCount(event.currentTarget.value)}
            type="number"
            value={count}
          />
        </>
      }
      label={say.editOf(day)}
      onOpen={() => ask(true)}
      title={say.editTitle(day)}
      what={
        productId !== '' && Number.isInteger(quantity) && count !== ''
          ? { act: 'quantity', with: { orderId: box.id, productId, quantity } }
          : null
      }
      words={say.edit}
    />
  )
}
