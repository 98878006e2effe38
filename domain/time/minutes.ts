// Minutes of a day, for plans of a day.

/** `965` → `16:05`. Minutes before the day count as its first, those after it go on: `24:10`. */
export function clockOf(minute: number): string {
  const whole = Math.max(0, Math.round(minute))
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`
}

/** `16:05` → `965`. */
export function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
