import { Link, type To } from 'react-router'
import { componentMessages } from '../../i18n/components.ts'
import { useMessages } from './brand_context.tsx'
import { Check } from './icons.tsx'

interface StepTrailProps {
  /** In order; `to` for a finished step that can be revisited. */
  steps: readonly { id: string; label: string; to?: To | null }[]
  current: string
}

/** A person's progress in sign-up. In narrow places only the current step keeps its words. */
export function StepTrail({ steps, current }: StepTrailProps) {
  const say = useMessages(componentMessages).steps
  const at = steps.findIndex(step => step.id === current)
  return (
    <nav aria-label={say.label}>
      <ol className="trail">
        {steps.map((step, place) => {
          const done = place < at
          const words = <span className="trail-words">{step.label}</span>
          return (
            <li
              aria-current={place === at ? 'step' : undefined}
              className="trail-step"
              data-done={done || undefined}
              key={step.id}
            >
              <span aria-hidden className="trail-mark">
                {done && <Check size={12} strokeWidth={4} />}
              </span>
              {done && step.to ? <Link to={step.to}>{words}</Link> : <span>{words}</span>}
              {done && <span className="visually-hidden">, {say.done}</span>}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
