// The bar above every page: whom one acts on, the search, the clocks, and the person.

import { useEffect, useState } from 'react'
import { Form, Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { brandFacts } from '../../brands/index.ts'
import type { ActsOn } from '../../contract/page_request.ts'
import { formatClock, formatShortWeekdayAndDay } from '../../i18n/dates.ts'
import { officeMessages } from '../../i18n/office.ts'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { useLinks } from '../components/links.ts'
import { Key, useKeys } from './keys.tsx'
import { BrandMark, Line } from './shapes.tsx'
import { useActs, useOffice } from './use_office.ts'
import { You } from './you.tsx'

export function Bar({ onFind }: { onFind: () => void }) {
  return (
    <header className="of-bar">
      <Brands />
      <Find onFind={onFind} />
      <Clocks />
      <You />
    </header>
  )
}

/** The address of this page about other brands. What names a page of a list or a thing of one brand is left out. */
function useAddressOf(): (acts: ActsOn) => string {
  const { pathname, search } = useLocation()
  return acts => {
    const asked = new URLSearchParams(search)
    asked.set('acts_on', acts)
    asked.delete('page')
    return `${pathname}?${asked}`
  }
}

/** Both, one, the other: links, so that they work without scripts and open in another tab. */
function Brands() {
  const say = useMessages(officeMessages)
  const { brands } = useOffice()
  const acts = useActs()
  const addressOf = useAddressOf()
  const navigate = useNavigate()
  const choices: readonly ActsOn[] = brands.length > 1 ? ['both', ...brands] : brands
  useKeys(
    Object.fromEntries(
      choices.map((choice, place) => [`Shift+${place + 1}`, () => void navigate(addressOf(choice))]),
    ),
  )
  return (
    <nav aria-label={say.brands} className="of-brands">
      {choices.map(choice => (
        <Link aria-current={choice === acts ? 'true' : undefined} key={choice} to={addressOf(choice)}>
          {choice !== 'both' && <BrandMark brand={choice} />}
          <span>{choice === 'both' ? say.both : brandFacts[choice].name}</span>
        </Link>
      ))}
    </nav>
  )
}

/** Searches households; with scripts it opens the palette, which finds pages and actions too. */
function Find({ onFind }: { onFind: () => void }) {
  const say = useMessages(officeMessages)
  const to = useLinks()
  const [asked] = useSearchParams()
  const { pathname } = useLocation()
  const isThere = pathname === to('adminHouseholds')
  return (
    <search className="of-find">
      <Form action={to('adminHouseholds')} method="get">
        <Line is="find" size={16} />
        <input
          aria-label={say.findHint}
          autoComplete="off"
          defaultValue={isThere ? (asked.get('q') ?? '') : ''}
          key={isThere ? asked.get('q') : ''}
          name="q"
          placeholder={say.findHint}
          type="search"
        />
        <button className="of-find-key" onClick={onFind} type="button">
          <span className="visually-hidden">{say.palette.title}</span>
          <Key>Ctrl K</Key>
        </button>
      </Form>
    </search>
  )
}

/** What the clocks of the chosen brands say, a minute at a time. */
function Clocks() {
  const say = useMessages(officeMessages)
  const locale = useLocale()
  const { clocks } = useOffice()
  const acts = useActs()
  const minutes = useMinutesSince(clocks)
  const shown = clocks.filter(({ brand }) => acts === 'both' || brand === acts)
  const [first] = shown
  if (!first) return null
  return (
    <p className="of-clock">
      <span>{formatShortWeekdayAndDay(first.date, locale)}, </span>
      {shown.map(({ brand, time }) => (
        <span className="of-clock-time" key={brand}>
          <b>{formatClock(later(time, minutes), locale)}</b>
          <span> {say.zones[brand]}</span>
        </span>
      ))}
    </p>
  )
}

/** Minutes that have passed since something was loaded. */
function useMinutesSince(loaded: unknown): number {
  const [since, setSince] = useState({ loaded, minutes: 0 })
  useEffect(() => {
    const begun = Date.now()
    const tick = () => setSince({ loaded, minutes: Math.floor((Date.now() - begun) / 60_000) })
    const timer = setInterval(tick, 15_000)
    return () => clearInterval(timer)
  }, [loaded])
  return since.loaded === loaded ? since.minutes : 0
}

/** A time of day some minutes later, `HH:MM`. */
function later(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const all = (hour * 60 + minute + minutes) % 1_440
  return [Math.floor(all / 60), all % 60].map(part => String(part).padStart(2, '0')).join(':')
}
