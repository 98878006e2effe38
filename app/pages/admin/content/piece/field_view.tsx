// A field for each part of a document, by its shape (shape.ts). The entries of a list can be opened, moved, removed and
// added.

import { memo } from 'react'
import { adminFieldMessages } from '../../../../../i18n/admin_fields.ts'
import { moved } from '../../../../admin/movers.tsx'
import { useMessages } from '../../../../components/brand_context.tsx'
import { Button } from '../../../../components/button.tsx'
import { FieldError } from '../../../../components/field.tsx'
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
import { AddVariant, excerpt, ItemTools, useKeys } from './list_parts.tsx'
import { emptyOf, type Field, type Shape, variantIn } from './shape.ts'

/** Rendered again only where something in it changed: a page has about a hundred fields. */
const FieldView = memo(function FieldView(props: FieldProps) {
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

/** Fields that belong together; an optional group is added and removed as one. */
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

/** The fields of a group, below each other. */
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
  const [keys, changeKeys] = useKeys(items.length)
  /** The same change to the entries and to their React keys, so that an open entry stays open. */
  const change = (by: <T>(list: readonly T[]) => readonly T[]) => {
    write(path, by(items))
    changeKeys(by)
  }
  const add = (item: unknown) => write(path, [...items, item])
  const wrong = items.length === 0 && fault(path)
  return (
    <fieldset className="admin-list">
      <legend>{label}</legend>
      {items.length === 0 && <p className="text-muted">{say.empty}</p>}
      {wrong && <FieldError>{wrong}</FieldError>}
      <ol>
        {items.map((item, place) => (
          <li key={keys[place]}>
            <Item
              {...props}
              count={items.length}
              item={item}
              itemName={say.item(itemName, place + 1)}
              move={by => change(list => moved(list, place, place + by))}
              place={place}
              remove={() => change(list => list.filter((_, at) => at !== place))}
            />
          </li>
        ))}
      </ol>
      {shape.item.kind === 'variants' ? (
        <AddVariant onAdd={add} variants={shape.item.variants} />
      ) : (
        <Button kind="link" onClick={() => add(emptyOf(shape.item))}>
          {say.add(itemName)}
        </Button>
      )}
    </fieldset>
  )
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
  const variants: Readonly<Record<string, string>> = useMessages(adminFieldMessages).variants
  const path = `${field.path}.${place}`
  const variant = shape.item.kind === 'variants' ? variantIn(shape.item.variants, item) : undefined
  const own = variant ? variant.shape : shape.item
  const tools = <ItemTools count={count} move={move} name={itemName} place={place} remove={remove} />
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
