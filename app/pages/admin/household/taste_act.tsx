import { useMemo, useState } from 'react'
import type { InputOf, OutputOf } from '../../../../contract/index.ts'
import { allergensOfChoice, choicesAmong } from '../../../../domain/catalogue/allergens.ts'
import { ActButton } from '../../../admin/acting/act.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { Checkbox } from '../../../components/checkbox.tsx'
import { ChosenNames, type Named } from '../../../components/chosen_names.tsx'
import { ChipChoices, ChipGroup } from '../../../components/controls/chips.tsx'
import { useAttempt } from '../../../forms/attempt.ts'
import { useOfficeApi } from '../../../office/use_office.ts'
import { householdPageMessages } from './words.ts'

type Taste = OutputOf<'households_admin.taste'>

interface Chosen {
  exclusions: readonly string[]
  severe: readonly string[]
  ingredients: readonly Named[]
  never: readonly Named[]
  vegetarian: boolean
  vegan: boolean
}

/** Changes what a household never eats, and its diet. */
export function ChangeTaste({ client }: { client: { id: string; name: string } }) {
  const say = useMessages(householdPageMessages).taste
  const api = useOfficeApi()
  const attempt = useAttempt()
  const [taste, setTaste] = useState<Taste | null>(null)
  const [chosen, choose] = useState<Chosen | null>(null)
  const look = () =>
    attempt.run(async () => {
      const read = await api().get('households_admin.taste', { clientId: client.id })
      setTaste(read)
      choose(read)
    })
  return (
    <ActButton
      attempt={attempt}
      clientId={client.id}
      done={say.done(client.name)}
      fields={taste && chosen && <Fields choose={choose} chosen={chosen} taste={taste} />}
      onOpen={() => void look()}
      title={say.title(client.name)}
      what={taste && chosen && hasChanged(taste, chosen) ? { act: 'taste', with: sent(chosen) } : null}
      words={say.words}
    />
  )
}

const idsOf = (named: readonly Named[]) => named.map(({ id }) => id)

const sent = ({
  exclusions,
  severe,
  ingredients,
  never,
  vegetarian,
  vegan,
}: Chosen): InputOf<'settings_taste.update'> => ({
  exclusions: [...exclusions],
  severe: severe.filter(id => exclusions.includes(id)),
  ingredients: idsOf(ingredients),
  never: idsOf(never),
  vegetarian: vegetarian || vegan,
  vegan,
})

const hasChanged = (taste: Taste, chosen: Chosen) =>
  JSON.stringify(sent(taste)) !== JSON.stringify(sent(chosen))

interface FieldsProps {
  taste: Taste
  chosen: Chosen
  choose: (chosen: Chosen) => void
}

function Fields({ taste, chosen, choose }: FieldsProps) {
  const say = useMessages(householdPageMessages).taste
  const { known } = taste
  const ingredients = useMemo(
    () => known.ingredients.map(({ members, ...one }) => ({ ...one, detail: members.join(', ') })),
    [known.ingredients],
  )
  return (
    <>
      <Allergens choose={choose} chosen={chosen} name="exclusions" taste={taste} />
      {chosen.exclusions.length > 0 && (
        <Allergens choose={choose} chosen={chosen} name="severe" taste={taste} />
      )}
      <ChosenNames
        chosen={chosen.ingredients}
        label={say.ingredients}
        name="ingredients"
        offered={ingredients}
        onChoose={named => choose({ ...chosen, ingredients: named })}
        remove={say.remove}
      />
      <ChosenNames
        chosen={chosen.never}
        label={say.never}
        name="never"
        offered={known.dishes}
        onChoose={named => choose({ ...chosen, never: named })}
        remove={say.remove}
      />
      <Checkbox
        checked={chosen.vegetarian || chosen.vegan}
        disabled={chosen.vegan}
        onChange={event => choose({ ...chosen, vegetarian: event.currentTarget.checked })}
      >
        {say.vegetarian}
      </Checkbox>
      <Checkbox
        checked={chosen.vegan}
        onChange={event => choose({ ...chosen, vegan: event.currentTarget.checked })}
      >
        {say.vegan}
      </Checkbox>
    </>
  )
}

/** The excluded allergens, or the severe ones among them. */
function Allergens({ taste, chosen, choose, name }: FieldsProps & { name: 'exclusions' | 'severe' }) {
  const say = useMessages(householdPageMessages).taste
  const open = name === 'exclusions' ? taste.allergens.map(({ id }) => id) : chosen.exclusions
  const among = (ids: readonly string[]) =>
    choicesAmong(
      ids,
      taste.allergens.map(({ id }) => id),
    )
  const offered = taste.allergens.filter(({ id }) => among(open).includes(id))
  const tick = (choice: string, on: boolean) => {
    const meant = allergensOfChoice(choice).filter(id => open.includes(id))
    const rest = chosen[name].filter(id => !meant.includes(id))
    choose({ ...chosen, [name]: on ? [...rest, ...meant] : rest })
  }
  return (
    <ChipGroup legend={say[name]}>
      <ChipChoices
        chosen={among(chosen[name])}
        name={name}
        onToggle={tick}
        options={offered.map(({ id, name: title }) => ({ value: id, title }))}
      />
    </ChipGroup>
  )
}
