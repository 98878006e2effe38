import { Fragment } from 'react'
import { officeMessages } from '../../i18n/office.ts'
import { useMessages } from '../components/brand_context.tsx'
import { Key } from './keys.tsx'
import { useSections } from './use_sections.ts'

/** All keys of the office, by where they do something. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const say = useMessages(officeMessages)
  const words = say.keyWords
  const letters = useSections().map(({ key }) => key.toUpperCase())
  const groups = [
    {
      title: say.keyGroups.anywhere,
      lines: [
        [words.find, [['Ctrl', 'K']]],
        [words.go, [['G'], letters]],
        [words.strip, [['[', ']']]],
        [words.brand, [['Shift', '1', '2', '3']]],
        [words.undo, [['Z']]],
        [words.save, [['Ctrl', 'S']]],
        [words.sheet, [['?']]],
      ],
    },
    {
      title: say.keyGroups.list,
      lines: [
        [words.search, [['/']]],
        [words.move, [['J', 'K']]],
        [words.open, [['Enter']]],
        [words.choose, [['X']]],
        [words.chooseTo, [['Shift', 'X']]],
        [words.first, [['R']]],
        [words.all, [['.']]],
        [words.clear, [['Esc']]],
      ],
    },
  ] as const
  return (
    <>
      <header className="of-modal-head">
        <h2>{say.keysTitle}</h2>
        <p>{say.keysNote}</p>
        <button className="of-btn" onClick={onClose} type="button">
          {say.close}
        </button>
      </header>
      <div className="of-keys">
        {groups.map(({ title, lines }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {lines.map(([what, parts]) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>
                    {parts.map((keys, place) => (
                      <Fragment key={keys.join(' ')}>
                        {place > 0 && <span className="of-then">{words.afterwards}</span>}
                        {keys.map(key => (
                          <Key key={key}>{key}</Key>
                        ))}
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </>
  )
}
