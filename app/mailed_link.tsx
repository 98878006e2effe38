// The page of a link in a letter about the account: one press uses the link. Opening the page uses nothing up, so neither does a mail
// scanner.

import type { ReactNode } from 'react'
import type { PageId } from '../contract/page_table.ts'
import { Button } from './components/button.tsx'
import type { FormCall } from './forms/form.ts'
import { FormFault, PostForm } from './forms/post_form.tsx'
import type { Sending } from './forms/use_form.ts'
import { PageHead } from './layout/page_head.tsx'

/** The token of the link; null where it cannot be one. */
export function tokenOf(request: Request): string | null {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return token === '' || token.length > 200 ? null : token
}

/** The page, whose address no other site gets; a form of its own still says where it comes from. */
export function MailedLinkPage({
  page,
  title,
  children,
}: {
  page: PageId
  title: string
  children: ReactNode
}) {
  return (
    <div className="page-width section narrow-page">
      <PageHead page={page} title={title} />
      <meta content="same-origin" name="referrer" />
      {children}
    </div>
  )
}

interface LinkWordsProps {
  heading: string
  lede: string
  /** Whether they replace a pressed button, and take its focus. */
  replacing?: boolean
  /** The button that leads onward. */
  action: ReactNode
  /** A link below. */
  link?: ReactNode
}

/** What the link has done, or why it does nothing, and the way onward. */
export function LinkWords({ heading, lede, replacing = false, action, link }: LinkWordsProps) {
  return (
    <>
      {replacing ? (
        <h1 ref={element => element?.focus()} tabIndex={-1}>
          {heading}
        </h1>
      ) : (
        <h1>{heading}</h1>
      )}
      <p className="text-lede">{lede}</p>
      <p className="button-row">{action}</p>
      {link && <p>{link}</p>}
    </>
  )
}

interface LinkPressProps<Name extends FormCall> {
  words: { heading: string; lede: string; submit: string }
  of: Sending<Name>
  token: string
  /** In place of the button once the link no longer works. */
  invalid: ReactNode
}

/** The button that uses the link. */
export function LinkPress<Name extends FormCall>({ words, of, token, invalid }: LinkPressProps<Name>) {
  const code = of.refusal?.code
  if (code === 'email_link_invalid' || code === 'newsletter_link_invalid') return invalid
  return (
    <>
      <h1>{words.heading}</h1>
      <p className="text-lede">{words.lede}</p>
      <PostForm of={of}>
        <input name="token" type="hidden" value={token} />
        <FormFault of={of} />
        <Button busy={of.busy} type="submit" width="full">
          {words.submit}
        </Button>
      </PostForm>
    </>
  )
}
