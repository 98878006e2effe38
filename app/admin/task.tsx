import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { DrawingName } from '../../contract/content.ts'
import { Drawing } from '../editorial/drawing.tsx'

interface AdminTaskProps {
  drawing: DrawingName
  title: string
  note: string
  /** Its page; `href` where no page of the app answers, and neither where it is done in place. */
  to?: string
  href?: string
  children?: ReactNode
}

/** One task of the admin's home. */
export function AdminTask({ drawing, title, note, to, href, children }: AdminTaskProps) {
  return (
    <li className="admin-task">
      <Drawing name={drawing} size="small" />
      <h2>{to ? <Link to={to}>{title}</Link> : href ? <a href={href}>{title}</a> : title}</h2>
      <p>{note}</p>
      {children}
    </li>
  )
}
