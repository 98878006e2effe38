import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { InputOf, OutputOf } from '../../../../contract/index.ts'
import { type Exclusions, fits } from '../../../../domain/catalogue/fitting.ts'
import { categoryMessages } from '../../../../i18n/categories.ts'
import { formatDay } from '../../../../i18n/dates.ts'
import { settingsTasteMessages } from '../../../../i18n/settings_taste.ts'
import { browserApi } from '../../../api.ts'
import { Banner } from '../../../components/banner.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { ChipGroup, ChipOption } from '../../../components/chips.tsx'
import { SettingsFrame, SettingsPart } from '../../../settings/frame.tsx'
import { loadSettings } from '../../../settings/load.ts'
import { SettingRow, SettingRows, SettingToggle } from '../../../settings/row.tsx'
import { useSetting } from '../../../settings/use_setting.ts'

export { SettingsBoundary as ErrorBoundary } from '../../../settings/boundary.tsx'

export async function loader(args: LoaderFunctionArgs) {
  return loadSettings(args, api => api.get('settings_taste.show', {}))
}

type Taste = OutputOf<'settings_taste.show'>

const useTaste = () =>
  useSetting((input: InputOf<'settings_taste.update'>) => browserApi().post('settings_taste.update', input))

/** What the household likes, and what is never chosen for it. */
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
          <Likes taste={taste} />
        </SettingRows>
      </SettingsPart>
      <SettingsPart heading={say.left}>
        <Left exclusions={taste} weeks={taste.weeks} />
      </SettingsPart>
    </SettingsFrame>
  )
}

/** How many dishes of each week ahead are left, and a warning where they are too few for the plan. */
function Left({ exclusions, weeks }: { exclusions: Exclusions; weeks: Taste['weeks'] }) {
  const say = useMessages(settingsTasteMessages)
  const locale = useLocale()
  const counted = weeks.map(({ week, needed, dishes }) => {
    return { week, needed, left: dishes.filter(dish => fits(dish, exclusions)).length }
  })
  return (
    <div aria-live="polite" className="grid gap-2">
      {counted.some(({ left, needed }) => left < needed) && <Banner tone="warn">{say.warning}</Banner>}
      <ul className="text-muted">
        {counted.map(({ week, left, needed }) => (
          <li key={week}>{say.week(formatDay(week, locale), left, needed)}</li>
        ))}
      </ul>
    </div>
  )
}

/** Which allergens, or which of them are severe; what each choice leaves is said while it is made. */
function Allergens({ field, label, taste }: { field: 'exclusions' | 'severe'; label: string; taste: Taste }) {
  const say = useMessages(settingsTasteMessages)
  const setting = useTaste()
  const [ticked, setTicked] = useState<readonly string[]>(taste[field])
  const offered =
    field === 'exclusions'
      ? taste.allergens
      : taste.allergens.filter(({ id }) => taste.exclusions.includes(id))
  const names = offered.filter(({ id }) => taste[field].includes(id)).map(({ name }) => name)
  const exclusions = { ...taste, [field]: ticked }
  const before =
    field === 'exclusions' ? { exclusions: taste.exclusions, severe: taste.severe } : { severe: taste.severe }
  return (
    <SettingRow
      label={label}
      note={field === 'severe' ? `${say.severeNote} ${say.note}` : say.note}
      onSave={() => void setting.save({ [field]: [...ticked] }, before)}
      setting={setting}
      value={names.join(', ') || say.nothing}
    >
      <ChipGroup legend={label}>
        {offered.map(({ id, name }) => (
          <ChipOption
            checked={ticked.includes(id)}
            key={id}
            name={field}
            onChange={event =>
              setTicked(event.target.checked ? [...ticked, id] : ticked.filter(other => other !== id))
            }
            value={id}
          >
            {name}
          </ChipOption>
        ))}
      </ChipGroup>
      <Left exclusions={exclusions} weeks={taste.weeks} />
    </SettingRow>
  )
}

function Diet({ name, label, taste }: { name: 'vegetarian' | 'vegan'; label: string; taste: Taste }) {
  const setting = useTaste()
  const { vegetarian, vegan } = taste
  // Vegan is vegetarian: turning vegetarian off turns vegan off.
  const changed = (on: boolean) =>
    name === 'vegan' ? { vegan: on } : on ? { vegetarian: true } : { vegetarian: false, vegan: false }
  return (
    <SettingToggle
      label={label}
      on={taste[name]}
      onTurn={on => void setting.save(changed(on), { vegetarian, vegan })}
      setting={setting}
    />
  )
}

function Likes({ taste: { tastePreferences, categories } }: { taste: Taste }) {
  const say = useMessages(settingsTasteMessages)
  const names = useMessages(categoryMessages)
  const setting = useTaste()
  return (
    <SettingRow
      label={say.likes}
      note={say.note}
      onSave={form =>
        void setting.save(
          { tastePreferences: categories.filter(one => form.getAll('tastePreferences').includes(one)) },
          { tastePreferences },
        )
      }
      setting={setting}
      value={tastePreferences.map(one => names[one]).join(', ') || say.nothing}
    >
      <ChipGroup legend={say.likes}>
        {categories.map(one => (
          <ChipOption
            defaultChecked={tastePreferences.includes(one)}
            key={one}
            name="tastePreferences"
            value={one}
          >
            {names[one]}
          </ChipOption>
        ))}
      </ChipGroup>
    </SettingRow>
  )
}
