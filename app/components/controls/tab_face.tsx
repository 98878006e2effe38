export interface TabFace {
  label: string
  /** The number of entries in the tab. */
  count?: number
}

/** The label of a tab. */
export function Face({ label, count }: TabFace) {
  return (
    <>
      <span>{label}</span>
      {count !== undefined && <span className="tab-count tabular">{count}</span>}
    </>
  )
}
