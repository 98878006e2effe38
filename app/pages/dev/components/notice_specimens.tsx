import { Banner } from '../../../components/banner.tsx'
import { useLocale } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { samplesOf } from './samples.ts'
import { Specimen } from './specimen.tsx'

export function NoticeSpecimens() {
  const { words } = samplesOf(useLocale())
  return (
    <Specimen name="Banner: info with all it can have, good, warn">
      <div className="grid gap-3">
        <Banner action={<Button size="small">{words.short}</Button>} onDismiss={() => {}} title={words.title}>
          {words.skippedNote}
        </Banner>
        <Banner tone="good">{words.skippedNote}</Banner>
        <Banner title={words.error} tone="warn">
          {words.chosenNote}
        </Banner>
      </div>
    </Specimen>
  )
}
