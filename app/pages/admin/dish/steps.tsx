import { useState } from 'react'
import { BothTexts } from '../../../admin/both_texts.tsx'
import { NumberField } from '../../../admin/number_field.tsx'
import { numberIn } from '../../../admin/number_in.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { Panel } from '../../../office/panel.tsx'
import { type Step, type Writing, withAt, withoutAt } from './dish.ts'
import { dishWords } from './words.ts'

const nothing = { en: '', fr: '' }
const mostSteps = 20

/** The steps of a dish, both languages side by side. */
export function Steps({ recipe, edit, mayWrite }: Writing) {
  const say = useMessages(dishWords)
  const { steps } = recipe
  const put = (changed: Step[]) => edit({ steps: changed })
  const total = steps.reduce((sum, { minutes }) => sum + minutes, 0)
  return (
    <Panel said={say.stepsSaid(steps.length, total)} title={say.steps}>
      <ol className="of-steps">
        {steps.map((step, at) => (
          // A step has no name of its own: its place is what it is called by.
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <li key={at}>
            <fieldset>
              <legend>{say.step(at + 1)}</legend>
              <StepFields
                disabled={!mayWrite}
                number={at + 1}
                onStep={changed => put(withAt(steps, at, changed))}
                step={step}
              />
              {mayWrite && (
                <div className="of-step-acts">
                  {at > 0 && (
                    <button
                      aria-label={say.upOf(at + 1)}
                      className="of-btn"
                      onClick={() => put(movedUp(steps, at))}
                      type="button"
                    >
                      {say.up}
                    </button>
                  )}
                  <button
                    aria-label={say.removeStep(at + 1)}
                    className="of-btn"
                    onClick={() => put(withoutAt(steps, at))}
                    type="button"
                  >
                    {say.remove}
                  </button>
                </div>
              )}
            </fieldset>
          </li>
        ))}
      </ol>
      {mayWrite && steps.length < mostSteps && (
        <button
          className="of-btn"
          onClick={() => put([...steps, { title: nothing, text: nothing, minutes: 5, timers: [] }])}
          type="button"
        >
          {say.addStep}
        </button>
      )}
    </Panel>
  )
}

function movedUp(steps: readonly Step[], at: number): Step[] {
  const moved = [...steps]
  const [one] = moved.splice(at, 1)
  if (one) moved.splice(at - 1, 0, one)
  return moved
}

interface StepFieldsProps {
  step: Step
  number: number
  disabled: boolean
  onStep: (step: Step) => void
}

function StepFields({ step, number, disabled, onStep }: StepFieldsProps) {
  const say = useMessages(dishWords)
  const of = say.step(number)
  return (
    <>
      <BothTexts
        disabled={disabled}
        label={say.stepTitle}
        most={120}
        of={of}
        onText={title => onStep({ ...step, title })}
        value={step.title}
      />
      <BothTexts
        disabled={disabled}
        isLong
        label={say.stepText}
        most={1_200}
        of={of}
        onText={text => onStep({ ...step, text })}
        value={step.text}
      />
      <div className="of-step-times">
        <span className="of-label">{say.minutes}</span>
        <NumberField
          digits={0}
          disabled={disabled}
          label={`${of}: ${say.minutes}`}
          most={600}
          onNumber={minutes => onStep({ ...step, minutes })}
          value={step.minutes}
        />
        <span className="of-label">{say.timers}</span>
        <Timers disabled={disabled} label={`${of}: ${say.timers}`} onStep={onStep} step={step} />
      </div>
    </>
  )
}

/** Minutes of the countdowns, separated by spaces. */
function Timers({ step, label, disabled, onStep }: Omit<StepFieldsProps, 'number'> & { label: string }) {
  const [typed, setTyped] = useState<string | null>(null)
  const shown = step.timers.map(seconds => seconds / 60).join(' ')
  const read = (text: string) =>
    text
      .split(/[\s;]+/)
      .filter(one => one !== '')
      .map(numberIn)
  const isWrong = typed !== null && read(typed).includes(null)
  return (
    <input
      aria-invalid={isWrong || undefined}
      aria-label={label}
      className="of-number"
      disabled={disabled}
      onBlur={() => setTyped(null)}
      onChange={event => {
        const text = event.currentTarget.value
        setTyped(text)
        const minutes = read(text).filter(one => one !== null)
        if (!read(text).includes(null) && minutes.length <= 10)
          onStep({ ...step, timers: minutes.map(one => Math.round(one * 60)) })
      }}
      value={typed ?? shown}
    />
  )
}
