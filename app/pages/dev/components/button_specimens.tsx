import { useLocale } from '../../../components/brand_context.tsx'
import { Button, ButtonLink, TextLink } from '../../../components/button.tsx'
import { X } from '../../../components/icons.tsx'
import { samplesOf } from './samples.ts'
import { shownStates } from './shown_states.ts'
import { Specimen } from './specimen.tsx'

const kinds = ['primary', 'quiet', 'secondary', 'link'] as const

export function ButtonSpecimens() {
  const { words } = samplesOf(useLocale())
  return (
    <>
      <Specimen name="Button: each kind at rest, hovered, pressed, focused, busy, disabled">
        <div className="dev-rows">
          {kinds.map(kind => (
            <div className="dev-row" key={kind}>
              <small>{kind}</small>
              <Button kind={kind}>{words.short}</Button>
              {shownStates.map(state => (
                <Button data-state={state} key={state} kind={kind}>
                  {words.short}
                </Button>
              ))}
              <Button busy kind={kind}>
                {words.short}
              </Button>
              <Button disabled kind={kind}>
                {words.short}
              </Button>
            </div>
          ))}
          <div className="dev-row">
            <small>icon</small>
            <Button aria-label={words.closed} kind="icon">
              <X aria-hidden size={20} />
            </Button>
            {shownStates.map(state => (
              <Button aria-label={words.closed} data-state={state} key={state} kind="icon">
                <X aria-hidden size={20} />
              </Button>
            ))}
            <Button aria-label={words.closed} disabled kind="icon">
              <X aria-hidden size={20} />
            </Button>
          </div>
        </div>
      </Specimen>
      <Specimen name="Button: small, full width, with an arrow; ButtonLink; TextLink">
        <div className="dev-rows">
          <div className="dev-row">
            {kinds.map(kind => (
              <Button key={kind} kind={kind} size="small">
                {words.short}
              </Button>
            ))}
          </div>
          <Button arrow width="full">
            {words.action}
          </Button>
          <div className="dev-row">
            <ButtonLink arrow to="/">
              {words.action}
            </ButtonLink>
            <ButtonLink kind="secondary" outside to="/">
              {words.short}
            </ButtonLink>
            <TextLink to="/">{words.action}</TextLink>
          </div>
        </div>
      </Specimen>
      <Specimen name="Button: on the grounds deep, accent, sunk">
        <div className="stack-close">
          {(['deep', 'accent', 'sunk'] as const).map(ground => (
            <div className="dev-row dev-button-ground" data-ground={ground} key={ground}>
              {kinds.map(kind => (
                <Button key={kind} kind={kind}>
                  {words.short}
                </Button>
              ))}
              <Button data-state="focus-visible">{words.short}</Button>
              <Button busy>{words.short}</Button>
              <Button disabled>{words.short}</Button>
            </div>
          ))}
        </div>
      </Specimen>
    </>
  )
}
