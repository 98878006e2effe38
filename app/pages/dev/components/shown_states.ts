// Shows states that otherwise need a pointer or the keyboard: every rule of the page's stylesheets for such a state is
// copied for elements whose `data-state` names it.

import { useEffect } from 'react'

export const shownStates = ['hover', 'active', 'focus-visible'] as const
export type ShownState = (typeof shownStates)[number]

const asked = new RegExp(`:(${shownStates.join('|')})(?![\\w-])`, 'g')

function copiesOf(rules: CSSRuleList): string[] {
  return [...rules].flatMap(rule => {
    if (rule instanceof CSSStyleRule)
      return rule.selectorText.match(asked) ? [rule.cssText.replace(asked, '[data-state="$1"]')] : []
    if (!(rule instanceof CSSGroupingRule)) return []
    const inside = copiesOf(rule.cssRules).join('\n')
    const head = rule.cssText.slice(0, rule.cssText.indexOf('{'))
    return inside === '' ? [] : [`${head}{${inside}}`]
  })
}

/** Makes `data-state="hover"` look like hovering, on this page only. */
export function useShownStates(): void {
  useEffect(() => {
    const before = document.adoptedStyleSheets
    const sheet = new CSSStyleSheet()
    sheet.replaceSync([...document.styleSheets].flatMap(({ cssRules }) => copiesOf(cssRules)).join('\n'))
    document.adoptedStyleSheets = [...before, sheet]
    return () => {
      document.adoptedStyleSheets = before
    }
  }, [])
}
