// Statistics Canada's map projection (EPSG 3347: Lambert conformal conic on NAD 83, parallels 49° and 77°), back to degrees.
// Snyder, Map Projections: A Working Manual (1987), formulas 15-7 to 15-11.

const radians = Math.PI / 180
const semiMajor = 6_378_137
const flattening = 1 / 298.257222101
const eccentricity = Math.sqrt(2 * flattening - flattening ** 2)
const origin = { lat: 63.390675 * radians, lon: (-91 - 52 / 60) * radians, x: 6_200_000, y: 3_000_000 }
const parallels = [49 * radians, 77 * radians] as const

const m = (lat: number) => Math.cos(lat) / Math.sqrt(1 - (eccentricity * Math.sin(lat)) ** 2)
const t = (lat: number) => {
  const e = eccentricity * Math.sin(lat)
  return Math.tan(Math.PI / 4 - lat / 2) / ((1 - e) / (1 + e)) ** (eccentricity / 2)
}

const n =
  (Math.log(m(parallels[0])) - Math.log(m(parallels[1]))) /
  (Math.log(t(parallels[0])) - Math.log(t(parallels[1])))
const factor = m(parallels[0]) / (n * t(parallels[0]) ** n)
const rhoOrigin = semiMajor * factor * t(origin.lat) ** n

/** @param x easting and @param y northing in metres @returns degrees of latitude and longitude */
export function fromLambert(x: number, y: number): { lat: number; lon: number } {
  const east = x - origin.x
  const north = rhoOrigin - (y - origin.y)
  const rho = Math.hypot(east, north)
  const target = (rho / (semiMajor * factor)) ** (1 / n)
  let lat = Math.PI / 2 - 2 * Math.atan(target)
  // Converges to a millimetre in five steps.
  for (let step = 0; step < 6; step++) {
    const e = eccentricity * Math.sin(lat)
    lat = Math.PI / 2 - 2 * Math.atan(target * ((1 - e) / (1 + e)) ** (eccentricity / 2))
  }
  return { lat: lat / radians, lon: (Math.atan2(east, north) / n + origin.lon) / radians }
}
