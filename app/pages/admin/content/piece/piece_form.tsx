import { type FormEvent, useEffect, useMemo, useState } from 'react'
import { useBlocker, useRevalidator } from 'react-router'
import { brands, locales } from '../../../../../domain/brands.ts'
import { Banner } from '../../../../components/banner.tsx'
import { useBrand, useMessages } from '../../../../components/brand_context.tsx'
import { Button, TextLink } from '../../../../components/button.tsx'
import { Dialog } from '../../../../components/dialog.tsx'
import { adminMessages } from '../../../../messages/admin.ts'
import { FieldsOf } from './field_view.tsx'
import type { Writing } from './leaf_fields.tsx'
import type { Field, Shape } from './shape.ts'
import { useShownAt } from './shown_at.ts'
import { type Key, usePiece } from './use_piece.ts'
import { type Version, Versions } from './versions.tsx'

interface PieceFormProps extends Pick<Writing, 'subjects'> {
  piece: Key
  title: string
  shape: Shape
  begun: unknown
  /** The newest version; 0 for a new piece. */
  newest: number
  onSite: boolean
  versions: readonly Version[]
}

export function PieceForm({
  piece: key,
  title,
  shape,
  begun,
  newest,
  onSite,
  versions,
  subjects,
}: PieceFormProps) {
  const say = useMessages(adminMessages).piece
  const revalidator = useRevalidator()
  const piece = usePiece(key, begun, newest, onSite, () => revalidator.revalidate())
  const { attempt, document, event } = piece
  const [asking, setAsking] = useState(false)
  const own = brands[useBrand().id].defaultLocale
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
      <header className="grid gap-3">
        <p className="eyebrow">{say.kinds[key.kind]}</p>
        <h1 className="font-display text-h1">{title}</h1>
        <Standing piece={key} shown={piece.shown} version={piece.newest} />
      </header>
      <form className="admin-form" noValidate method="post" onSubmit={submit} ref={attempt.form}>
        <p className="text-muted">{say.writing}</p>
        <fieldset className="admin-shared">
          <legend className="font-display text-h3">{say.both}</legend>
          <FieldsOf {...writing} fields={shared} path="" value={document} />
        </fieldset>
        <div className="admin-languages">
          {ownFirst.map(locale => (
            <fieldset key={locale}>
              <legend className="font-display text-h3">{say.languages[locale]}</legend>
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
          <div aria-live="polite" className="admin-said">
            {attempt.refusal?.fields && <Banner tone="warn">{say.wrong}</Banner>}
            {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
            {event?.kind === 'saved' && <Banner tone="good">{say.saved(event.version)}</Banner>}
            {event?.kind === 'taken_off' && <Banner tone="good">{say.takenOff}</Banner>}
            {event?.kind === 'opened' && <Banner>{say.older(event.version)}</Banner>}
            {event?.kind === 'conflict' && (
              <Banner
                action={
                  <span className="button-row">
                    <Button kind="link" onClick={() => window.open(location.href, '_blank', 'noopener')}>
                      {say.seeTheirs}
                    </Button>
                    <Button kind="secondary" onClick={() => piece.saveOver(event.version)} size="small">
                      {say.saveOver}
                    </Button>
                  </span>
                }
                tone="warn"
              >
                {say.conflict(event.version)}
              </Banner>
            )}
          </div>
          <div className="admin-save-row">
            <span className="text-muted">{piece.changed ? say.changed : say.unchanged}</span>
            <Button aria-disabled={!wanted || undefined} busy={attempt.busy} type="submit">
              {attempt.busy ? say.saving : say.save}
            </Button>
          </div>
        </div>
      </form>
      <Versions onOpen={version => void piece.open(version)} versions={versions} />
      {piece.shown && (
        <section className="admin-section">
          <Button kind="secondary" onClick={() => setAsking(true)}>
            {say.takeOff}
          </Button>
        </section>
      )}
      <Dialog
        actions={
          <>
            <Button kind="secondary" onClick={() => setAsking(false)}>
              {say.keep}
            </Button>
            <Button
              onClick={() => {
                setAsking(false)
                void piece.takeOff()
              }}
            >
              {say.takeOff}
            </Button>
          </>
        }
        onClose={() => setAsking(false)}
        open={asking}
        title={say.takeOffTitle}
      >
        <p>{say.takeOffNote}</p>
      </Dialog>
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

/** What there is of a document once, and what it has in each language. */
function fieldsOf(shape: Shape): { shared: readonly Field[]; perLanguage: readonly Field[] } {
  const fields = shape.kind === 'group' ? shape.fields : []
  const both = fields.find(({ name }) => name === 'locales')?.shape
  const one = both?.kind === 'group' ? both.fields[0]?.shape : undefined
  return {
    shared: fields.filter(({ name }) => name !== 'locales'),
    perLanguage: one?.kind === 'group' ? one.fields : [],
  }
}

type Attempt = ReturnType<typeof usePiece>['attempt']

/** What is wrong at a path or below it; the same function until the next try, so that typing draws one field. */
function useFaults({ refusal, of }: Attempt): Writing['fault'] {
  return useMemo(() => {
    const fields = Object.keys(refusal?.fields ?? {})
    return path => {
      const field = fields.find(name => name === path || name.startsWith(`${path}.`))
      return field === undefined ? undefined : of(field)
    }
  }, [refusal, of])
}

/** Opens the parts in which something is wrong, and goes to the first such field. */
function useOpenFaults({ refusal, form }: Attempt): void {
  useEffect(() => {
    if (!refusal?.fields) return
    const wrong = [...(form.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])]
    for (const field of wrong) {
      for (let part = field.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
        part.open = true
    }
    wrong[0]?.focus()
  }, [refusal, form])
}

/** Leaving with changes that are not saved asks first: within the site by a dialog, otherwise by the browser's own question. */
function LeaveQuestion({ changed }: { changed: boolean }) {
  const say = useMessages(adminMessages).piece
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => changed && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!changed) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [changed])
  const stay = () => blocker.reset?.()
  return (
    <Dialog
      actions={
        <>
          <Button kind="secondary" onClick={() => blocker.proceed?.()}>
            {say.leave}
          </Button>
          <Button onClick={stay}>{say.stay}</Button>
        </>
      }
      onClose={stay}
      open={blocker.state === 'blocked'}
      title={say.leaveTitle}
    >
      <p>{say.leaveNote}</p>
    </Dialog>
  )
}
