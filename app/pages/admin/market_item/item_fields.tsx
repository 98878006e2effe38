// Everything that can be said of a market item, as fields of a form that needs no scripts.

import { type ComponentProps, useState } from 'react'
import { brandFacts } from '../../../../brands/index.ts'
import { brandIds, locales } from '../../../../domain/brands.ts'
import { allergens } from '../../../../domain/catalogue/allergen_names.ts'
import { diets, itemCategories, itemShelves } from '../../../../domain/catalogue/types.ts'
import { formatRate } from '../../../../domain/money.ts'
import { taxClasses } from '../../../../domain/tax/classes.ts'
import { categoryMessages, shelfMessages } from '../../../../i18n/browse.ts'
import { UploadPicture } from '../../../admin/upload_picture.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { SelectField, TextField } from '../../../components/text_fields.tsx'
import { DishPicture } from '../../../dishes/dish_picture.tsx'
import { Panel } from '../../../office/panel.tsx'
import type { ItemField } from './forms.ts'
import type { ItemOptions, ShownItem } from './page.tsx'
import { itemWords } from './words.ts'

type Item = ShownItem['item']

interface FieldsProps {
  /** Null for a new one. */
  item: Item | null
  /** Where its picture is; null without one. */
  picture: string | null
  /** What the names of its fields begin with. */
  prefix: 'change' | 'item'
  disabled: boolean
  taxes: ItemOptions['taxes']
  field: (name: ItemField, value?: string) => Omit<ComponentProps<typeof TextField>, 'label'>
  /** What was sent without scripts, and came back. */
  typed: (name: ItemField) => readonly string[] | undefined
}

const dollars = (cents: number | null | undefined) =>
  cents === null || cents === undefined ? '' : (cents / 100).toFixed(2)

export function ItemFields(props: FieldsProps) {
  const { item, disabled, field, taxes } = props
  const say = useMessages(itemWords)
  const categories = useMessages(categoryMessages)
  const shelves = useMessages(shelfMessages)
  const text = (name: ItemField, label: string, value: string | number | null | undefined, hint?: string) => (
    <TextField {...field(name, String(value ?? ''))} disabled={disabled} hint={hint} label={label} />
  )
  const pick = (
    name: ItemField,
    label: string,
    options: { value: string; label: string }[],
    value: string,
  ) => {
    const { error, name: named, defaultValue } = field(name, value)
    return (
      <SelectField
        defaultValue={defaultValue}
        disabled={disabled}
        error={error}
        label={label}
        name={named}
        options={options}
      />
    )
  }
  return (
    <>
      <Panel title={say.about}>
        <div className="of-item-fields">
          {(['name', 'unit', 'promise'] as const).flatMap(part =>
            locales.map(locale => (
              <TextField
                {...field(`${part}.${locale}`, item?.[part][locale] ?? '')}
                disabled={disabled}
                key={`${part} ${locale}`}
                label={say.inLanguage(say.parts[part], say.languages[locale])}
                lang={locale}
              />
            )),
          )}
          {pick(
            'category',
            say.columns.category,
            itemCategories.map(value => ({ value, label: categories[value] })),
            item?.category ?? 'market',
          )}
          {pick(
            'shelf',
            say.columns.shelf,
            itemShelves.map(value => ({ value, label: shelves[value] })),
            item?.shelf ?? 'produce',
          )}
          {text('grams', say.columns.grams, item?.grams, say.orNone)}
          {text('millilitres', say.columns.millilitres, item?.millilitres, say.orNone)}
        </div>
        <Ticks
          {...props}
          all={brandIds.map(id => ({ id, name: brandFacts[id].name }))}
          chosen={item?.brand ?? []}
          legend={say.columns.brands}
          name="brand"
        />
      </Panel>
      <Panel title={say.money}>
        <div className="of-item-fields">
          {text('priceCents', say.columns.price, dollars(item?.priceCents))}
          {text('costCents', say.columns.cost, dollars(item?.costCents), say.orNone)}
          {text('weeklyStock', say.columns.weekly_stock, item?.weeklyStock, say.stockHint)}
          {text('supplier', say.columns.supplier, item?.supplier, say.orNone)}
          {pick(
            'taxClass',
            say.columns.tax_class,
            taxClasses
              .filter(value => value !== 'gift_card')
              .map(value => ({ value, label: say.taxClasses[value] })),
            item?.taxClass ?? 'grocery',
          )}
          {text('taxReason', say.columns.tax_reason, item?.taxReason, say.taxReasonHint)}
        </div>
        <Taxes taxes={taxes} />
      </Panel>
      <Panel title={say.eaten}>
        {(['allergens', 'mayContain'] as const).map(name => (
          <NamedAllergens {...props} key={name} legend={say[name]} name={name} />
        ))}
        <Ticks
          {...props}
          all={diets.map(id => ({ id, name: say.diets[id] }))}
          chosen={item?.diets ?? []}
          legend={say.columns.diets}
          name="diets"
        />
      </Panel>
      <PictureOf {...props} />
    </>
  )
}

