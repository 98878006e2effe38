import type { LifeState } from '../../../domain/returnable_life.ts'
import { returnableClaims } from '../../../domain/returnables.ts'
import { pickupMessages } from '../../../i18n/pickups.ts'
import { browserApi } from '../../api.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { Button } from '../../components/button.tsx'
import { useToasts } from '../../components/toasts.tsx'
import { FormFault, PostForm } from '../../forms/post_form.tsx'
import { useForm } from '../../forms/use_form.ts'
import { useReadAgain } from '../../read_again.ts'
import { tellForm } from './forms.ts'

/** A household's possible reports about one in its list. */
export function TellOf({ number, state }: { number: string; state: LifeState }) {
  const say = useMessages(pickupMessages)
  const notify = useToasts()
  const readAgain = useReadAgain()
  const telling = useForm(
    tellForm,
    () => notify({ text: say.toldOf }),
    input =>
      browserApi()
        .post('returnables.tell', input)
        .finally(() => void readAgain()),
  )
  if (state === 'disputed' || state === 'lost') return null

  return (
    <details className="returnable-tell">
      <summary>{say.tell}</summary>
      <PostForm className="button-row" of={telling}>
        <input name="number" type="hidden" value={number} />
        {returnableClaims
          .filter(claim => claim !== 'at_door' || state !== 'at_door')
          .map(claim => (
            <Button
              aria-label={say.claimOf(say.claims[claim], number)}
              busy={telling.busy}
              key={claim}
              kind="secondary"
              name="claim"
              size="small"
              type="submit"
              value={claim}
            >
              {say.claims[claim]}
            </Button>
          ))}
      </PostForm>
      <FormFault of={telling} />
    </details>
  )
}
