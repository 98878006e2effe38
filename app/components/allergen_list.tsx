interface AllergenListProps {
  allergens: readonly {
    id: string
    name: string
    /** The ingredients that bring it: "sour cream". */
    from?: string
  }[]
}

/** What a dish contains, each allergen set off. */
export function AllergenList({ allergens }: AllergenListProps) {
  return (
    <ul className="allergen-list">
      {allergens.map(({ id, name, from }) => (
        <li className="allergen" key={id}>
          <b>{name}</b> {from}
        </li>
      ))}
    </ul>
  )
}
