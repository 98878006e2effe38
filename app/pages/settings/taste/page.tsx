import { useMemo, useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { allergensOfChoice, choicesAmong } from '../../../../domain/catalogue/allergens.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { ChipChoices, ChipGroup } from '../../../components/controls/chips.tsx'
import { settingsAction } from '../../../settings/action.ts'
import { SettingsFrame, SettingsPart } from '../../../settings/frame.tsx'
import { loadSettings } from '../../../settings/load.ts'
import { SettingRow, SettingRows, SettingToggle } from '../../../settings/row.tsx'
import { useRoom } from '../../../settings/use_room.ts'
import { ChosenByName } from './chosen_by_name.tsx'
import { dietForms, tasteForms } from './forms.ts'
import { Left } from './left.tsx'
import { Categories, Cuisines } from './likes.tsx'
import { exclusionsOf, idsOf, type Taste, type TasteRoom, useTaste, weeksLeft } from './taste.ts'
import { settingsTasteMessages } from './words.ts'

export { SettingsBoundary as ErrorBoundary } from '../../../settings/boundary.tsx'

export async function loader(args: LoaderFunctionArgs) {
  return loadSettings(args, api => api.get('settings_taste.show', {}))
}

export const action = settingsAction(...Object.values(tasteForms), ...Object.values(dietForms))

/** The household's likes and exclusions. */
export default function TasteSettings() {
  const room = useRoom<Taste>()
  const taste = room.shown
  const say = useMessages(settingsTasteMessages)
  return (
    <SettingsFrame lede={say.lede} room="settingsTaste" settings={room}>
      <SettingsPart heading={say.never}>
        <SettingRows>
          <Allergens field="exclusions" label={say.exclusions} room={room} />
          {taste.exclusions.length > 0 && <Allergens field="severe" label={say.severe} room={room} />}
          <Ingredients room={room} />
          <NeverDishes room={room} />
        </SettingRows>
      </SettingsPart>
      <SettingsPart heading={say.diet}>
        <SettingRows>
          <Diet label={say.vegetarian} name="vegetarian" room={room} />
          <Diet label={say.vegan} name="vegan" room={room} />
        </SettingRows>
      </SettingsPart>
      <SettingsPart heading={say.likes}>
        <SettingRows>
          <Categories room={room} />
          <Cuisines room={room} />
        </SettingRows>
      </SettingsPart>
      <SettingsPart heading={say.left}>
        <Left exclusions={exclusionsOf(taste)} taste={taste} />
      </SettingsPart>
    </SettingsFrame>
  )
}

function Ingredients({ room }: { room: TasteRoom }) {
  const say = useMessages(settingsTasteMessages)
  const { ingredients, dishes } = room.shown.known
  const offered = useMemo(
    () =>
      ingredients.map(one => {
        const count = dishes.filter(dish => dish.ingredients.includes(one.id)).length
        const held = one.members.join(', ')
        return { ...one, detail: held === '' ? say.inDishes(count) : `${say.inDishes(count)}: ${held}` }
      }),
    [ingredients, dishes, say],
  )
  return (
    <ChosenByName
      field="ingredients"
      find={{ label: say.findIngredient, hint: say.ingredientHint }}
      label={say.ingredients}
      note={say.ingredientsNote}
      offered={offered}
      room={room}
    />
  )
}

function NeverDishes({ room }: { room: TasteRoom }) {
  const say = useMessages(settingsTasteMessages)
  return (
    <ChosenByName
      field="never"
      find={{ label: say.findDish, hint: say.dishHint }}
      label={say.dishes}
      note=""
      offered={room.shown.known.dishes}
      room={room}
    />
  )
}

/** The excluded allergens, or the severe ones among them; the page shows the effect of each choice. */
interface AllergensProps {
  field: 'exclusions' | 'severe'
  label: string
  room: TasteRoom
}

function Allergens({ field, label, room }: AllergensProps) {
  const say = useMessages(settingsTasteMessages)
  const taste = room.shown
  const before =
    field === 'exclusions' ? { exclusions: taste.exclusions, severe: taste.severe } : { severe: taste.severe }
  const setting = useTaste(tasteForms[field], room, before)
  const [ticked, setTicked] = useState<readonly string[]>(taste[field])
  const among = (ids: readonly string[]) => choicesAmong(ids, idsOf(taste.allergens))
  const open = field === 'exclusions' ? idsOf(taste.allergens) : taste.exclusions
  const offered = taste.allergens.filter(({ id }) => among(open).includes(id))
  const names = offered.filter(({ id }) => among(taste[field]).includes(id)).map(({ name }) => name)
  const tick = (choice: string, on: boolean) => {
    const meant = allergensOfChoice(choice).filter(id => open.includes(id))
    setTicked([...ticked.filter(id => !meant.includes(id)), ...(on ? meant : [])])
  }
  const exclusions = { ...exclusionsOf(taste), [field]: ticked }
  return (
    <SettingRow
      label={label}
      note={field === 'severe' ? `${say.severeNote} ${say.note}` : say.note}
      setting={{
        ...setting,
        start: () => {
          setTicked(taste[field])
          setting.start()
        },
      }}
      value={names.join(', ') || say.nothing}
    >
      <ChipGroup legend={label}>
        <ChipChoices
          chosen={among(ticked)}
          name={field}
          onToggle={tick}
          options={offered.map(({ id, name }) => ({ value: id, title: name }))}
        />
      </ChipGroup>
      <Left exclusions={exclusions} taste={taste} />
    </SettingRow>
  )
}

function Diet({ name, label, room }: { name: keyof typeof dietForms; label: string; room: TasteRoom }) {
  const say = useMessages(settingsTasteMessages)
  const taste = room.shown
  const weeks = weeksLeft(taste, { ...exclusionsOf(taste), [name]: true })
  const { vegetarian, vegan } = taste
  const setting = useTaste(dietForms[name], room, { vegetarian, vegan })
  return (
    <SettingToggle
      hint={
        weeks.length > 0 &&
        say.leaves(
          weeks.map(({ count }) => count),
          weeks.map(({ all }) => all),
        )
      }
      label={label}
      name={name}
      on={taste[name]}
      setting={setting}
    />
  )
}
