// A brand's menu week on its board: as the planner proposes it, as somebody plans it, and as it is published.

import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { dishCategories } from '../../../../domain/catalogue/types.ts'
import { inOurTimes, isCalendarDate } from '../../../../domain/time/zone.ts'
import { formatFullDay, formatShortDay } from '../../../../i18n/dates.ts'
import { Banner } from '../../../components/banner.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Key, useKeys } from '../../../office/keys.tsx'
import { loadOne } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { State } from '../../../office/state.tsx'
import { Strip } from '../../../office/strip.tsx'
import { useActingBrand, useOffice } from '../../../office/use_office.ts'
import { whenOf } from '../../../office/when.ts'
import { Columns } from './columns.tsx'
import { CopyWeek } from './copy_week.tsx'
import { FindDish } from './find_dish.tsx'
import { PublishBar } from './publish_bar.tsx'
import { RulesPanel } from './rules_panel.tsx'
import { useBoard } from './use_board.ts'
import { type Plan, usePlan } from './use_plan.ts'
import { type Board, type BoardDish, standingsOf } from './week_offers.ts'
import { weekMessages } from './words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadOne(args, async (api, { brand }) => {
    const asked = new URL(args.request.url).searchParams.get('week') ?? ''
    const week = isCalendarDate(asked) && inOurTimes(asked) ? { week: asked } : {}
    const board = await api.get('menu_weeks.board', week)
    return { board, published: whenOf(brand, board.publishedAt) }
  })

export default function MenuWeeks() {
  const { board, published } = useLoaderData<typeof loader>()
  const brand = useActingBrand()
  return <WeekBoard key={`${brand} ${board.week}`} loaded={board} publishedOn={published?.date ?? null} />
}

function WeekBoard({ loaded, publishedOn }: { loaded: Board; publishedOn: string | null }) {
  const say = useMessages(weekMessages)
  const locale = useLocale()
  const brand = useActingBrand()
  const { rights } = useOffice()
  const plan = usePlan(loaded)
  const { board, dishes } = plan
  const mayPlan = rights.includes('plan_menu') && board.editable
  const standings = standingsOf(board, dishes, brand)
  const broken = standings.filter(({ isKept }) => !isKept).length
  const changes = differencesOf(board, dishes)
  const work = useBoard(plan, mayPlan)
  const isPublished = board.publishedAt !== null
  useKeys({ z: () => (plan.undo ? plan.undo() : false) })
  return (
    <OfficePage
      aside={
        <>
          {work.wanted && (
            <FindDish
              close={work.close}
              drag={work.drag}
              ids={dishes.map(({ id }) => id)}
              key={work.wanted.out?.id ?? work.wanted.category}
              take={work.take}
              wanted={work.wanted}
              week={board.week}
            />
          )}
          <RulesPanel
            mends={plan.isSaving ? [] : board.mends}
            standings={standings}
            take={mayPlan ? work.mend : null}
          />
        </>
      }
      end={
        <Strip
          after={board.later}
          before={board.earlier}
          chosen={board.week}
          name={say.strip}
          parameter="week"
          stops={board.weeks.map(({ week, state }) => ({
            value: week,
            label: formatShortDay(week, locale),
            said: say.states[state],
          }))}
        />
      }
      heading={say.heading(board.week)}
      lede={
        <State shape={isPublished ? 'done' : 'open'} tone={isPublished ? 'good' : 'calm'}>
          {isPublished && publishedOn ? say.published(formatFullDay(publishedOn, locale)) : say.unpublished}
        </State>
      }
      page="adminWeeks"
      said={
        <>
          <span>
            {isPublished && changes > 0
              ? say.changes(changes)
              : board.plan.byHand
                ? say.byHand
                : !isPublished && say.byPlanner}
          </span>
          {board.plan.by && <span>{say.lastBy(board.plan.by)}</span>}
          {plan.isSaving && <span role="status">{say.saving}</span>}
        </>
      }
      title={say.title}
    >
      <Notices mayPlan={mayPlan} plan={plan} />
      <div className="of-board-tools">
        {mayPlan && (
          <>
            <button className="of-btn" onClick={plan.planAgain} title={say.planAgainNote} type="button">
              {say.planAgain}
            </button>
            <CopyWeek plan={plan} />
            <button
              aria-disabled={!plan.undo || undefined}
              className="of-btn"
              onClick={() => plan.undo?.()}
              type="button"
            >
              <span>{say.undo}</span>
              <Key>Z</Key>
            </button>
          </>
        )}
        <span className="of-count">{say.legend}</span>
      </div>
      <Columns board={board} work={work} dishes={dishes} mayPlan={mayPlan} plan={plan} />
      {mayPlan && <p className="of-meta">{say.keys}</p>}
      <p aria-live="polite" className="visually-hidden">
        {work.said}
      </p>
      {mayPlan && <PublishBar broken={broken} changes={changes} plan={plan} />}
    </OfficePage>
  )
}

/** How many dishes come or leave, compared with what is published. A change of their order alone counts as one. */
function differencesOf({ before, publishedAt }: Board, dishes: readonly BoardDish[]): number {
  if (publishedAt === null) return 0
  const ids = dishes.map(({ id }) => id)
  const former = before.map(({ id }) => id)
  const came = ids.filter(id => !former.includes(id)).length
  const left = former.filter(id => !ids.includes(id)).length
  return came + left === 0 && inColumns(dishes) !== inColumns(orderedBy(dishes, former))
    ? 1
    : Math.max(came, left)
}

const orderedBy = (dishes: readonly BoardDish[], ids: readonly string[]) =>
  dishes.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
const inColumns = (dishes: readonly BoardDish[]) =>
  dishCategories.map(id => dishes.filter(({ category }) => category === id).map(one => one.id)).join(';')

function Notices({ plan, mayPlan }: { plan: Plan; mayPlan: boolean }) {
  const say = useMessages(weekMessages)
  const { board, theirs } = plan
  const { rights } = useOffice()
  return (
    <>
      {theirs && (
        <Banner
          action={
            <button className="of-btn" onClick={plan.dismissTheirs} type="button">
              {say.ok}
            </button>
          }
          tone="warn"
        >
          <p>{say.theirs(theirs.by)}</p>
          <p>
            {theirs.came.length > 0 && <span>{say.theirsCame(theirs.came.join(', '))} </span>}
            {theirs.left.length > 0 && <span>{say.theirsLeft(theirs.left.join(', '))} </span>}
            <span>{say.theirsNote}</span>
          </p>
        </Banner>
      )}
      {board.gone.length > 0 && (
        <Banner tone="warn">{say.gone(board.gone.map(({ name }) => name).join(', '))}</Banner>
      )}
      {!mayPlan && <p className="of-meta">{rights.includes('plan_menu') ? say.over : say.readOnly}</p>}
    </>
  )
}
