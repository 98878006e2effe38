import type { ComponentProps, ReactNode } from 'react'
import { typedBy } from '../../contract/page_request.ts'
import { Banner } from '../components/banner.tsx'
import { useRootData } from '../root_data.ts'
import { formField } from './came_back.ts'
import type { Sending } from './use_form.ts'

interface PostFormProps extends Omit<ComponentProps<'form'>, 'method' | 'onSubmit' | 'ref' | 'children'> {
  // biome-ignore lint/suspicious/noExplicitAny: a form of any call.
  of: Pick<Sending<any>, 'declared' | 'form' | 'submit'>
  children: ReactNode
}

/** The element of a declared form: posted by the browser to the page (or to `action`), or sent by the scripts. */
export function PostForm({ of, children, className = 'form', ...rest }: PostFormProps) {
  const whose = useRootData()?.session.client?.id
  return (
    <form {...rest} className={className} method="post" noValidate onSubmit={of.submit} ref={of.form}>
      <input name={formField} type="hidden" value={of.declared.id} />
      {whose && <input name={typedBy} type="hidden" value={whose} />}
      {children}
    </form>
  )
}

/** Why the form as a whole was refused. */
export function FormFault({ of }: { of: Pick<Sending, 'sentence'> }) {
  return of.sentence && <Banner tone="warn">{of.sentence}</Banner>
}
