// The palette (Ctrl K): finds households, pages and actions as one types; and the sheet of all keys (?).

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { brandFacts } from '../../brands/index.ts'
import type { ActsOn } from '../../contract/page_request.ts'
import { foldText } from '../../domain/text.ts'
import { officeMessages } from '../../i18n/office.ts'
import { useMessages } from '../components/brand_context.tsx'
import { useLinks } from '../components/links.ts'
import { Key, useKeys } from './keys.tsx'
import { KeysSheet } from './keys_sheet.tsx'
import { Lit } from './lit.tsx'
import { useHousehold } from './person.tsx'
import { useScreen } from './screen.ts'
import { BrandMark, Line, Shape } from './shapes.tsx'
import { type FoundHouseholds, useFoundHouseholds } from './use_found.ts'
import { useFoundWords } from './use_found_words.ts'
import { useOffice } from './use_office.ts'
import { useSections } from './use_sections.ts'

/** What is open over the page. */
type Overlay = 'palette' | 'keys' | null

interface Entry {
  id: string
  group: 'actions' | 'pages' | 'households'
  words: string
  /** More words by which it is found, and that stand beside it. */
  more?: string
  /** What is lit in its words: it was found by this. */
  lit?: string
  mark: ReactNode
  keys?: readonly string[]
  act: () => void
}

export function Palette({ shown, onShow }: { shown: Overlay; onShow: (next: Overlay) => void }) {
  const say = useMessages(officeMessages)
  useKeys({ 'Ctrl+k': () => onShow('palette'), '?': () => onShow('keys') })
  return (
    <>
      <Modal
        isOpen={shown === 'palette'}
        name={say.palette.title}
        onClose={() => onShow(null)}
        width="palette"
      >
        <Finder onShow={onShow} />
      </Modal>
      <Modal isOpen={shown === 'keys'} name={say.keysTitle} onClose={() => onShow(null)} width="sheet">
        <KeysSheet onClose={() => onShow(null)} />
      </Modal>
    </>
  )
}

interface ModalProps {
  isOpen: boolean
  name: string
  width: 'palette' | 'sheet'
  onClose: () => void
  children: ReactNode
}

function Modal({ isOpen, name, width, onClose, children }: ModalProps) {
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = element.current
    if (isOpen && dialog && !dialog.open) dialog.showModal()
    if (!isOpen && dialog?.open) dialog.close()
  }, [isOpen])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way to close a <dialog>.
    <dialog
      aria-label={name}
      className="of-modal"
      data-width={width}
      onClick={event => event.target === element.current && onClose()}
      onClose={onClose}
      ref={element}
    >
      {isOpen && children}
    </dialog>
  )
}

function Finder({ onShow }: { onShow: (next: Overlay) => void }) {
  const say = useMessages(officeMessages)
  const [typed, setTyped] = useState('')
  const [place, setPlace] = useState(0)
  const list = useId()
  const households = useFoundHouseholds(typed)
  const found = useEntries(typed, households, onShow)
  const chosen = found[Math.min(place, found.length - 1)]
  function press(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by) {
      event.preventDefault()
      setPlace((Math.min(place, found.length - 1) + by + found.length) % Math.max(found.length, 1))
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      onShow(null)
      chosen.act()
    }
  }
  const groups = (['actions', 'pages', 'households'] as const)
    .map(group => ({ group, entries: found.filter(entry => entry.group === group) }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <>
      <div className="of-palette-field">
        <Line is="find" />
        <input
          aria-activedescendant={chosen ? `${list} ${chosen.id}`.replaceAll(' ', '-') : undefined}
          aria-autocomplete="list"
          aria-controls={list}
          aria-expanded
          aria-label={say.findHint}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the palette was opened to type in it.
          autoFocus
          onChange={event => {
            setTyped(event.currentTarget.value)
            setPlace(0)
          }}
          onKeyDown={press}
          placeholder={say.findHint}
          role="combobox"
          type="text"
          value={typed}
        />
      </div>
      <div aria-label={say.palette.title} className="of-palette-list" id={list} role="listbox">
        {groups.map(({ group, entries }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of a list's options has no element of its own.
          <div aria-label={say.palette[group]} key={group} role="group">
            <p aria-hidden className="of-palette-group">
              {say.palette[group]}
            </p>
            {entries.map(entry => (
              <Option
                entry={entry}
                id={`${list} ${entry.id}`.replaceAll(' ', '-')}
                isChosen={entry === chosen}
                key={entry.id}
                onChoose={() => {
                  onShow(null)
                  entry.act()
                }}
              />
            ))}
          </div>
        ))}
      </div>
      {found.length === 0 && households.state === 'idle' && (
        <p className="of-palette-none">{say.palette.none(typed)}</p>
      )}
      <p className="of-palette-none" hidden={households.state === 'idle'} role="status">
        <span hidden={households.state !== 'waits'}>{say.palette.waits}</span>
        <span hidden={households.state !== 'failed'}>{say.palette.failed}</span>
      </p>
      <p aria-hidden className="of-palette-foot">
        <span>
          <Key>↑</Key>
          <Key>↓</Key>
          <span>{say.palette.move}</span>
        </span>
        <span>
          <Key>Enter</Key>
          <span>{say.palette.do}</span>
        </span>
      </p>
    </>
  )
}