function NamedAllergens({
  name,
  item,
  ...props
}: FieldsProps & { name: 'allergens' | 'mayContain'; legend: string }) {
  const locale = useLocale()
  return (
    <Ticks
      {...props}
      all={allergens.map(({ id, name: of }) => ({ id, name: of[locale] }))}
      chosen={item?.[name] ?? []}
      item={item}
      name={name}
    />
  )
}

interface TicksProps extends FieldsProps {
  name: 'brand' | 'diets' | 'allergens' | 'mayContain'
  legend: string
  all: readonly { id: string; name: string }[]
  chosen: readonly string[]
}

function Ticks({ name, legend, all, chosen, prefix, disabled, field, typed }: TicksProps) {
  const { error } = field(name)
  const ticked = typed(name) ?? chosen
  return (
    <fieldset className="of-choices">
      <legend className="of-label">{legend}</legend>
      {all.map(one => (
        <label key={one.id}>
          <input
            aria-invalid={error ? true : undefined}
            defaultChecked={ticked.includes(one.id)}
            disabled={disabled}
            name={`${prefix}.${name}`}
            type="checkbox"
            value={one.id}
          />
          <span>{one.name}</span>
        </label>
      ))}
      {error && <p role="alert">{error}</p>}
    </fieldset>
  )
}

/** What each tax takes of each class in the brand's provinces, and why. */
function Taxes({ taxes }: Pick<FieldsProps, 'taxes'>) {
  const say = useMessages(itemWords)
  const locale = useLocale()
  const provinces = taxes[0]?.provinces.map(({ province }) => province) ?? []
  return (
    <table className="of-table">
      <caption className="visually-hidden">{say.taxes}</caption>
      <thead>
        <tr>
          <th scope="col">{say.columns.tax_class}</th>
          {provinces.map(province => (
            <th key={province} scope="col">
              {province}
            </th>
          ))}
          <th scope="col">{say.why}</th>
        </tr>
      </thead>
      <tbody>
        {taxes.map(({ taxClass, provinces: of }) => (
          <tr key={taxClass}>
            <th scope="row">{say.taxClasses[taxClass]}</th>
            {of.map(({ province, taxes: due }) => (
              <td data-column={province} key={province}>
                {due.length === 0
                  ? say.untaxed
                  : due
                      .map(({ code, rate }) => `${say.taxCodes[code]} ${formatRate(rate, locale)}`)
                      .join(', ')}
              </td>
            ))}
            <td data-column={say.why}>{say.taxReasons[taxClass]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function PictureOf({ item, picture, prefix, disabled, field }: FieldsProps) {
  const say = useMessages(itemWords)
  const [put, setPut] = useState<string | null>(null)
  const { error } = field('picture')
  const name = put ?? item?.picture ?? ''
  return (
    <Panel title={say.picture}>
      <div className="of-picture">
        <DishPicture picture={put ?? picture} size="card" />
        <div className="of-picture-acts">
          {name === '' && <p className="of-meta">{say.noPicture}</p>}
          <input key={name} name={`${prefix}.picture`} type="hidden" value={name} />
          {!disabled && <UploadPicture id="item-upload" onPut={setPut} />}
          {error && <p role="alert">{error}</p>}
        </div>
      </div>
    </Panel>
  )
}
