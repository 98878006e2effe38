import { useLocale } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import {
  DishCardSkeleton,
  EmptyState,
  ErrorPanel,
  LoadingPanel,
  Skeleton,
} from '../../../components/panels.tsx'
import { Table } from '../../../components/table.tsx'
import { samplesOf } from './samples.ts'
import { Specimen } from './specimen.tsx'

const shapes = ['title', 'line', 'picture', 'block', 'button'] as const

export function PanelSpecimens() {
  const { words, dishes } = samplesOf(useLocale())
  const rows = dishes.slice(0, 3).map(({ name, summary, minutes }) => ({
    id: name,
    cells: [name, summary, minutes],
  }))
  return (
    <>
      <Specimen name="ErrorPanel, and with a second try">
        <ErrorPanel contactTo="/" />
        <ErrorPanel contactTo="/" note={words.error} onRetry={() => {}} title={words.title} />
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState action={<Button kind="secondary">{words.short}</Button>} title={words.title}>
          {words.hint}
        </EmptyState>
      </Specimen>
      <Specimen name="LoadingPanel">
        <LoadingPanel />
      </Specimen>
      <Specimen name="Skeleton: each shape; DishCardSkeleton">
        <div className="stack-wide">
          <div className="stack-close dev-top">
            {shapes
              .filter(shape => shape !== 'picture')
              .map(shape => (
                <Skeleton key={shape} shape={shape} />
              ))}
          </div>
          <DishCardSkeleton />
        </div>
      </Specimen>
      <Specimen name="Table: normal, small with its title">
        <div className="dev-apart">
          <Table caption={words.title} columns={[words.label, words.short, words.minutes]} rows={rows} />
          <Table
            caption={words.action}
            columns={[words.label, words.short, words.minutes]}
            rows={rows}
            size="small"
            titled
          />
        </div>
      </Specimen>
    </>
  )
}
