// The columns of the market: what can be changed stands in a cell of its own.

import { Link } from 'react-router'
import { isLow } from '../../../../domain/catalogue/low_stock.ts'
import { formatMoney, formatRate, formatWhole } from '../../../../domain/money.ts'
import { shelfMessages } from '../../../../i18n/browse.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { DishPicture } from '../../../dishes/dish_picture.tsx'
import { InlineCell } from '../../../office/inline_cell.tsx'
import { OfBrand, State } from '../../../office/state.tsx'
import type { Column } from '../../../office/table/columns.ts'
import { useOfficeApi } from '../../../office/use_office.ts'
import type { MarketList, MarketRow } from './page.tsx'
import { PriceCell, type PriceEdit } from './price_cell.tsx'
import { marketWords } from './words.ts'

interface ColumnsProps {
  list: MarketList
  hrefOf: (row: MarketRow) => string
  mayWrite: boolean
  edit: PriceEdit | null
  setEdit: (edit: PriceEdit | null) => void
}

const whole = (typed: string): number => (/^\s*\d+\s*$/.test(typed) ? Number(typed) : Number.NaN)

/** Nobody runs out of what the week does not have. */
const leftIn = ({ stock }: MarketRow): number | null =>
  stock === null || stock.capacity === 0 ? null : stock.capacity - stock.taken

export function useMarketColumns({
  list,
  hrefOf,
  mayWrite,
  edit,
  setEdit,
}: ColumnsProps): Column<MarketRow>[] {
  const say = useMessages(marketWords)
  const shelves: Readonly<Record<string, string>> = useMessages(shelfMessages)
  const shelfIn = (shelf: string) => shelves[shelf] ?? shelf
  const locale = useLocale()
  const { columns } = say
  const provinces = list.taxes[0]?.provinces.map(({ province }) => province) ?? []
  const rateIn = (row: MarketRow, province: string): number =>
    list.taxes
      .find(({ taxClass }) => taxClass === row.taxClass)
      ?.provinces.find(one => one.province === province)
      ?.taxes.reduce((sum, { rate }) => sum + rate, 0) ?? 0
  const marginOf = ({ priceCents, costCents }: MarketRow) =>
    costCents === null || priceCents === 0
      ? null
      : Math.round(((priceCents - costCents) / priceCents) * 1_000) / 10
  return [
    {
      id: 'item',
      words: columns.item,
      cell: row => <ItemName href={hrefOf(row)} row={row} />,
      by: ({ name }) => name,
    },
    {
      id: 'sold',
      words: columns.soldBy,
      cell: ({ brands }) => (
        <span className="of-sold-by">
          {brands.map(brand => (
            <OfBrand brand={brand} key={brand} />
          ))}
        </span>
      ),
      csv: ({ brands }) => brands.join(' '),
    },
    {
      id: 'price',
      words: columns.price,
      cell: ({ priceCents }) => formatMoney(priceCents, locale),
      by: ({ priceCents }) => priceCents,
      end: true,
    },
    {
      id: 'to_come',
      words: columns.toCome,
      cell: row => (
        <PriceCell edit={edit} mayWrite={mayWrite} mondays={list.mondays} row={row} setEdit={setEdit} />
      ),
      by: ({ toCome }) => toCome?.cents ?? null,
      csv: ({ toCome }) => (toCome === null ? '' : `${toCome.cents} ${toCome.from}`),
    },
    {
      id: 'left',
      words: columns.left,
      cell: row => <LeftCell mayWrite={mayWrite} row={row} week={list.week} />,
      by: leftIn,
      end: true,
    },
    {
      id: 'class',
      words: columns.taxClass,
      cell: ({ taxClass }) => say.taxClasses[taxClass],
      by: ({ taxClass }) => say.taxClasses[taxClass],
    },
    ...provinces.map(
      (province): Column<MarketRow> => ({
        id: province.toLowerCase(),
        words: province,
        cell: row => formatRate(rateIn(row, province), locale),
        by: row => rateIn(row, province) / 1_000,
        end: true,
      }),
    ),
    {
      id: 'usual',
      words: columns.usual,
      cell: row =>
        mayWrite ? (
          <FieldCell
            done={say.usualNow(row.name)}
            label={say.usualOf(row.name)}
            part={typed => ({ weeklyStock: whole(typed) })}
            from="new"
            row={row}
            value={String(row.weeklyStock)}
          />
        ) : (
          formatWhole(row.weeklyStock, locale)
        ),
      by: ({ weeklyStock }) => weeklyStock,
      end: true,
      isOptional: true,
    },
    ...(['en', 'fr'] as const).map(
      (language): Column<MarketRow> => ({
        id: `name_${language}`,
        words: language === 'en' ? columns.nameEn : columns.nameFr,
        cell: row =>
          mayWrite ? (
            <FieldCell
              done={say.nameNow(row.name)}
              from="now"
              label={language === 'en' ? say.nameEnOf(row.name) : say.nameFrOf(row.name)}
              part={typed => ({ name: { ...row.names, [language]: typed } })}
              row={row}
              value={row.names[language]}
            />
          ) : (
            <span lang={language}>{row.names[language]}</span>
          ),
        by: ({ names }) => names[language],
        isOptional: true,
      }),
    ),
    {
      id: 'shelf',
      words: columns.shelf,
      cell: ({ shelf }) => shelfIn(shelf),
      by: ({ shelf }) => shelfIn(shelf),
      isOptional: true,
    },
    {
      id: 'allergens',
      words: columns.allergens,
      cell: ({ allergens }) => allergens.join(', '),
      csv: ({ allergens }) => allergens.join(', '),
      isOptional: true,
    },
    {
      id: 'cost',
      words: columns.cost,
      cell: ({ costCents }) => (costCents === null ? '–' : formatMoney(costCents, locale)),
      by: ({ costCents }) => costCents,
      end: true,
      isOptional: true,
    },
    {
      id: 'margin',
      words: columns.margin,
      cell: row => marginOf(row)?.toLocaleString(`${locale}-CA`) ?? '–',
      by: marginOf,
      end: true,
      isOptional: true,
    },
    {
      id: 'supplier',
      words: columns.supplier,
      cell: ({ supplier }) => supplier ?? '–',
      by: ({ supplier }) => supplier,
      isOptional: true,
    },
  ]
}

