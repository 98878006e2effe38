import { useState } from 'react'
import { SearchCombobox, type Suggestion } from '../components/search_combobox.tsx'

interface AddBySearchProps<S extends Suggestion> {
  label: string
  hint?: string
  name: string
  find: (typed: string) => Promise<readonly S[]>
  onAdd: (found: S) => void
}

/** Finds something by its name and adds it; the field is empty again for the next one. */
export function AddBySearch<S extends Suggestion>({ label, hint, name, find, onAdd }: AddBySearchProps<S>) {
  const [typed, setTyped] = useState('')
  return (
    <div className="of-add">
      <SearchCombobox
        {...(hint !== undefined && { hint })}
        from={2}
        label={label}
        load={find}
        name={name}
        onChoose={found => {
          onAdd(found)
          setTyped('')
        }}
        onType={setTyped}
        value={typed}
      />
    </div>
  )
}
