import type { BrandId, Province } from '../../../../domain/brands.ts'
import { formatRate } from '../../../../domain/money.ts'
import { type TaxClass, type TaxCode, taxesIn } from '../../../../domain/tax/classes.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Panel } from '../../../office/panel.tsx'
import type { TermValue } from '../../../office/terms/term_fields.ts'
import { termWords } from '../../../office/terms/term_words.ts'
import { SheetForm } from './sheet_form.tsx'
import { type Sheet, type SheetState, useSheet } from './use_sheet.ts'
import { ValueField } from './value_field.tsx'
import { priceWords } from './words.ts'

/** Taxes by province and class of products, now and from the date of a change. */
export function TaxSheet({ brand, sheet: data }: { brand: BrandId; sheet: Sheet }) {
  const say = useMessages(priceWords)
  const sheet = useSheet(brand, data)
  const provinces = [...new Set(sheet.rows.map(({ subject }) => subject.split('/')[0] as Province))]
  return (
    <SheetForm brand={brand} byWeek={false} first={data.first} name={say.parts.taxes} sheet={sheet}>
      {provinces.map(province => (
        <Panel bare key={province} said={say.untaxed} title={say.provinces[province]}>
          <ProvinceTable province={province} sheet={sheet} />
        </Panel>
      ))}
    </SheetForm>
  )
}

const rateIn = (value: TermValue | null, code: TaxCode): number | null =>
  value && 'taxes' in value ? (value.taxes.find(tax => tax.code === code)?.rate ?? null) : null

function ProvinceTable({ province, sheet }: { province: Province; sheet: SheetState }) {
  const say = useMessages(priceWords)
  const { fields } = useMessages(termWords)
  const locale = useLocale()
  const codes = taxesIn[province]
  const then = sheet.from || sheet.today
  const rate = (of: number | null) => (of === null ? '–' : formatRate(of, locale))
  return (
    <table className="of-table">
      <caption className="visually-hidden">{say.taxesIn(say.provinces[province])}</caption>
      <thead>
        <tr>
          <th scope="col">{say.columns.class}</th>
          {codes.map(code => (
            <th data-end key={code} scope="col">
              {say.taxNow(fields[code])}
            </th>
          ))}
          {codes.map(code => (
            <th data-end key={code} scope="col">
              {say.taxFrom(fields[code], then)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sheet.rows
          .filter(({ subject }) => subject.startsWith(`${province}/`))
          .map(row => {
            const name = say.classes[row.subject.split('/')[1] as TaxClass]
            return (
              <tr data-chosen={row.isChanged || undefined} key={row.subject}>
                <th scope="row">{name}</th>
                {codes.map(code => (
                  <td data-column={say.taxNow(fields[code])} data-end key={code}>
                    {rate(rateIn(row.now, code))}
                  </td>
                ))}
                {codes.map(code => (
                  <td data-column={say.taxFrom(fields[code], then)} data-end key={code}>
                    <ValueField
                      field={code}
                      label={say.rateOf(fields[code], name, say.provinces[province])}
                      row={row}
                      sheet={sheet}
                      words={rate(rateIn(row.next, code))}
                    />
                  </td>
                ))}
              </tr>
            )
          })}
      </tbody>
    </table>
  )
}
