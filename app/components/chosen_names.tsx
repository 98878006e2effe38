import { useMemo, useState } from 'react'
import { find, searchIndex } from '../../domain/search/find.ts'
import { X } from './icons.tsx'
import { SearchCombobox } from './search_combobox.tsx'

export interface Named {
  id: string
  name: string
}

interface ChosenNamesProps {
  name: string
  /** The label of the chosen ones; of the search too, where `search` has no other. */
  label: string
  search?: { label: string; hint: string }
  /** The possible additions; `also` are other words to find them by. */
  offered: readonly (Named & { also?: string; detail?: string })[]
  chosen: readonly Named[]
  onChoose: (chosen: readonly Named[]) => void
  /** The name of the button that removes one. */
  remove: (name: string) => string
  error?: string | undefined
}

/** Suggestions at a time. */
const most = 8

/** A list that grows by a search by name. */
export function ChosenNames({
  name,
  label,
  search,
  offered,
  chosen,
  onChoose,
  remove,
  error,
}: ChosenNamesProps) {
  const [typed, setTyped] = useState('')
  const index = useMemo(
    () => searchIndex(offered.map(({ id, name: words, also = '' }) => ({ id, name: words, more: also }))),
    [offered],
  )
  const suggest = async (text: string) => {
    const found = (find(index, text) ?? []).filter(id => !chosen.some(one => one.id === id)).slice(0, most)
    return found.flatMap(id => {
      const one = offered.find(other => other.id === id)
      return one ? [{ ...one, label: one.name }] : []
    })
  }
  return (
    <>
      <SearchCombobox
        error={error}
        from={2}
        hint={search?.hint}
        label={search?.label ?? label}
        load={suggest}
        name="search"
        onChoose={({ id, name: words }) => {
          onChoose([...chosen, { id, name: words }])
          setTyped('')
        }}
        onType={setTyped}
        value={typed}
      />
      {chosen.length > 0 && (
        <ul aria-label={label} className="chips">
          {chosen.map(one => (
            <li key={one.id}>
              <input name={name} type="hidden" value={one.id} />
              <button
                aria-label={remove(one.name)}
                className="chip"
                onClick={() => onChoose(chosen.filter(({ id }) => id !== one.id))}
                type="button"
              >
                {one.name}
                <X aria-hidden size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
