import { type ReactNode, type Ref, useEffect } from 'react'
import { Banner } from './components/banner.tsx'
import { Button } from './components/button.tsx'
import { CodeField } from './components/code_field.tsx'
import type { FormCall } from './forms/form.ts'
import { FormFault, PostForm } from './forms/post_form.tsx'
import type { Sending } from './forms/use_form.ts'

interface RedeemFormProps<Name extends FormCall> {
  of: Sending<Name>
  label: string
  submit: string
  /** What the code brought, in a sentence; null before. */
  answer: string | null
  field?: Ref<HTMLInputElement>
  /** Shown once a code was redeemed. */
  after?: ReactNode
}

/** A code of a gift card or a discount, and what it brought. */
export function RedeemForm<Name extends FormCall>(props: RedeemFormProps<Name>) {
  const { of, label, submit, answer, field, after } = props
  const { form } = of
  // The next code begins with an empty field.
  useEffect(() => {
    if (answer !== null) form.current?.reset()
  }, [answer, form])
  return (
    <>
      <PostForm className="gift-redeem-form" of={of}>
        <CodeField {...of.field('code')} label={label} {...(field && { ref: field })} />
        <Button busy={of.busy} kind="secondary" type="submit">
          {submit}
        </Button>
      </PostForm>
      <FormFault of={of} />
      <div aria-live="polite">{answer !== null && <Banner tone="good">{answer}</Banner>}</div>
      {answer !== null && after}
    </>
  )
}
