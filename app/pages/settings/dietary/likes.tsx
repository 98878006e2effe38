import { useState } from 'react'
import { categoryMessages } from '../../../../i18n/browse.ts'
import { cuisineMessages } from '../../../../i18n/cuisines.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { ChipChoices, ChipGroup, toggled } from '../../../components/controls/chips.tsx'
import { SettingRow } from '../../../settings/row.tsx'
import { LikeThat } from './left.tsx'
import { type KnownDish, type Taste, useTaste } from './taste.ts'
import { settingsTasteMessages } from './words.ts'

/** Preferred categories of dishes. */
export function Categories({ taste }: { taste: Taste }) {
  const say = useMessages(settingsTasteMessages)
  return (
    <Likes
      field="tastePreferences"
      label={say.categories}
      names={useMessages(categoryMessages)}
      offered={taste.categories}
      of={dish => dish.category}
      taste={taste}
    />
  )
}

/** Cuisines that the automatic choice prefers. */
export function Cuisines({ taste }: { taste: Taste }) {
  const say = useMessages(settingsTasteMessages)
  return (
    <Likes
      field="cuisines"
      label={say.cuisines}
      names={useMessages(cuisineMessages)}
      note={say.cuisinesNote}
      offered={taste.known.cuisines}
      of={dish => dish.cuisine}
      taste={taste}
    />
  )
}

interface LikesProps {
  field: 'tastePreferences' | 'cuisines'
  label: string
  note?: string
  offered: readonly string[]
  names: Readonly<Record<string, string>>
  of: (dish: KnownDish) => string
  taste: Taste
}

function Likes({ field, label, note, offered, names, of, taste }: LikesProps) {
  const say = useMessages(settingsTasteMessages)
  const setting = useTaste()
  const stands: readonly string[] = taste[field]
  const [ticked, setTicked] = useState(stands)
  const nameOf = (id: string) => names[id] ?? id
  return (
    <SettingRow
      label={label}
      note={note ? `${note} ${say.note}` : say.note}
      onSave={() =>
        void setting.save({ [field]: offered.filter(id => ticked.includes(id)) }, { [field]: stands })
      }
      setting={{
        ...setting,
        start: () => {
          setTicked(stands)
          setting.start()
        },
      }}
      value={stands.map(nameOf).join(', ') || say.nothing}
    >
      <ChipGroup legend={label}>
        <ChipChoices
          chosen={ticked}
          name={field}
          onToggle={(id, on) => setTicked(toggled(ticked, id, on))}
          options={offered.map(id => ({ value: id, title: nameOf(id) }))}
        />
      </ChipGroup>
      <LikeThat liked={dish => ticked.includes(of(dish))} taste={taste} />
    </SettingRow>
  )
}
