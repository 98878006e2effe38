// The controls of a list: the name of each entry, its actions, and a way to add one.

import { type MouseEvent, useState } from 'react'
import { plainText } from '../../../../../domain/content/inline.ts'
import { adminMessages } from '../../../../../i18n/admin.ts'
import { adminFieldMessages } from '../../../../../i18n/admin_fields.ts'
import { Movers } from '../../../../admin/movers.tsx'
import { useMessages } from '../../../../components/brand_context.tsx'
import { Button } from '../../../../components/button.tsx'
import { Trash } from '../../../../components/icons.tsx'
import { SelectField } from '../../../../components/text_fields.tsx'
import { emptyOf, type Variant } from './shape.ts'

/** A key for each entry of a list, which moves with the entry; new keys are added at the end. */
export function useKeys(count: number) {
  const [keys, setKeys] = useState<readonly number[]>([])
  const last = Math.max(-1, ...keys)
  const more = Array.from({ length: Math.max(0, count - keys.length) }, (_, place) => last + 1 + place)
  const all = [...keys, ...more].slice(0, count)
  const change = (by: (list: readonly number[]) => readonly number[]) => setKeys(by(all))
  return [all, change] as const
}

interface ItemToolsProps {
  name: string
  place: number
  count: number
  move: (by: number) => void
  remove: () => void
}

/** Up, down, remove. The focus follows a moved entry, and goes to the neighbour of a removed one. */
export function ItemTools({ name, place, count, move, remove }: ItemToolsProps) {
  const say = useMessages(adminMessages).form
  const takeOut = (event: MouseEvent<HTMLElement>) => {
    const item = event.currentTarget.closest('li')
    const next = item?.nextElementSibling ?? item?.previousElementSibling ?? item?.closest('details')
    next?.querySelector<HTMLElement>('summary, textarea')?.focus()
    remove()
  }
  return (
    <div className="admin-tools">
      <Movers isFirst={place === 0} isLast={place === count - 1} move={move} name={name} />
      <Button aria-label={say.remove(name)} kind="icon" onClick={takeOut}>
        <Trash aria-hidden size={18} />
      </Button>
    </div>
  )
}

/** The name of an entry: the first words that it shows. */
export function excerpt(item: unknown): string {
  const { heading, lines, title, term, figure, caption, label } = item as Readonly<
    Record<string, string | readonly string[] | undefined>
  >
  return plainText([heading ?? lines ?? title ?? term ?? figure ?? caption ?? label ?? ''].flat().join(' '))
}

/** Another entry, of a chosen kind. */
export function AddVariant({
  variants,
  onAdd,
}: {
  variants: readonly Variant[]
  onAdd: (value: unknown) => void
}) {
  const say = useMessages(adminMessages).form
  const words: Readonly<Record<string, string>> = useMessages(adminFieldMessages).variants
  const [name, setName] = useState(variants[0]?.name ?? '')
  const add = () => {
    const variant = variants.find(one => one.name === name)
    if (variant) onAdd(emptyOf(variant.shape))
  }
  return (
    <div className="admin-add">
      <SelectField
        label={say.addPart}
        onChange={event => setName(event.currentTarget.value)}
        options={variants.map(one => ({ value: one.name, label: words[one.name] ?? one.name }))}
        value={name}
      />
      <Button kind="secondary" onClick={add}>
        {say.addChosen}
      </Button>
    </div>
  )
}
