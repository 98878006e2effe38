// Panels in place of missing content: loading, failed, or empty.

import { type ReactNode, useSyncExternalStore } from 'react'
import type { To } from 'react-router'
import { componentMessages } from '../../i18n/components.ts'
import { useMessages } from './brand_context.tsx'
import { Button, ButtonLink } from './button.tsx'
import { Framed, plate, spill } from './panel_drawings.tsx'

interface ErrorPanelProps {
  title?: string
  note?: ReactNode
  /** The contact page, in the page's language. */
  contactTo: To
  onRetry?: () => void
  /** Where it is the only content of a page, its title is the page's. */
  wholePage?: boolean
}

/** A page or a part that could not be loaded: what happened, and a link to a person (area 2). */
export function ErrorPanel({ title, note, contactTo, onRetry, wholePage }: ErrorPanelProps) {
  const say = useMessages(componentMessages).error
  const offline = useOffline()
  const Title = wholePage ? 'h1' : 'h2'
  return (
    <section className="panel-message" role="alert">
      <Framed>{spill}</Framed>
      <Title>{offline ? say.offline : (title ?? say.title)}</Title>
      <p>{offline ? say.offlineNote : (note ?? say.note)}</p>
      <p className="panel-actions">
        {onRetry && <Button onClick={onRetry}>{say.retry}</Button>}
        <ButtonLink kind={onRetry ? 'secondary' : 'primary'} to={contactTo}>
          {say.contact}
        </ButtonLink>
      </p>
    </section>
  )
}

function onConnection(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** The browser has no network, so the failure is not ours. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    onConnection,
    () => !navigator.onLine,
    () => false,
  )
}

interface EmptyStateProps {
  title: string
  children?: ReactNode
  action?: ReactNode
  /** A drawing (illustrations.tsx); the empty plate unless another is given. */
  illustration?: ReactNode
}

/** An empty list, or filters that match nothing: the message, and the next step. */
export function EmptyState({
  title,
  children,
  action,
  illustration = <Framed>{plate}</Framed>,
}: EmptyStateProps) {
  return (
    <section className="panel-message">
      {illustration}
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {action && <p className="panel-actions">{action}</p>}
    </section>
  )
}

/** The page is loading. Shown late, so that a quick answer shows nothing at all. */
export function LoadingPanel() {
  const say = useMessages(componentMessages)
  return (
    <p className="loading-panel" role="status">
      <span aria-hidden className="loading-plate" />
      {say.loading}
    </p>
  )
}

interface SkeletonProps {
  shape?: 'line' | 'title' | 'picture' | 'block' | 'button'
  /** The number of shapes, below each other. */
  count?: number
}

/** A placeholder of the shape and size of the coming content. Put `aria-busy` on the region around it. */
export function Skeleton({ shape = 'line', count = 1 }: SkeletonProps) {
  return Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: shapes are alike and never move.
    <span aria-hidden className="skeleton" data-shape={shape} key={place} />
  ))
}

/** A dish card before it comes. */
export function DishCardSkeleton() {
  return (
    <div className="dish-card">
      <Skeleton shape="picture" />
      <Skeleton shape="title" />
      <Skeleton count={2} />
    </div>
  )
}
