import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatMoney } from '../../../domain/money.ts'
import { Banner } from '../../components/banner.tsx'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { Check } from '../../components/icons.tsx'
import { Illustration, type IllustrationName } from '../../components/illustrations.tsx'
import { Lines } from '../../components/lines.tsx'
import { useLinks } from '../../components/links.ts'
import { DishPicture } from '../../dishes/dish_picture.tsx'
import { ExampleBox } from '../../editorial/live/example_receipt.tsx'
import { PageHead } from '../../layout/page_head.tsx'
import { load } from '../../load.ts'
import { useRootData } from '../../root_data.ts'
import { getStartedMessages } from './words.ts'

export async function loader(args: LoaderFunctionArgs) {
  return load(args, async api => {
    const [start, home] = await Promise.all([
      api.get('signup.get_started_data', {}),
      api.get('home.homepage', {}),
    ])
    const pictureOf = (kind: 'rtc' | 'rte') =>
      home.dishes.find(dish => dish.kind === kind && dish.picture)?.picture
    return {
      start,
      week: home.week,
      example: home.example,
      pictures: { rtc: pictureOf('rtc') ?? null, rte: pictureOf('rte') ?? null },
    }
  })
}

/** What the service is, the two kinds of plan, and the way into them (rule 8). */
export default function GetStarted() {
  const { start, week, example, pictures } = useLoaderData<typeof loader>()
  const say = useMessages(getStartedMessages)
  const locale = useLocale()
  const to = useLinks()
  const client = useRootData()?.session.client
  const money = (cents: number) => formatMoney(cents, locale)
  return (
    <div className="page-width section start-page">
      <PageHead description={say.description} page="getStarted" title={say.title} />
      <div className="start-head">
        <div className="stack-wide start-words">
          <h1 className="text-h1">
            <Lines lines={say.heading} />
          </h1>
          <p className="text-lede">{say.lede(start.mealsPerWeek)}</p>
          <ul className="start-promises">
            {say.promises.map(promise => (
              <li key={promise}>
                <Check aria-hidden size={20} /> {promise}
              </li>
            ))}
          </ul>
        </div>
        {!client && <ExampleBox example={example} />}
      </div>
      {start.signupDisabled && <Banner tone="warn">{say.disabled}</Banner>}
      <div className="start-kinds">
        <Kind
          eager="first"
          name={say.rtc}
          note={say.rtcNote(start.recipesThisWeek)}
          picture={pictures.rtc}
          price={say.rtcPrice(money(start.fromServingCents))}
          to={start.signupDisabled ? null : `${to('signupPlans')}?plan=rtc`}
        />
        <Kind
          eager
          name={say.rte}
          note={say.rteNote}
          picture={pictures.rte}
          price={say.rtePrice(money(start.fromMealCents))}
          to={start.signupDisabled ? null : `${to('signupPlans')}?plan=rte`}
        />
      </div>
      <p>
        <Link className="link" to={to('menu', { date: week })}>
          {say.menu}
        </Link>
      </p>
      <Next />
    </div>
  )
}

const nextPictures = ['plate', 'calendar', 'basket'] as const satisfies readonly IllustrationName[]

/** The steps after the kind of plan, and when the first box is paid. */
function Next() {
  const say = useMessages(getStartedMessages)
  return (
    <section className="start-next">
      <h2>{say.next}</h2>
      <ol className="start-steps">
        {say.steps.map((step, position) => (
          <li key={step}>
            <Illustration name={nextPictures[position] ?? 'plate'} />
            <h3>{step}</h3>
            <p>{say.stepNotes[position]}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Kind(props: {
  /** The picture's own option. */
  eager: true | 'first'
  name: string
  note: string
  price: string
  picture: string | null
  to: string | null
}) {
  const say = useMessages(getStartedMessages)
  return (
    <section className="start-kind">
      <DishPicture eager={props.eager} picture={props.picture} />
      <div className="start-kind-words">
        <h2 className="text-h3">{props.name}</h2>
        <p className="start-kind-note">{props.note}</p>
        <p className="start-kind-price">{props.price}</p>
        {props.to && (
          <p className="start-kind-action">
            <ButtonLink aria-label={`${say.choose}, ${props.name}`} arrow to={props.to}>
              {say.choose}
            </ButtonLink>
          </p>
        )}
      </div>
    </section>
  )
}
