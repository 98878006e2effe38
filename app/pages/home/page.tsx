import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { type BrandId, brands } from '../../../domain/brands.ts'
import { homeMessages } from '../../../i18n/home.ts'
import { useBrand, useMessages } from '../../components/brand_context.tsx'
import { Illustration, type IllustrationName } from '../../components/illustrations.tsx'
import { Lines } from '../../components/lines.tsx'
import { useLinks } from '../../components/links.ts'
import { DishPicture } from '../../dishes/dish_picture.tsx'
import { OfferedDishes } from '../../dishes/offered_dishes.tsx'
import { ExampleReceipt } from '../../editorial/live/example_receipt.tsx'
import { answerForm } from '../../forms/action.ts'
import { text } from '../../forms/kinds.ts'
import { organizationThings } from '../../layout/organization.ts'
import { PageHead } from '../../layout/page_head.tsx'
import { load } from '../../load.ts'
import { useRootData } from '../../root_data.ts'
import { Figures } from './figures.tsx'
import { besideOf, Hero, postalForm } from './hero.tsx'
import type { Home } from './home.ts'
import { leadByPostal } from './lead_by_postal.ts'

export async function loader(args: LoaderFunctionArgs) {
  return load(args, api => api.get('home.homepage', {}))
}

/** The postal code, sent without scripts. */
export const action = (args: ActionFunctionArgs) =>
  answerForm(args, [{ id: postalForm, fields: { postal: text(7) } }], async ({ api, typed, page }) => {
    const { week } = await api.get('home.homepage', {})
    return { to: (await leadByPostal(api, typed.get('postal') ?? '', week, page)).url }
  })

export default function HomePage() {
  const home = useLoaderData<typeof loader>()
  const say = useMessages(homeMessages)
  const { id: brand, facts } = useBrand()
  const root = useRootData()
  return (
    <>
      <PageHead
        description={say.description}
        page="home"
        things={organizationThings(facts, root?.origin ?? '', brands[brand].provinces)}
        title={say.title}
      />
      <Hero home={home} />
      <Figures home={home} />
      <OnTheMenu home={home} />
      <How />
      <Signature picture={home.signature} />
      {facts.homeShows === 'kits' && <Kits />}
      {!root?.session.client && <ExampleReceipt example={home.example} />}
    </>
  )
}

function OnTheMenu({ home }: { home: Home }) {
  const say = useMessages(homeMessages)
  const { facts } = useBrand()
  const to = useLinks()
  // Nothing is shown twice: these follow the dishes of the hero.
  const beside = besideOf(home)
  const shown = home.dishes
    .slice(1)
    .filter(dish => dish !== beside)
    .slice(0, 4)
  return (
    <section className="page-width section">
      <div className="home-section-head">
        <h2 className="text-h1">
          <Lines lines={say.onTheMenu} />
        </h2>
        <Link className="link" to={to('menu', { date: home.week })}>
          {say.allDishes(home.recipeCount + home.mealCount)}
        </Link>
      </div>
      {facts.homeShows === 'cravings' && home.cravings.length > 0 ? (
        <Cravings home={home} />
      ) : (
        <OfferedDishes dishes={shown} />
      )}
    </section>
  )
}

/** Cravings: each tile leads to its recipes, as many as it says. */
function Cravings({ home }: { home: Home }) {
  const say = useMessages(homeMessages).cravings
  const to = useLinks()
  return (
    <ul className="cravings">
      {home.cravings.map(({ id, count, picture, query }, place) => (
        <li key={id}>
          <Link className="craving" data-block={place + 1} to={to('menu', { date: home.week }) + query}>
            <b>{say.names[id]}</b>
            <span>{say.counts[id](count)}</span>
            {picture && <DishPicture bare picture={picture} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The brand's signature picture, across the page. */
function Signature({ picture }: { picture: string | null }) {
  const say = useMessages(homeMessages)
  if (!picture) return null
  return (
    <div className="page-width section home-signature">
      <DishPicture alt={say.signature} bare picture={picture} size="wide" />
    </div>
  )
}

/** How kits are reused, and a link to the details. */
function Kits() {
  const say = useMessages(homeMessages).kits
  const to = useLinks()
  return (
    <section className="page-width section home-kits">
      <Illustration name="kit" />
      <div className="home-kits-words">
        <h2 className="text-h1">
          <Lines lines={say.heading} />
        </h2>
        <p className="text-lede">{say.text}</p>
        <p>
          <Link className="link" to={to('zeroWaste')}>
            {say.link}
          </Link>
        </p>
      </div>
    </section>
  )
}

/** The three steps of each brand, drawn. */
const stepPictures: Readonly<Record<BrandId, readonly IllustrationName[]>> = {
  freshprep: ['basket', 'bag', 'pan'],
  cookit: ['basket', 'bag', 'calendar'],
}

function How() {
  const say = useMessages(homeMessages)
  const { id: brand } = useBrand()
  return (
    <section className="home-how section">
      <div className="page-width">
        <h2 className="text-h1">
          <Lines lines={say.how} />
        </h2>
        <ol className="step-columns">
          {say.steps.map((step, position) => (
            <li key={step}>
              <Illustration name={stepPictures[brand][position] ?? 'plate'} />
              <h3 className="text-h3">{step}</h3>
              <p>{say.stepNotes[position]}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
