import { type AnyForm, formAction, leading } from '../forms/action.ts'
import { reauthenticationForm } from '../social/forms.ts'

/** The action of a settings page: its own forms, and the question before settings. */
export const settingsAction = (...forms: readonly AnyForm[]) =>
  formAction(
    leading(reauthenticationForm, ({ url }) => url),
    ...forms,
  )
