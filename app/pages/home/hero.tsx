import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ShownClaims } from '../../../brands/claims.ts'
import { formatMoneyCeiling } from '../../../domain/money.ts'
import { normalizePostal } from '../../../domain/postal.ts'
import { homeMessages } from '../../../i18n/home.ts'
import { useServedPlace } from '../../address/use_served_place.ts'
import { browserApi } from '../../api.ts'
import { useBrand, useLocale, useMessages } from '../../components/brand_context.tsx'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/text_fields.tsx'
import { LaidTable } from '../../dishes/laid_table.tsx'
import { Price } from '../../dishes/price.tsx'
import { useFormAttempt } from '../../forms/attempt.ts'
import { formField, useCameBack } from '../../forms/came_back.ts'
import type { Home } from './home.ts'
import { leadByPostal } from './lead_by_postal.ts'
import { dishesShown, itemsShown } from './shown.ts'

/** The first screen: the product, the food, one obvious next step. */
export function Hero({ home }: { home: Home }) {
  const say = useMessages(homeMessages)
  const { facts } = useBrand()
  const locale = useLocale()
  const inWords = ({ count, orMore }: ShownClaims) => (orMore ? say.orMore(count) : String(count))
  return (
    <section className="home-hero">
      <div className="home-hero-inside page-width">
        <div className="home-hero-words">
          <h1 className="text-hero">
            {say.hero.map(line => (
              <span className="home-hero-line" key={line}>
                {line}{' '}
              </span>
            ))}
          </h1>
          <p className="text-lede">
            {say.lede(
              inWords(dishesShown(home, facts)),
              inWords(itemsShown(home)),
              formatMoneyCeiling(home.fromWeekCents, locale),
            )}
          </p>
          <PostalCheck week={home.week} />
        </div>
        <HeroPicture home={home} />
      </div>
    </section>
  )
}

/** The picture beside the dish of the week: a ready meal, else another recipe. */
export const besideOf = ({ dishes }: Home) =>
  dishes.find(({ kind }, place) => place > 0 && kind === 'rte') ?? dishes[1]

/** The dish of the week, with its minutes on a sticker; a brand that lays its table adds a cloth, a bowl and a price. */
function HeroPicture({ home }: { home: Home }) {
  const say = useMessages(homeMessages)
  const dish = home.dishes[0]
  const second = besideOf(home)
  if (!dish) return null
  return (
    <LaidTable
      alt={dish.name}
      beside={second?.picture}
      caption={
        <>
          <b>{dish.name}</b>
          <span>{say.calories(dish.calories)}</span>
        </>
      }
      className="home-hero-picture"
      dish={dish.picture}
      sticker={{ figure: say.sticker.figure(dish.minutes), words: say.sticker.words(dish.name) }}
    >
      <p className="home-hero-price" data-ground="deep">
        {say.sticker.from}{' '}
        <b>
          <Price cents={home.fromServingCents} />
        </b>{' '}
        {say.sticker.serving}
      </p>
    </LaidTable>
  )
}

/** The delivery step of a sign-up begins with this postal code. Its script is fetched once there is one. */
async function saveForDelivery(postal: string) {
  const { checkedPostal, saveTyped } = await import('../../forms/kept_typing.ts')
  saveTyped(checkedPostal, normalizePostal(postal))
}

/** The form's name. Which call it makes depends on the brand, and on what it answers (lead_by_postal.ts). */
export const postalForm = 'postal'

/** Asks for the postal code, which decides everything: says in place where we deliver, and continues to the menu there. */
function PostalCheck({ week }: { week: string }) {
  const say = useMessages(homeMessages)
  const { id: brand } = useBrand()
  const locale = useLocale()
  const navigate = useNavigate()
  const back = useCameBack(postalForm)
  const attempt = useFormAttempt(back.refusal)
  const [typed, setTyped] = useState(back.typed('postal')?.[0] ?? '')
  const place = useServedPlace(typed)

  async function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const postal = String(new FormData(event.currentTarget).get('postal'))
    const led = await attempt.run(() => leadByPostal(browserApi(), postal, week, { brand, locale }))
    if (!led) return
    // Without it the person types the code once more.
    if (led.place) await saveForDelivery(postal).catch(() => undefined)
    navigate(led.url)
  }

  return (
    <form className="postal-check" method="post" noValidate onSubmit={check} ref={attempt.form}>
      <input name={formField} type="hidden" value={postalForm} />
      <TextField
        autoComplete="postal-code"
        maxLength={7}
        defaultValue={back.typed('postal')?.[0]}
        error={attempt.of('postal') ?? attempt.sentence}
        label={say.postal}
        name="postal"
        onChange={event => setTyped(event.target.value)}
      />
      <Button arrow busy={attempt.busy} type="submit">
        {say.check}
      </Button>
      <p aria-live="polite" className="postal-check-answer">
        {place && say.served(place)}
      </p>
    </form>
  )
}
