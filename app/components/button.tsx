import type { ComponentProps, ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { pageOfPath, pages } from '../../contract/paths.ts'
import { ArrowRight } from './icons.tsx'

type ButtonKind = 'primary' | 'quiet' | 'secondary' | 'link' | 'icon'

interface Look {
  /** One primary for each screen; quiet for a chosen option; secondary beside a primary; icon needs an `aria-label`. */
  kind?: ButtonKind
  size?: 'normal' | 'small'
  width?: 'natural' | 'full'
  /** An arrow after the words, for the step that leads on. */
  arrow?: boolean
  children: ReactNode
}

export interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'children' | 'className'> {
  /** Its action is running: it keeps its width and its focus, and ignores presses. */
  busy?: boolean
}

/** Gives a different element the look of a button. */
export function buttonLook({ kind = 'primary', size = 'normal', width = 'natural' }: Omit<Look, 'children'>) {
  return { className: 'button', 'data-kind': kind, 'data-size': size, 'data-width': width }
}

function Arrow() {
  return <ArrowRight aria-hidden className="button-arrow" size={20} />
}

/** A browser that translates the page moves texts into elements of its own, so that nothing can be put before them any more. */
function Words({ children }: { children: ReactNode }) {
  return <span className="button-words">{children}</span>
}

/** A button that acts on this page. `type` is `button` unless it submits a form. */
export function Button({ kind, size, width, arrow, busy, children, onClick, type, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      {...buttonLook({ ...(kind && { kind }), ...(size && { size }), ...(width && { width }) })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={busy ? event => event.preventDefault() : onClick}
      type={type ?? 'button'}
    >
      {busy && <span aria-hidden className="spinner" />}
      <Words>{children}</Words>
      {arrow && !busy && <Arrow />}
    </button>
  )
}

interface ButtonLinkProps extends Look {
  to: To
  replace?: boolean
  /** Opens an outside address in its own tab. */
  outside?: boolean
  'aria-label'?: string
  'aria-describedby'?: string
}

/** Whether following the link keeps the scroll position. */
function keepsScroll(to: To): boolean {
  const page = typeof to === 'string' ? pageOfPath(to.replace(/[?#].*/, '')) : null
  return page !== null && pages[page].keepsScroll === true
}

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink(props: ButtonLinkProps) {
  const { to, replace, outside, arrow, children, kind, size, width, ...rest } = props
  const look = buttonLook({ ...(kind && { kind }), ...(size && { size }), ...(width && { width }) })
  return (
    <Link
      {...rest}
      {...look}
      {...(outside && { target: '_blank', rel: 'noopener' })}
      preventScrollReset={keepsScroll(to)}
      replace={replace ?? false}
      to={to}
    >
      {children}
      {arrow && <Arrow />}
    </Link>
  )
}

/** A link inside a sentence or a list, underlined in the brand's link colour. */
export function TextLink(props: { to: To; state?: unknown; children: ReactNode; 'aria-label'?: string }) {
  const { to, children, ...rest } = props
  return (
    <Link {...rest} className="link" to={to}>
      {children}
    </Link>
  )
}
