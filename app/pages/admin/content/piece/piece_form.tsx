import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { brands, locales } from '../../../../../domain/brands.ts'
import { adminMessages } from '../../../../../i18n/admin.ts'
import { useMessages } from '../../../../components/brand_context.tsx'
import { Button, TextLink } from '../../../../components/button.tsx'
import { useActingBrand } from '../../../../office/use_office.ts'
import { FieldsOf } from './field_view.tsx'
import type { Writing } from './leaf_fields.tsx'
import { LeaveQuestion } from './leave_question.tsx'
import { OpenQuestion } from './open_question.tsx'
import { Outcome } from './outcome.tsx'
import type { Field, Shape } from './shape.ts'
import { useShownAt } from './shown_at.ts'
import { TakeOff } from './take_off.tsx'
import { useFaults, useOpenFaults } from './use_faults.ts'
import { type Key, usePiece } from './use_piece.ts'
import { type Version, Versions } from './versions.tsx'

interface PieceFormProps extends Pick<Writing, 'subjects'> {
  piece: Key
  shape: Shape
  begun: unknown
  /** The newest version; 0 for a new piece. */
  newest: number
  onSite: boolean
  versions: readonly Version[]
}

export function PieceForm({ piece: key, shape, begun, newest, onSite, versions, subjects }: PieceFormProps) {
  const say = useMessages(adminMessages).piece
  const revalidator = useRevalidator()
  const piece = usePiece(key, begun, newest, onSite, () => revalidator.revalidate())
  const { attempt, document } = piece
  const [opening, setOpening] = useState<number | null>(null)
  const own = brands[useActingBrand()].defaultLocale
  const ownFirst = [own, ...locales.filter(locale => locale !== own)]
  useOpenFaults(attempt)
  const fault = useFaults(attempt)
  const writing = { fault, subjects, write: piece.write }
  const { shared, perLanguage } = fieldsOf(shape)
  const wanted = piece.changed || !piece.shown
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    if (wanted) void piece.save()
  }
  return (
    <>
      <header>
        <p className="of-meta">{say.kinds[key.kind]}</p>
        <Standing piece={key} shown={piece.shown} version={piece.newest} />
      </header>
      <form className="admin-form" noValidate method="dialog" onSubmit={submit} ref={attempt.form}>
        <p className="text-muted">{say.writing}</p>
        <fieldset className="admin-shared">
          <legend className="text-h3">{say.both}</legend>
          <FieldsOf {...writing} fields={shared} path="" value={document} />
        </fieldset>
        <div className="admin-languages">
          {ownFirst.map(locale => (
            <fieldset key={locale}>
              <legend className="text-h3">{say.languages[locale]}</legend>
              <FieldsOf
                {...writing}
                fields={perLanguage}
                lang={locale}
                path={`locales.${locale}`}
                value={(document as { locales: Record<string, unknown> }).locales[locale]}
              />
            </fieldset>
          ))}
        </div>
        <div className="admin-save">
          <Outcome piece={piece} />
          <div className="admin-save-row">
            <span className="text-muted">{piece.changed ? say.changed : say.unchanged}</span>
            <Button aria-disabled={!wanted || undefined} busy={attempt.busy} type="submit">
              {attempt.busy ? say.saving : say.save}
            </Button>
          </div>
        </div>
      </form>
      <Versions
        onOpen={version => (piece.changed ? setOpening(version) : void piece.open(version))}
        versions={versions}
      />
      <OpenQuestion
        onNo={() => setOpening(null)}
        onYes={version => {
          setOpening(null)
          void piece.open(version)
        }}
        version={opening}
      />
      {piece.shown && <TakeOff takeOff={() => void piece.takeOff()} />}
      <LeaveQuestion changed={piece.changed} />
    </>
  )
}

function Standing({ piece, shown, version }: { piece: Key; shown: boolean; version: number }) {
  const say = useMessages(adminMessages).piece
  const seen = useShownAt(piece)
  if (version === 0) return <p>{say.standingNew}</p>
  if (!shown) return <p>{say.standingOff}</p>
  return (
    <p>
      {say.standing(version)} {seen && <TextLink to={seen}>{say.seeIt}</TextLink>}
    </p>
  )
}

/** The parts that a document has once, and those in each language. */
function fieldsOf(shape: Shape): { shared: readonly Field[]; perLanguage: readonly Field[] } {
  const fields = shape.kind === 'group' ? shape.fields : []
  const both = fields.find(({ name }) => name === 'locales')?.shape
  const one = both?.kind === 'group' ? both.fields[0]?.shape : undefined
  return {
    shared: fields.filter(({ name }) => name !== 'locales'),
    perLanguage: one?.kind === 'group' ? one.fields : [],
  }
}
