import { useMemo, useState } from 'react'
import type { Exclusions } from '../../../../domain/catalogue/fitting.ts'
import { find, searchIndex } from '../../../../domain/search/find.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { X } from '../../../components/icons.tsx'
import { SearchCombobox } from '../../../components/search_combobox.tsx'
import { SettingRow } from '../../../settings/row.tsx'
import { tasteForms } from './forms.ts'
import { Left } from './left.tsx'
import { exclusionsOf, idsOf, type TasteRoom, useTaste } from './taste.ts'
import { settingsTasteMessages } from './words.ts'

interface Named {
  id: string
  name: string
}

interface Props {
  field: 'ingredients' | 'never'
  label: string
  note: string
  find: { label: string; hint: string }
  /** The possible additions. */
  offered: readonly (Named & { also?: string; detail?: string })[]
  room: TasteRoom
}

/** Suggestions at a time. */
const most = 8

/** Exclusions, found by name: added and removed together, and saved together. */
export function ChosenByName({ field, label, note, offered, find: words, room }: Props) {
  const say = useMessages(settingsTasteMessages)
  const taste = room.shown
  const stands = taste[field]
  const setting = useTaste(tasteForms[field], room, { [field]: idsOf(stands) })
  const [chosen, setChosen] = useState<readonly Named[]>(stands)
  const [typed, setTyped] = useState('')
  const index = useMemo(
    () => searchIndex(offered.map(({ id, name, also = '' }) => ({ id, name, more: also }))),
    [offered],
  )
  const suggest = async (text: string) => {
    const found = (find(index, text) ?? []).filter(id => !chosen.some(one => one.id === id)).slice(0, most)
    return found.flatMap(id => {
      const one = offered.find(other => other.id === id)
      return one ? [{ ...one, label: one.name }] : []
    })
  }
  const exclusions: Exclusions = { ...exclusionsOf(taste), [field]: idsOf(chosen) }
  return (
    <SettingRow
      label={label}
      note={`${note} ${say.note}`}
      setting={{
        ...setting,
        start: () => {
          setChosen(stands)
          setTyped('')
          setting.start()
        },
      }}
      value={stands.map(({ name }) => name).join(', ') || say.nothing}
    >
      <SearchCombobox
        error={setting.of(field)}
        from={2}
        hint={words.hint}
        label={words.label}
        load={suggest}
        name="search"
        onChoose={({ id, name }) => {
          setChosen([...chosen, { id, name }])
          setTyped('')
        }}
        onType={setTyped}
        value={typed}
      />
      {chosen.length > 0 && (
        <ul aria-label={label} className="chips">
          {chosen.map(({ id, name }) => (
            <li key={id}>
              <input name={field} type="hidden" value={id} />
              <button
                aria-label={say.remove(name)}
                className="chip"
                onClick={() => setChosen(chosen.filter(one => one.id !== id))}
                type="button"
              >
                {name}
                <X aria-hidden size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Left exclusions={exclusions} taste={taste} />
    </SettingRow>
  )
}
