import { type FilterField, filterFieldNames } from '../../../../domain/letters/filter.ts'
import { formatMoney, formatWhole } from '../../../../domain/money.ts'
import { formatFullDay } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Panel } from '../../../office/panel.tsx'
import { asksNothing, type ChosenField, chosenFields, type Filter } from './draft.ts'
import { useFilterOptions } from './use_filter_options.ts'
import { letterMessages } from './words.ts'

/** Whom a letter was for. */
export function FilterInWords({ filter }: { filter: Filter }) {
  const say = useMessages(letterMessages)
  const locale = useLocale()
  const titleOf = useFilterOptions()
  const inWordsOf = (field: FilterField): string => {
    const value = filter[field]
    if (chosenFields.some(one => one === field))
      return (value as readonly string[]).map(one => titleOf(field as ChosenField, one)).join(', ')
    if (Array.isArray(value)) return value.join(', ')
    if (typeof value === 'number')
      return field === 'creditFrom' ? formatMoney(value, locale) : formatWhole(value, locale)
    return formatFullDay(String(value), locale)
  }
  return (
    <Panel title={say.list}>
      {asksNothing(filter) ? (
        <p>{say.everyone}</p>
      ) : (
        <dl className="of-follows">
          {filterFieldNames
            .filter(field => filter[field] !== null)
            .map(field => (
              <div key={field}>
                <dt>{say.fields[field]}</dt>
                <dd>{inWordsOf(field)}</dd>
              </div>
            ))}
        </dl>
      )}
    </Panel>
  )
}
