export interface TabFace {
  label: string
  /** How many are behind it. */
  count?: number
}

/** The label of a tab. */
export function Face({ label, count }: TabFace) {
  return (
    <>
      {label}
      {count !== undefined && <span className="tab-count tabular">{count}</span>}
    </>
  )
}
