import { useKeys } from './keys.tsx'

/** Ctrl S saves: the form that has the focus, or the page's only one. Searches are no forms that are saved. */
export function SaveKey() {
  useKeys({
    'Ctrl+s': () => {
      const forms = [...document.querySelectorAll<HTMLFormElement>('#content form:not([method="get"])')]
      const here = forms.find(form => form.contains(document.activeElement))
      const form = here ?? (forms.length === 1 ? forms[0] : undefined)
      form?.requestSubmit()
    },
  })
  return null
}
