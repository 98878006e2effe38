// A profile in the list: its plan and tastes, and its box on request.

import { useId, useState } from 'react'
import type { OutputOf } from '../../../../contract/index.ts'
import { adminChoiceMessages } from '../../../../i18n/admin_choice.ts'
import { categoryMessages } from '../../../../i18n/browse.ts'
import { cuisineMessages } from '../../../../i18n/cuisines.ts'
import { Banner } from '../../../components/banner.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { useAttempt } from '../../../forms/attempt.ts'
import { useOfficeApi } from '../../../office/use_office.ts'
import { type Preview, PreviewedBox } from './previewed_box.tsx'

type Profile = OutputOf<'subscription_profiles.index_data'>['profiles'][number]

interface ProfileRowProps {
  profile: Profile
  /** From 1, in the whole list. */
  place: number
  /** Monday of the week to preview; null where no menu is published. */
  week: string | null
}

export function ProfileRow({ profile, place, week }: ProfileRowProps) {
  const api = useOfficeApi()
  const say = useMessages(adminChoiceMessages).profiles
  const names = useMessages(categoryMessages)
  const cuisineNames: Readonly<Record<string, string>> = useMessages(cuisineMessages)
  const attempt = useAttempt()
  const id = useId()
  const [preview, setPreview] = useState<Preview | null>(null)
  const [open, setOpen] = useState(false)
  const { kind, count, people, households, diet, preferences, cuisines, key } = profile
  const likes = [...preferences.map(one => names[one]), ...cuisines.map(one => cuisineNames[one] ?? one)]
  const title = kind === 'rtc' ? say.rtc(count, people) : say.rte(count)
  const toggle = async () => {
    setOpen(!open)
    if (open || week === null) return
    setPreview(null)
    const input = { profile: key, week }
    const answer = await attempt.run(() =>
      api().post('subscription_profiles.preview_order_generation', input),
    )
    if (answer) setPreview(answer)
  }
  return (
    <li className="admin-profile">
      <div className="admin-profile-head">
        <h2 className="text-h3">{title}</h2>
        <p className="tabular">{say.households(households)}</p>
      </div>
      <dl className="admin-profile-facts">
        <div>
          <dt>{say.diet}</dt>
          <dd>{say.diets[diet]}</dd>
        </div>
        <div>
          <dt>{say.likes}</dt>
          <dd>{likes.join(', ') || say.anything}</dd>
        </div>
        <div>
          <dt>{say.never}</dt>
          <dd>{exclusionWords(profile, say).join(', ') || say.nothing}</dd>
        </div>
      </dl>
      {week !== null && (
        <Button
          aria-controls={id}
          aria-expanded={open}
          aria-label={say.previewOf(title, place)}
          busy={attempt.busy}
          kind="secondary"
          onClick={toggle}
          size="small"
        >
          {say.preview}
        </Button>
      )}
      <div aria-live="polite" className="admin-preview" hidden={!open} id={id}>
        {open && attempt.busy && <p>{say.looking}</p>}
        {open && preview && <PreviewedBox preview={preview} />}
        {open && attempt.refusal && (
          <Banner tone="warn">{attempt.sentence ?? attempt.refusal.message}</Banner>
        )}
      </div>
    </li>
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
