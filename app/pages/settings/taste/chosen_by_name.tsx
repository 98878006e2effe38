import { useState } from 'react'
import type { Exclusions } from '../../../../domain/catalogue/fitting.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { ChosenNames, type Named } from '../../../components/chosen_names.tsx'
import { SettingRow } from '../../../settings/row.tsx'
import { tasteForms } from './forms.ts'
import { Left } from './left.tsx'
import { exclusionsOf, idsOf, type TasteRoom, useTaste } from './taste.ts'
import { settingsTasteMessages } from './words.ts'

interface Props {
  field: 'ingredients' | 'never'
  label: string
  note: string
  find: { label: string; hint: string }
  /** The possible additions. */
  offered: readonly (Named & { also?: string; detail?: string })[]
  room: TasteRoom
}

/** Exclusions, found by name: added and removed together, and saved together. */
export function ChosenByName({ field, label, note, offered, find: words, room }: Props) {
  const say = useMessages(settingsTasteMessages)
  const taste = room.shown
  const stands = taste[field]
  const setting = useTaste(tasteForms[field], room, { [field]: idsOf(stands) })
  const [chosen, setChosen] = useState<readonly Named[]>(stands)
  const exclusions: Exclusions = { ...exclusionsOf(taste), [field]: idsOf(chosen) }
  return (
    <SettingRow
      label={label}
      note={`${note} ${say.note}`}
      setting={{
        ...setting,
        start: () => {
          setChosen(stands)
          setting.start()
        },
      }}
      value={stands.map(({ name }) => name).join(', ') || say.nothing}
    >
      <ChosenNames
        chosen={chosen}
        error={setting.of(field)}
        label={label}
        name={field}
        offered={offered}
        onChoose={setChosen}
        remove={say.remove}
        search={words}
      />
      <Left exclusions={exclusions} taste={taste} />
    </SettingRow>
  )
}
