// Asks who it is over the page: a call that is refused because five minutes have passed is made again once that is answered.

import { useEffect, useRef, useState } from 'react'
import { answerAgainWith } from '../api.ts'
import { useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { Dialog } from '../components/controls/dialog.tsx'
import { PasswordField } from '../components/text_fields.tsx'
import { FormFault, PostForm } from '../forms/post_form.tsx'
import { useForm } from '../forms/use_form.ts'
import { proofForm } from './proof_forms.ts'
import { staffWords } from './words.ts'

/** One for the frame of the office, where its own session is signed in. */
export function ProvingHere() {
  const say = useMessages(staffWords).proof
  const [open, setOpen] = useState(false)
  const tell = useRef<(answered: boolean) => void>(() => {})
  useEffect(
    () =>
      answerAgainWith(
        () =>
          new Promise(resolve => {
            tell.current = resolve
            setOpen(true)
          }),
      ),
    [],
  )
  const close = (answered: boolean) => {
    setOpen(false)
    tell.current(answered)
  }
  return (
    <Dialog onClose={() => close(false)} open={open} title={say.title}>
      <p className="text-muted">{say.text}</p>
      {open && <Proof onProved={() => close(true)} />}
    </Dialog>
  )
}

function Proof({ onProved }: { onProved: () => void }) {
  const say = useMessages(staffWords).proof
  const proving = useForm(proofForm, onProved)
  return (
    <PostForm data-unkept of={proving}>
      <PasswordField {...proving.field('proof')} label={say.field} />
      <FormFault of={proving} />
      <Button busy={proving.busy} type="submit" width="full">
        {say.submit}
      </Button>
    </PostForm>
  )
}
