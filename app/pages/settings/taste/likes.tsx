import { useState } from 'react'
import { categoryMessages } from '../../../../i18n/browse.ts'
import { cuisineMessages } from '../../../../i18n/cuisines.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { ChipChoices, ChipGroup, toggled } from '../../../components/controls/chips.tsx'
import { SettingRow } from '../../../settings/row.tsx'
import { tasteForms } from './forms.ts'
import { LikeThat } from './left.tsx'
import { type KnownDish, type TasteRoom, useTaste } from './taste.ts'
import { settingsTasteMessages } from './words.ts'

/** Preferred categories of dishes. */
export function Categories({ room }: { room: TasteRoom }) {
  const say = useMessages(settingsTasteMessages)
  return (
    <Likes
      field="tastePreferences"
      label={say.categories}
      names={useMessages(categoryMessages)}
      offered={room.shown.categories}
      of={dish => dish.category}
      room={room}
    />
  )
}

/** Cuisines that the automatic choice prefers. */
export function Cuisines({ room }: { room: TasteRoom }) {
  const say = useMessages(settingsTasteMessages)
  return (
    <Likes
      field="cuisines"
      label={say.cuisines}
      names={useMessages(cuisineMessages)}
      note={say.cuisinesNote}
      offered={room.shown.known.cuisines}
      of={dish => dish.cuisine}
      room={room}
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
  room: TasteRoom
}

function Likes({ field, label, note, offered, names, of, room }: LikesProps) {
  const say = useMessages(settingsTasteMessages)
  const stands = room.shown[field]
  const setting = useTaste(tasteForms[field], room, { [field]: stands })
  const [ticked, setTicked] = useState<readonly string[]>(stands)
  const nameOf = (id: string) => names[id] ?? id
  return (
    <SettingRow
      label={label}
      note={note ? `${note} ${say.note}` : say.note}
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
      <LikeThat liked={dish => ticked.includes(of(dish))} taste={room.shown} />
    </SettingRow>
  )
}