function ItemName({ row, href }: { row: MarketRow; href: string }) {
  const say = useMessages(marketWords)
  return (
    <span className="of-dish">
      <DishPicture across={28} picture={row.picture} size="thumb" />
      <span>
        <Link to={href}>{row.name}</Link> <span className="of-meta">{row.unit}</span>
        {row.withdrawn && (
          <State shape="skipped" tone="bad">
            {say.withdrawn}
          </State>
        )}
      </span>
    </span>
  )
}

function LeftCell({ row, week, mayWrite }: { row: MarketRow; week: string; mayWrite: boolean }) {
  const say = useMessages(marketWords)
  const api = useOfficeApi()
  const left = leftIn(row)
  if (left === null || row.stock === null) return <span className="of-meta">{say.notHere}</span>
  const words = say.of(left, row.stock.capacity)
  const shown = isLow(row.stock) ? (
    <State shape="lowStock" tone="warn">
      {words}
    </State>
  ) : (
    words
  )
  if (!mayWrite) return shown
  return (
    <InlineCell
      done={say.leftNow(row.name)}
      inputMode="numeric"
      label={say.leftOf(row.name)}
      save={typed => api().post('market_admin.set_left', { id: row.id, week, left: whole(typed) })}
      value={String(left)}
    >
      {shown}
    </InlineCell>
  )
}

interface FieldCellProps {
  row: MarketRow
  label: string
  value: string
  from: 'now' | 'new'
  part: (typed: string) => object
  done: string
}

/** A field of an item. Undo adds a further version with what was before. */
function FieldCell({ row, label, value, from, part, done }: FieldCellProps) {
  const say = useMessages(marketWords)
  const api = useOfficeApi()
  const save = async (typed: string) => {
    // What is put back comes after the version that is taken back.
    const isPutBack = typed === value
    const base = isPutBack ? (await api().get('market_admin.show', { id: row.id })).version : row.version
    await api().post('market_admin.change', {
      id: row.id,
      base,
      change: part(typed),
      from,
      reason: say.inTable,
    })
  }
  return <InlineCell done={done} label={label} save={save} value={value} />
}
