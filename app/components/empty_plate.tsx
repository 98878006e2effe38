/** A laid plate with nothing on it yet: what stands where a dish has no picture. Drawn in the brand's own tokens. */
export function EmptyPlate() {
  return (
    <svg aria-hidden="true" className="empty-plate" viewBox="0 0 200 200">
      <g className="empty-plate-cutlery">
        <path d="M28 60v26a9 9 0 0 0 18 0V60M37 60v84" />
        <path d="M165 144V60c-8 5-11 20-11 38 0 7 4 10 11 10" />
      </g>
      <circle className="empty-plate-shade" cx="101" cy="108" r="50" />
      <circle className="empty-plate-rim" cx="100" cy="101" r="50" />
      <circle className="empty-plate-well" cx="100" cy="101" r="34" />
      <path
        className="empty-plate-sprig"
        d="M84 113c8-3 19-13 25-26m-15 21c-1-8 1-13 5-17m0 11c6-1 11 0 14 2"
      />
    </svg>
  )
}
