/** An empty plate, in place of a missing picture. Drawn in the brand's own tokens. */
export function EmptyPlate() {
  return (
    <svg aria-hidden="true" className="empty-plate" viewBox="0 0 200 200">
      <g className="empty-plate-cutlery">
        <path d="M12 58v22a8.5 8.5 0 0 0 17 0V58M20.5 58v86" />
        <path d="M184 144V58c-8 6-10.5 21-10.5 38 0 7 3.5 10 10.5 10" />
      </g>
      <circle className="empty-plate-shade" cx="101" cy="110" r="62" />
      <circle className="empty-plate-rim" cx="100" cy="101" r="62" />
      <circle className="empty-plate-well" cx="100" cy="101" r="43" />
      <g className="empty-plate-sprig">
        <path className="empty-plate-stem" d="M82 121c12-6 24-18 33-36" />
        <path d="M115 85c-3-8-1-14 6-19 4 8 2 14-6 19Z" />
        <path d="M106 99c-9 0-15-4-17-12 9-1 15 3 17 12Zm4-6c8 3 15 1 20-6-8-4-15-2-20 6Zm-13 16c-8 3-15 1-20-6 8-4 15-2 20 6Zm3-3c6 6 13 7 21 2-6-6-13-7-21-2Z" />
      </g>
    </svg>
  )
}
