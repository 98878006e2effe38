// The editor of a dish: what the cooks write, what follows from it as they type, and the versions that are made of it.

import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { wallClock } from '../../../../domain/time/zone.ts'
import { formatClock } from '../../../../i18n/dates.ts'
import { comingMondays } from '../../../admin/from_when.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { useToasts } from '../../../components/toasts.tsx'
import { useAttempt } from '../../../forms/attempt.ts'
import { load } from '../../../load.ts'
import { Failed } from '../../../office/failed.tsx'
import { officeOf } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { State } from '../../../office/state.tsx'
import { useOffice, useOfficeApi } from '../../../office/use_office.ts'
import { About } from './about.tsx'
import type { EditedDish, Facts, Recipe, Writing } from './dish.ts'
import { FactsPanel } from './facts_panel.tsx'
import { Lines } from './lines.tsx'
import { Pairings } from './pairings.tsx'
import { Picture } from './picture.tsx'
import { Save } from './save.tsx'
import { Steps } from './steps.tsx'
import { Swaps } from './swaps.tsx'
import { Texts } from './texts.tsx'
import { type Keeping, useWriting } from './use_writing.ts'
import { Conflict, Versions, Weeks } from './versions.tsx'
import { dishWords } from './words.ts'

/** A dish is both brands': its page is about whom it was before. */
export const loader = (args: LoaderFunctionArgs) =>
  load(args, async (_, page) => {
    const { acts, apiOf } = officeOf(page)
    const brand = acts === 'both' ? page.brand : acts
    const { date: today } = wallClock(brand, page.now)
    const shown = await apiOf(brand).get('meals_admin.show', { id: args.params.id ?? '' })
    return { shown, mondays: comingMondays(today) }
  })

export default function DishPage() {
  const { shown } = useLoaderData<typeof loader>()
  const [discarded, setDiscarded] = useState(0)
  const { draft, recipe, facts, version } = shown
  const begun = draft
    ? { recipe: draft.recipe, facts: draft.facts, base: draft.base }
    : recipe && facts && { recipe, facts, base: version }
  if (!begun) return null
  // What is typed stays through everything that reads the page again, but a saved version, or another's that was taken in.
  return (
    <Editor
      begun={begun}
      key={`${shown.id} ${begun.base} ${discarded}`}
      onDiscarded={() => setDiscarded(count => count + 1)}
      shown={shown}
    />
  )
}

interface EditorProps {
  shown: EditedDish
  begun: { recipe: Recipe; facts: Facts; base: number }
  onDiscarded: () => void
}

function Editor({ shown, begun, onDiscarded }: EditorProps) {
  const { mondays } = useLoaderData<typeof loader>()
  const say = useMessages(dishWords)
  const locale = useLocale()
  const to = useLinks()
  const { rights } = useOffice()
  const keeping = useWriting(shown, begun)
  const { recipe, facts, edit, flush, base } = keeping
  const before =
    shown.recipe && shown.facts ? { recipe: shown.recipe, facts: shown.facts, version: shown.version } : null
  const mayWrite = rights.includes('plan_menu')
  const writing: Writing = { recipe, facts, before, edit, mayWrite }
  const name = recipe.name[locale] || recipe.name.en || recipe.name.fr || say.newDish
  const isChanged = keeping.kept !== 'unchanged' || shown.draft !== null
  return (
    <OfficePage
      above={[{ to: to('adminDishes'), label: say.dishes }]}
      aside={
        <>
          <FactsPanel before={isChanged ? before : null} facts={facts} />
          {mayWrite && <Save base={base} flush={flush} mondays={mondays} recipe={recipe} shown={shown} />}
          <Weeks weeks={shown.weeks} />
          {mayWrite && shown.version > 0 && !shown.withdrawn && (
            <Save
              base={shown.version}
              flush={flush}
              isWithdrawal
              mondays={mondays}
              recipe={recipe}
              shown={shown}
            />
          )}
        </>
      }
      end={
        <Acts
          isChanged={isChanged}
          keeping={keeping}
          mayWrite={mayWrite}
          onDiscarded={onDiscarded}
          shown={shown}
        />
      }
      page="adminDish"
      said={<Said isChanged={isChanged} keeping={keeping} mayWrite={mayWrite} shown={shown} />}
      title={name}
    >
      <div className="of-dish-editor">
        <Conflict base={base} flush={flush} shown={shown} />
        <Texts {...writing} />
        <Lines {...writing} from="box" />
        <Lines {...writing} from="cupboard" />
        <Steps {...writing} />
        <Picture {...writing} pictures={shown.pictures} />
        <About {...writing} />
        <Swaps {...writing} known={shown.names} />
        <Pairings {...writing} known={shown.pairings} />
        <Versions flush={flush} shown={shown} />
      </div>
    </OfficePage>
  )
}

interface StandProps {
  shown: EditedDish
  keeping: Keeping
  isChanged: boolean
  mayWrite: boolean
}

/** How it stands: the newest version, what is being written, and who else writes. */
function Said({ shown, keeping, isChanged, mayWrite }: StandProps) {
  const say = useMessages(dishWords)
  const locale = useLocale()
  const { kept, at } = keeping
  const said = {
    unchanged: '',
    keeping: say.keeping,
    kept: at === null ? '' : say.keptAt(formatClock(at.slice(0, 5), locale)),
    cut_off: say.notKept,
  }[kept]
  return (
    <span className="of-stand">
      {shown.version > 0 && (
        <State shape={shown.withdrawn ? 'skipped' : 'done'} tone={shown.withdrawn ? 'bad' : 'good'}>
          {shown.withdrawn ? say.withdrawn : say.sold(shown.version)}
        </State>
      )}
      {isChanged && (
        <State shape="byHand" tone="info">
          {shown.draft && !shown.draft.isMine && kept === 'unchanged'
            ? say.theirs(shown.draft.admin)
            : say.yours}
        </State>
      )}
      <span aria-live="polite" className="of-meta">
        <span>{said}</span>
      </span>
      {shown.others.length > 0 && <span className="of-meta">{say.alsoWrites(shown.others.join(', '))}</span>}
      {!mayWrite && <span className="of-meta">{say.onlyRead}</span>}
    </span>
  )
}

function Acts({
  shown,
  isChanged,
  keeping,
  mayWrite,
  onDiscarded,
}: StandProps & { onDiscarded: () => void }) {
  const say = useMessages(dishWords)
  const to = useLinks()
  const api = useOfficeApi()
  const notify = useToasts()
  const attempt = useAttempt()
  const { revalidate } = useRevalidator()
  const discard = () =>
    attempt.run(async () => {
      await keeping.flush()
      await api().post('meals_admin.discard_draft', { id: shown.id })
      await revalidate()
      notify({ text: say.discarded })
      onDiscarded()
    })
  return (
    <span className="of-step-acts">
      <Link className="of-btn" target="_blank" to={to('adminDishPreview', { id: shown.id })}>
        {say.preview}
      </Link>
      {mayWrite && isChanged && shown.version > 0 && (
        <button
          aria-busy={attempt.busy || undefined}
          className="of-btn"
          onClick={() => void discard()}
          type="button"
        >
          {say.discard}
        </button>
      )}
      <Failed>{attempt.sentence}</Failed>
    </span>
  )
}
