import type { OutputOf } from '../../../../contract/index.ts'
import { formatWhole } from '../../../../domain/money.ts'
import { adminChoiceMessages } from '../../../../i18n/admin_choice.ts'
import { categoryMessages } from '../../../../i18n/browse.ts'
import { cuisineMessages } from '../../../../i18n/cuisines.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Meter } from '../../../office/meter.tsx'
import { OfficeTable } from '../../../office/table/office_table.tsx'

type Profile = OutputOf<'subscription_profiles.index_data'>['profiles'][number]

interface ProfilesProps {
  profiles: readonly Profile[]
  /** Of the pages before. */
  before: number
  /** All active ones. */
  households: number
  /** The key of the profile whose box is shown. */
  shown: string | null
  /** Null where no menu is published. */
  toggle: ((key: string) => void) | null
}

/** The profiles, the most frequent first. */
export function Profiles({ profiles, before, households, shown, toggle }: ProfilesProps) {
  const say = useMessages(adminChoiceMessages).profiles
  const names = useMessages(categoryMessages)
  const cuisineNames: Readonly<Record<string, string>> = useMessages(cuisineMessages)
  const locale = useLocale()
  const titleOf = ({ kind, count, people }: Profile) =>
    kind === 'rtc' ? say.rtc(count, people) : say.rte(count)
  const likesOf = ({ preferences, cuisines }: Profile) =>
    [...preferences.map(one => names[one]), ...cuisines.map(one => cuisineNames[one] ?? one)].join(', ') ||
    say.anything
  const neverOf = (profile: Profile) => exclusionWords(profile, say).join(', ') || say.nothing
  const placeOf = (profile: Profile) => before + profiles.indexOf(profile) + 1
  return (
    <OfficeTable<Profile>
      {...(toggle && {
        actionsOf: (profile: Profile) => (
          <button
            aria-expanded={shown === profile.key}
            aria-label={say.previewOf(titleOf(profile), placeOf(profile))}
            className="of-btn"
            onClick={() => toggle(profile.key)}
            type="button"
          >
            {say.preview}
          </button>
        ),
      })}
      caption={say.list}
      columns={[
        {
          id: 'plan',
          words: say.columns.plan,
          cell: profile => (
            <span className="of-ranked">
              <span className="of-meta">{placeOf(profile)}</span> <b>{titleOf(profile)}</b>
            </span>
          ),
          by: titleOf,
        },
        {
          id: 'households',
          words: say.columns.households,
          cell: profile => (
            <>
              <Meter share={households === 0 ? 0 : profile.households / households} />{' '}
              <span>{formatWhole(profile.households, locale)}</span>
            </>
          ),
          by: profile => profile.households,
          end: true,
        },
        {
          id: 'diet',
          words: say.diet,
          cell: ({ diet }) => say.diets[diet],
          by: ({ diet }) => say.diets[diet],
        },
        { id: 'likes', words: say.likes, cell: likesOf, by: likesOf },
        { id: 'never', words: say.never, cell: neverOf, by: neverOf },
      ]}
      filters={[
        { id: 'rtc', words: say.filters.rtc, holds: ({ kind }) => kind === 'rtc' },
        { id: 'rte', words: say.filters.rte, holds: ({ kind }) => kind === 'rte' },
        { id: 'diet', words: say.filters.diet, holds: ({ diet }) => diet !== 'any' },
        { id: 'never', words: say.filters.never, holds: ({ exclusions }) => exclusions.length > 0 },
      ]}
      idOf={({ key }) => key}
      nameOf={titleOf}
      none={say.none}
      rows={profiles}
      wordsOf={say.profileWords}
    />
  )
}

/** An allergen with traces is listed once, with its traces. */
function exclusionWords(
  { exclusions }: Profile,
  say: ReturnType<typeof adminChoiceMessages>['profiles'],
): string[] {
  const withTraces = new Set(exclusions.filter(({ kind }) => kind === 'traces').map(({ name }) => name))
  return exclusions
    .filter(({ kind, name }) => kind !== 'allergen' || !withTraces.has(name))
    .map(({ kind, name }) => (kind === 'traces' ? say.traces(name) : kind === 'dish' ? say.dish(name) : name))
}
