// A field for each part of a document, whatever it is made of (shape.ts). A list's entries can be opened, moved, taken out, and
// another put in.

import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Trash from 'lucide-react/icons/trash-2'
import { memo } from 'react'
import { useMessages } from '../../../../components/brand_context.tsx'
import { Button } from '../../../../components/button.tsx'
import { FieldError } from '../../../../components/field.tsx'
import { adminFieldMessages } from '../../../../messages/admin_fields.ts'
import {
  ChoiceField,
  type FieldProps,
  LinesField,
  NumberField,
  OneText,
  ProseField,
  useFormWords,
  type Writing,
} from './leaf_fields.tsx'
import { AddVariant, excerpt } from './list_parts.tsx'
import { emptyOf, type Field, type Shape, variantIn } from './shape.ts'

/** Drawn again only where something in it changed: a page has some hundred fields. */
export const FieldView = memo(function FieldView(props: FieldProps) {
  const { shape } = props
  switch (shape.kind) {
    case 'fixed':
      return null
    case 'choice':
      return <ChoiceField {...props} options={shape.options} />
    case 'number':
      return <NumberField {...props} />
    case 'text':
      return <OneText {...props} longest={shape.longest} />
    case 'lines':
      return <LinesField {...props} />
    case 'prose':
      return <ProseField {...props} />
    case 'list':
      return <ListField {...props} shape={shape} />
    case 'group':
      return <GroupField {...props} fields={shape.fields} />
    case 'variants':
      return null
  }
})

/** Fields that belong together; those that nobody has to fill in are put in and taken out as one. */
function GroupField({ fields, ...props }: FieldProps & { fields: readonly Field[] }) {
  const say = useFormWords()
  const { label, path, optional, shape, value, write } = props
  if (value === undefined) {
    return (
      <Button kind="link" onClick={() => write(path, emptyOf(shape))}>
        {say.add(label)}
      </Button>
    )
  }
  return (
    <fieldset className="admin-group">
      <legend>{label}</legend>
      <FieldsOf {...props} fields={fields} />
      {optional && (
        <Button kind="link" onClick={() => write(path, undefined)}>
          {say.remove(label)}
        </Button>
      )}
    </fieldset>
  )
}

/** The fields of a group, one under the other. */
export function FieldsOf({
  fields,
  path,
  value,
  lang,
  ...writing
}: Writing & Pick<FieldProps, 'path' | 'value' | 'lang'> & { fields: readonly Field[] }) {
  const words: Readonly<Record<string, string>> = useMessages(adminFieldMessages).fields
  const group = value as Readonly<Record<string, unknown>>
  return (
    <div className="admin-fields">
      {fields.map(({ name, shape, optional }) => (
        <FieldView
          fault={writing.fault}
          key={name}
          label={words[name] ?? name}
          name={name}
          optional={optional}
          path={path === '' ? name : `${path}.${name}`}
          shape={shape}
          subjects={writing.subjects}
          value={group[name]}
          write={writing.write}
          {...(lang && { lang })}
        />
      ))}
    </div>
  )
}

type List = Extract<Shape, { kind: 'list' }>

function ListField(props: Omit<FieldProps, 'shape'> & { shape: List }) {
  const { shape, path, name, label, value, write, fault } = props
  const say = useFormWords()
  const names: Readonly<Record<string, string>> = useMessages(adminFieldMessages).items
  const items = (value ?? []) as readonly unknown[]
  const itemName = names[name] ?? label
  const put = (next: readonly unknown[]) => write(path, next)
  const wrong = items.length === 0 && fault(path)
  return (
    <fieldset className="admin-list">
      <legend>{label}</legend>
      {items.length === 0 && <p className="text-muted">{say.empty}</p>}
      {wrong && <FieldError>{wrong}</FieldError>}
      <ol>
        {items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place; what is typed lies in the document.
          <li key={place}>
            <Item
              {...props}
              count={items.length}
              item={item}
              itemName={say.item(itemName, place + 1)}
              move={by => put(moved(items, place, place + by))}
              place={place}
              remove={() => put(items.filter((_, at) => at !== place))}
            />
          </li>
        ))}
      </ol>
      {shape.item.kind === 'variants' ? (
        <AddVariant onAdd={one => put([...items, one])} variants={shape.item.variants} />
      ) : (
        <Button kind="link" onClick={() => put([...items, emptyOf(shape.item)])}>
          {say.add(itemName)}
        </Button>
      )}
    </fieldset>
  )
}

/** The list with an entry at another place. */
function moved(items: readonly unknown[], from: number, to: number): readonly unknown[] {
  const rest = items.filter((_, at) => at !== from)
  return [...rest.slice(0, to), items[from], ...rest.slice(to)]
}

interface ItemProps extends Omit<FieldProps, 'shape'> {
  shape: List
  item: unknown
  itemName: string
  place: number
  count: number
  move: (by: number) => void
  remove: () => void
}

function Item({ shape, item, itemName, place, count, move, remove, ...field }: ItemProps) {
  const say = useFormWords()
  const variants: Readonly<Record<string, string>> = useMessages(adminFieldMessages).variants
  const path = `${field.path}.${place}`
  const variant = shape.item.kind === 'variants' ? variantIn(shape.item.variants, item) : undefined
  const own = variant ? variant.shape : shape.item
  const tools = (
    <div className="admin-tools">
      <Button aria-label={say.up(itemName)} disabled={place === 0} kind="icon" onClick={() => move(-1)}>
        <ArrowUp aria-hidden size={18} />
      </Button>
      <Button
        aria-label={say.down(itemName)}
        disabled={place === count - 1}
        kind="icon"
        onClick={() => move(1)}
      >
        <ArrowDown aria-hidden size={18} />
      </Button>
      <Button aria-label={say.remove(itemName)} kind="icon" onClick={remove}>
        <Trash aria-hidden size={18} />
      </Button>
    </div>
  )
  if (own.kind !== 'group') {
    return (
      <div className="admin-row">
        <FieldView {...field} label={itemName} path={path} shape={own} value={item} />
        {tools}
      </div>
    )
  }
  return (
    <details className="admin-item" data-wrong={field.fault(path) !== undefined || undefined}>
      <summary>
        <span className="admin-item-name">{variant ? variants[variant.name] : itemName}</span>
        <span className="admin-item-words" lang={field.lang}>
          {excerpt(item)}
        </span>
      </summary>
      <FieldsOf {...field} fields={own.fields} path={path} value={item} />
      {tools}
    </details>
  )
}
