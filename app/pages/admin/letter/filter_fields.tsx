import { type BrandId, brands, locales } from '../../../../domain/brands.ts'
import { standings } from '../../../../domain/letters/filter.ts'
import { planSizes } from '../../../../domain/plans.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { ChipChoices, ChipGroup, toggled } from '../../../components/controls/chips.tsx'
import { TextField } from '../../../components/text_fields.tsx'
import type { Attempt } from '../../../forms/attempt.ts'
import { type ChosenField, chosenFields, type Draft, type TypedField, typedFields } from './draft.ts'
import { useFilterOptions } from './use_filter_options.ts'
import { letterMessages } from './words.ts'

interface FilterFieldsProps {
  brand: BrandId
  zones: readonly string[]
  draft: Draft
  onChange: (part: Partial<Draft>) => void
  attempt: Attempt
}

export function FilterFields({ brand, zones, draft, onChange, attempt }: FilterFieldsProps) {
  const say = useMessages(letterMessages)
  const titleOf = useFilterOptions()
  const { chosen, typed } = draft
  const offered: Readonly<Record<ChosenField, readonly string[]>> = {
    standings,
    provinces: brands[brand].provinces,
    plans: planSizes.map(({ id }) => id),
    languages: locales,
    zones,
  }
  const typedField = (field: TypedField) => ({
    ...{ autoComplete: 'off', label: say.fields[field], name: field, value: typed[field] },
    error: attempt.of(`filter.${field}`) ?? attempt.of(field),
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ typed: { ...typed, [field]: event.currentTarget.value } }),
  })
  return (
    <div className="admin-fields">
      <p className="of-meta">{say.listNote}</p>
      {chosenFields.map(field => (
        <ChipGroup key={field} legend={say.fields[field]}>
          <ChipChoices
            chosen={chosen[field]}
            name={field}
            onToggle={(value, on) =>
              onChange({ chosen: { ...chosen, [field]: toggled(chosen[field], value, on) } })
            }
            options={offered[field].map(value => ({ value, title: titleOf(field, value) }))}
          />
        </ChipGroup>
      ))}
      <TextField {...typedField('areas')} hint={say.areasHint} />
      <div className="of-limits">
        {typedFields
          .filter(field => field !== 'areas')
          .map(field => (
            <TextField
              {...typedField(field)}
              {...(field.startsWith('joined') ? { type: 'date' } : { inputMode: 'decimal' })}
              key={field}
            />
          ))}
      </div>
    </div>
  )
}
