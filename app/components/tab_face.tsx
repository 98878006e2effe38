export interface TabFace {
  label: string
  /** How many are behind it. */
  count?: number
}

/** What stands on a tab. */
export function Face({ label, count }: TabFace) {
  return (
    <>
      {label}
      {count !== undefined && <span className="tab-count tabular">{count}</span>}
    </>
  )
}
