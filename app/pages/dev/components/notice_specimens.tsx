import { Banner } from '../../../components/banner.tsx'
import { useLocale } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { ToastNotice } from '../../../components/toasts.tsx'
import { samplesOf } from './samples.ts'
import { Specimen } from './specimen.tsx'

const stay = () => {}

export function NoticeSpecimens() {
  const { words } = samplesOf(useLocale())
  return (
    <>
      <Specimen name="Banner: info with all it can have, good, warn">
        <div className="stack-close">
          <Banner
            action={<Button size="small">{words.short}</Button>}
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
      <Specimen name="Toast: done, with undo, failed, with ways out">
        <div className="stack-close">
          <ToastNotice dismiss={stay} toast={{ id: 1, text: words.skippedTitle }} />
          <ToastNotice dismiss={stay} toast={{ id: 2, text: words.skippedTitle, onUndo: stay }} />
          <ToastNotice dismiss={stay} toast={{ id: 3, text: words.error, tone: 'failed' }} />
          <ToastNotice
            dismiss={stay}
            toast={{
              id: 4,
              text: words.error,
              tone: 'failed',
              actions: [{ label: words.short, onPress: stay }],
            }}
          />
        </div>
      </Specimen>
    </>
  )
}
