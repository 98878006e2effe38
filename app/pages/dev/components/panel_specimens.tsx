import { useState } from 'react'
import { Banner } from '../../../components/banner.tsx'
import { useLocale } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Pagination, ShowMore } from '../../../components/pagination.tsx'
import { EmptyState, ErrorPanel, LoadingPanel, Skeleton } from '../../../components/panels.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { samplesOf } from './samples.ts'
import { Specimen } from './specimen.tsx'

export function PanelSpecimens() {
  const { words } = samplesOf(useLocale())
  return (
    <>
      <Specimen name="Banner: info, good, warn">
        <div className="grid gap-3">
          <Banner
            action={<Button size="small">{words.action}</Button>}
            onDismiss={() => {}}
            title={words.title}
          >
            {words.skippedNote}
          </Banner>
          <Banner tone="good">{words.skippedNote}</Banner>
          <Banner title={words.error} tone="warn">
            {words.chosenNote}
          </Banner>
        </div>
      </Specimen>
      <Specimen name="Dialog: middle, side, bottom; toasts">
        <Overlays />
      </Specimen>
      <Specimen name="ErrorPanel, EmptyState, LoadingPanel, Skeleton">
        <ErrorPanel contactTo="/" onRetry={() => {}} />
        <EmptyState action={<Button kind="secondary">{words.action}</Button>} title={words.title}>
          {words.hint}
        </EmptyState>
        <LoadingPanel />
        <Skeleton shape="title" />
        <Skeleton count={3} />
      </Specimen>
      <Specimen name="Pagination, ShowMore">
        <Pagination page={5} pages={12} toPage={page => `?page=${page}`} />
        <ShowMore onMore={() => {}} />
      </Specimen>
    </>
  )
}

function Overlays() {
  const { words } = samplesOf(useLocale())
  const [open, setOpen] = useState<'middle' | 'side' | 'bottom' | null>(null)
  const notify = useToasts()
  return (
    <div className="flex flex-wrap gap-3">
      {(['middle', 'side', 'bottom'] as const).map(place => (
        <Button key={place} kind="secondary" onClick={() => setOpen(place)}>
          Dialog {place}
        </Button>
      ))}
      <Button kind="secondary" onClick={() => notify({ text: words.skippedTitle, onUndo: () => {} })}>
        Toast
      </Button>
      <Button kind="secondary" onClick={() => notify({ text: words.error, tone: 'failed' })}>
        Toast failed
      </Button>
      <Dialog
        actions={
          <>
            <Button kind="secondary" onClick={() => setOpen(null)}>
              {words.closed}
            </Button>
            <Button onClick={() => setOpen(null)}>{words.action}</Button>
          </>
        }
        onClose={() => setOpen(null)}
        open={open !== null}
        place={open ?? 'middle'}
        title={words.title}
      >
        <p>{words.skippedNote}</p>
      </Dialog>
    </div>
  )
}
