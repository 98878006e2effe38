import { adminMessages } from '../../../../../i18n/admin.ts'
import { Banner } from '../../../../components/banner.tsx'
import { useMessages } from '../../../../components/brand_context.tsx'
import { Button } from '../../../../components/button.tsx'
import type { usePiece } from './use_piece.ts'

/** The result of the last action; after a conflict with another admin, the two choices. */
export function Outcome({ piece }: { piece: ReturnType<typeof usePiece> }) {
  const say = useMessages(adminMessages).piece
  const { attempt, happened } = piece
  return (
    <div aria-live="polite" className="admin-said">
      {attempt.refusal?.fields && <Banner tone="warn">{say.wrong}</Banner>}
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
      {happened?.kind === 'saved' && <Banner tone="good">{say.saved(happened.version)}</Banner>}
      {happened?.kind === 'taken_off' && <Banner tone="good">{say.takenOff}</Banner>}
      {happened?.kind === 'opened' && <Banner>{say.older(happened.version)}</Banner>}
      {happened?.kind === 'conflict' && (
        <Banner
          action={
            <span className="button-row">
              <Button kind="link" onClick={() => window.open(location.href, '_blank', 'noopener')}>
                {say.seeTheirs}
              </Button>
              <Button kind="secondary" onClick={() => piece.saveOver(happened.version)} size="small">
                {say.saveOver}
              </Button>
            </span>
          }
          tone="warn"
        >
          {say.conflict(happened.version)}
        </Banner>
      )}
    </div>
  )
}
