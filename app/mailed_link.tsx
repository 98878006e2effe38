// The page of a link in a letter about the account: one press uses the link. Opening the page uses nothing up, so neither does a mail
// scanner.

import type { FormEvent, ReactNode } from 'react'
import type { PageId } from '../contract/page_table.ts'
import { useFormAttempt } from './attempt.ts'
import { Banner } from './components/banner.tsx'
import { Button } from './components/button.tsx'
import { PageHead } from './layout/page_head.tsx'

/** The token of the link; null where it cannot be one. */
export function tokenOf(request: Request): string | null {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return token === '' || token.length > 200 ? null : token
}

/** The page, whose address no other site gets. */
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
      <meta content="no-referrer" name="referrer" />
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

interface LinkPressProps<Answer> {
  words: { heading: string; lede: string; submit: string }
  use: () => Promise<Answer>
  onDone: (answer: Answer) => void
  /** In place of the button once the link no longer works. */
  invalid: ReactNode
}

/** The button that uses the link. */
export function LinkPress<Answer>({ words, use, onDone, invalid }: LinkPressProps<Answer>) {
  const attempt = useFormAttempt()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const answer = await attempt.run(use)
    if (answer) onDone(answer)
  }

  if (attempt.refusal?.code === 'email_link_invalid') return invalid
  return (
    <>
      <h1>{words.heading}</h1>
      <p className="text-lede">{words.lede}</p>
      <form className="form" method="dialog" onSubmit={submit} ref={attempt.form}>
        {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
        <Button busy={attempt.busy} type="submit" width="full">
          {words.submit}
        </Button>
      </form>
    </>
  )
}
