import { useState } from 'react'
import { plainText } from '../../../../../domain/content/inline.ts'
import { useMessages } from '../../../../components/brand_context.tsx'
import { Button } from '../../../../components/button.tsx'
import { SelectField } from '../../../../components/text_fields.tsx'
import { adminMessages } from '../../../../messages/admin.ts'
import { adminFieldMessages } from '../../../../messages/admin_fields.ts'
import { emptyOf, type Variant } from './shape.ts'

/** What an entry is known by: the first words that it shows. */
export function excerpt(item: unknown): string {
  const { heading, lines, title, term, figure, caption, label } = item as Readonly<
    Record<string, string | readonly string[] | undefined>
  >
  return plainText([heading ?? lines ?? title ?? term ?? figure ?? caption ?? label ?? ''].flat().join(' '))
}

/** Another entry, of a kind that is chosen. */
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
