import { useState } from 'react'
import { AddBySearch } from '../../../admin/add_by_search.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { Panel } from '../../../office/panel.tsx'
import { useOfficeApi } from '../../../office/use_office.ts'
import type { EditedDish, Writing } from './dish.ts'
import { dishWords } from './words.ts'

/** The market items and meals that go with a dish. */
export function Pairings({ recipe, edit, mayWrite, known }: Writing & { known: EditedDish['pairings'] }) {
  const say = useMessages(dishWords)
  const api = useOfficeApi()
  const [names, setNames] = useState(() => new Map(known.map(({ id, name }) => [id, name])))
  const { pairings } = recipe
  const find = async (q: string) => {
    const { products } = await api().get('meals_admin.find_pairings', { q })
    return products
      .filter(({ id }) => !pairings.includes(id) && id !== recipe.id)
      .map(({ id, name, kind }) => ({ id, label: name, ...(kind === 'rte' && { detail: say.kinds.rte }) }))
  }
  return (
    <Panel title={say.pairings}>
      <ul className="of-pills">
        {pairings.map(id => (
          <li className="of-pill" key={id}>
            <span>{names.get(id) ?? id}</span>
            {mayWrite && (
              <button
                aria-label={say.removeOf(names.get(id) ?? id)}
                className="of-btn"
                data-kind="bare"
                onClick={() => edit({ pairings: pairings.filter(other => other !== id) })}
                type="button"
              >
                ×
              </button>
            )}
          </li>
        ))}
        {pairings.length === 0 && <li className="of-meta">{say.noPairings}</li>}
      </ul>
      {mayWrite && pairings.length < 10 && (
        <AddBySearch
          find={find}
          label={say.addPairing}
          name="add_pairing"
          onAdd={({ id, label }) => {
            setNames(new Map([...names, [id, label]]))
            edit({ pairings: [...pairings, id] })
          }}
        />
      )}
    </Panel>
  )
}