interface OptionProps {
  entry: Entry
  id: string
  isChosen: boolean
  onChoose: () => void
}

function Option({ entry, id, isChosen, onChoose }: OptionProps) {
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isChosen) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys.
    // biome-ignore lint/a11y/useFocusableInteractive: the field above keeps the focus, and names the chosen option.
    <div aria-selected={isChosen} className="of-option" id={id} onClick={onChoose} ref={option} role="option">
      {entry.mark}
      <b>{entry.lit === undefined ? entry.words : <Lit text={entry.words} typed={entry.lit} />}</b>
      {entry.more && (
        <span className="of-option-more">
          {entry.lit === undefined ? entry.more : <Lit text={entry.more} typed={entry.lit} />}
        </span>
      )}
      {entry.keys && (
        <span className="of-option-keys">
          {entry.keys.map(key => (
            <Key key={key}>{key}</Key>
          ))}
        </span>
      )}
    </div>
  )
}

/** What can be found with these words, actions first: they are why one types rather than looks. */
function useEntries(
  typed: string,
  households: FoundHouseholds,
  onShow: (next: Overlay) => void,
): readonly Entry[] {
  const say = useMessages(officeMessages)
  const to = useLinks()
  const navigate = useNavigate()
  const { rights } = useOffice()
  const actions = useActions(onShow)
  const people = useHouseholdEntries(households)
  const pages = useSections().flatMap(({ id, key, pages: all }) =>
    all.map(
      (page, place): Entry => ({
        id: `page ${page}`,
        group: 'pages',
        words: say.pages[page],
        ...(say.pages[page] !== say.sections[id] && { more: say.sections[id] }),
        mark: <Line is={id} size={16} />,
        ...(place === 0 && { keys: ['G', key.toUpperCase()] }),
        act: () => void navigate(to(page)),
      }),
    ),
  )
  const words = foldText(typed).split(' ').filter(Boolean)
  if (words.length === 0) return pages
  const isFound = ({ words: own, more = '' }: Entry) => {
    const text = ` ${foldText(`${own} ${more}`)}`
    return words.every(word => text.includes(` ${word}`) || (word.length > 2 && text.includes(word)))
  }
  const mayFind = rights.includes('see_households')
  const search: Entry = {
    id: 'households',
    group: 'households',
    words: say.palette.all(typed.trim()),
    mark: <Line is="find" size={16} />,
    act: () => void navigate(`${to('adminHouseholds')}?${new URLSearchParams({ q: typed.trim() })}`),
  }
  const others = [...actions, ...pages].filter(isFound)
  return mayFind ? [...others, ...people, search] : others
}

/** A household for each that was found: its name and what it was found by, its town, its next box. */
function useHouseholdEntries({ found, typed }: FoundHouseholds): readonly Entry[] {
  const navigate = useNavigate()
  const hrefOf = useHousehold()
  const moreOf = useFoundWords()
  return found.map(
    (one): Entry => ({
      id: `household ${one.client.id}`,
      group: 'households',
      words: one.client.name,
      more: moreOf(one),
      lit: typed,
      mark: <BrandMark brand={one.brand} />,
      act: () => void navigate(hrefOf(one.client.id, one.brand)),
    }),
  )
}

function useActions(onShow: (next: Overlay) => void): readonly Entry[] {
  const say = useMessages(officeMessages)
  const { brands } = useOffice()
  const { density, letters, change } = useScreen()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const showing = (acts: ActsOn) => () => {
    const asked = new URLSearchParams(search)
    asked.set('acts_on', acts)
    void navigate(`${pathname}?${asked}`)
  }
  const action = (id: string, words: string, mark: ReactNode, act: () => void): Entry => ({
    id: `action ${id}`,
    group: 'actions',
    words,
    mark,
    act,
  })
  return [
    ...(brands.length > 1
      ? [action('both', say.palette.acts(say.acts.both), <Shape is="chosen" />, showing('both'))]
      : []),
    ...brands.map(brand =>
      action(brand, say.palette.acts(brandFacts[brand].name), <BrandMark brand={brand} />, showing(brand)),
    ),
    density === 'compact'
      ? action('rows', say.palette.airy, <Shape is="short" />, () => change({ density: 'comfortable' }))
      : action('rows', say.palette.dense, <Shape is="short" />, () => change({ density: 'compact' })),
    action('letters', letters ? say.palette.lettersOff : say.palette.lettersOn, <Shape is="byHand" />, () =>
      change({ letters: !letters }),
    ),
    action('keys', say.palette.keys, <Shape is="info" />, () => onShow('keys')),
  ]
}
