import { useMemo, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { allergensOfChoice, choicesAmong } from '../../../../domain/catalogue/allergens.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { ChipChoices, ChipGroup } from '../../../components/controls/chips.tsx'
import { SettingsFrame, SettingsPart } from '../../../settings/frame.tsx'
import { loadSettings } from '../../../settings/load.ts'
import { SettingRow, SettingRows, SettingToggle } from '../../../settings/row.tsx'
import { ChosenByName } from './chosen_by_name.tsx'
import { Left } from './left.tsx'
import { Categories, Cuisines } from './likes.tsx'
import { exclusionsOf, idsOf, type Taste, useTaste, weeksLeft } from './taste.ts'
import { settingsTasteMessages } from './words.ts'

export { SettingsBoundary as ErrorBoundary } from '../../../settings/boundary.tsx'

export async function loader(args: LoaderFunctionArgs) {
  return loadSettings(args, api => api.get('settings_taste.show', {}))
}

/** The household's likes and exclusions. */
export default function DietarySettings() {
  const settings = useLoaderData<typeof loader>()
  const taste = settings.shown
  const say = useMessages(settingsTasteMessages)
  return (
    <SettingsFrame lede={say.lede} room="settingsDietary" settings={settings}>
      <SettingsPart heading={say.never}>
        <SettingRows>
          <Allergens field="exclusions" label={say.exclusions} taste={taste} />
          {taste.exclusions.length > 0 && <Allergens field="severe" label={say.severe} taste={taste} />}
          <Ingredients taste={taste} />
          <NeverDishes taste={taste} />
        </SettingRows>
      </SettingsPart>
      <SettingsPart heading={say.diet}>
        <SettingRows>
          <Diet label={say.vegetarian} name="vegetarian" taste={taste} />
          <Diet label={say.vegan} name="vegan" taste={taste} />
        </SettingRows>
      </SettingsPart>
      <SettingsPart heading={say.likes}>
        <SettingRows>
          <Categories taste={taste} />
          <Cuisines taste={taste} />
        </SettingRows>
      </SettingsPart>
      <SettingsPart heading={say.left}>
        <Left exclusions={exclusionsOf(taste)} taste={taste} />
      </SettingsPart>
    </SettingsFrame>
  )
}

function Ingredients({ taste }: { taste: Taste }) {
  const say = useMessages(settingsTasteMessages)
  const { ingredients, dishes } = taste.known
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
      taste={taste}
    />
  )
}

function NeverDishes({ taste }: { taste: Taste }) {
  const say = useMessages(settingsTasteMessages)
  return (
    <ChosenByName
      field="never"
      find={{ label: say.findDish, hint: say.dishHint }}
      label={say.dishes}
      note=""
      offered={taste.known.dishes}
      taste={taste}
    />
  )
}

/** The excluded allergens, or the severe ones among them; the page shows the effect of each choice. */
function Allergens({ field, label, taste }: { field: 'exclusions' | 'severe'; label: string; taste: Taste }) {
  const say = useMessages(settingsTasteMessages)
  const setting = useTaste()
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
  const before =
    field === 'exclusions' ? { exclusions: taste.exclusions, severe: taste.severe } : { severe: taste.severe }
  return (
    <SettingRow
      label={label}
      note={field === 'severe' ? `${say.severeNote} ${say.note}` : say.note}
      onSave={() => void setting.save({ [field]: [...ticked] }, before)}
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

function Diet({ name, label, taste }: { name: 'vegetarian' | 'vegan'; label: string; taste: Taste }) {
  const say = useMessages(settingsTasteMessages)
  const setting = useTaste()
  const weeks = weeksLeft(taste, { ...exclusionsOf(taste), [name]: true })
  const { vegetarian, vegan } = taste
  // Vegan is vegetarian: turning vegetarian off turns vegan off.
  const changed = (on: boolean) =>
    name === 'vegan' ? { vegan: on } : on ? { vegetarian: true } : { vegetarian: false, vegan: false }
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
      on={taste[name]}
      onTurn={on => void setting.save(changed(on), { vegetarian, vegan })}
      setting={setting}
    />
  )
}
