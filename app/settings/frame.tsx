// The frame of every settings page: the navigation, and the question before settings once half an hour has passed.

import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { settingsMessages } from '../../i18n/settings.ts'
import { useMessages } from '../components/brand_context.tsx'
import { ChevronDown } from '../components/icons.tsx'
import { useLinks } from '../components/links.ts'
import { PageHead } from '../layout/page_head.tsx'
import { type Room, roomsOf } from '../settings_rooms.ts'
import { AskingHere } from './asking_here.tsx'
import type { Settings } from './load.ts'

interface FrameProps {
  /** The current page. */
  room: ReturnType<typeof roomsOf>[number]
  settings: Pick<Settings<unknown>, 'welcome'>
  /** Where it differs from the page's name. */
  heading?: string
  /** A sentence under the heading: the subject of the page. */
  lede?: ReactNode
  children: ReactNode
}

/** Head, heading, navigation and the page itself. */
export function SettingsFrame({ room, settings, heading, lede, children }: FrameProps) {
  const say = useMessages(settingsMessages)
  const title = say.page[room as Room]
  return (
    <div className="page-width section settings-page">
      <PageHead page={room} title={title} />
      <Rooms current={room} settings={settings} />
      <div className="settings-room">
        <h1>{heading ?? title}</h1>
        {lede && <p className="text-lede">{lede}</p>}
        {children}
      </div>
      <AskingHere />
    </div>
  )
}

/** A list beside the page; on a phone, one press away behind the name of the current page. */
function Rooms({
  current,
  settings,
}: {
  current: FrameProps['room']
  settings: Pick<Settings<unknown>, 'welcome'>
}) {
  const say = useMessages(settingsMessages)
  const disclosure = useClosedOnNewPage()
  const links = <RoomLinks current={current} settings={settings} />
  return (
    <>
      <details className="settings-rooms-phone" ref={disclosure}>
        <summary>
          <span>
            <span className="visually-hidden">{say.pages}, </span>
            {say.page[current as Room]}
          </span>
          <ChevronDown aria-hidden size={22} />
        </summary>
        <nav aria-label={say.pages}>{links}</nav>
      </details>
      <nav aria-label={say.pages} className="settings-rooms">
        <p className="settings-rooms-title">{say.heading}</p>
        {links}
      </nav>
    </>
  )
}

function RoomLinks({
  current,
  settings,
}: {
  current: FrameProps['room']
  settings: Pick<Settings<unknown>, 'welcome'>
}) {
  const say = useMessages(settingsMessages).page
  const to = useLinks()
  return (
    <ul>
      {roomsOf(settings.welcome).map(room => (
        <li key={room}>
          <Link aria-current={markOf(room, current)} prefetch="intent" to={to(room)}>
            {say[room as Room]}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The card has a page of its own, which belongs to the payment settings. */
const markOf = (room: Room, current: Room) =>
  room === current ? 'page' : current === 'paymentMethod' && room === 'settingsPayment' ? 'true' : undefined

function useClosedOnNewPage() {
  const disclosure = useRef<HTMLDetailsElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the path closes it.
  useEffect(() => {
    if (disclosure.current) disclosure.current.open = false
  }, [pathname])
  return disclosure
}

/** A part of a settings page: its heading, and rows. */
export function SettingsPart({
  id,
  heading,
  note,
  children,
}: {
  /** The anchor for links to it. */
  id?: string
  heading?: string
  note?: ReactNode
  children: ReactNode
}) {
  return (
    <section className="settings-part" id={id}>
      {heading && <h2>{heading}</h2>}
      {note && <p className="text-muted">{note}</p>}
      {children}
    </section>
  )
}
