// Positions of a chart's points and lines, as fractions of its width and height. Pure.

/** A value of the axis with its position from the bottom, 0 to 1. */
export type Tick = { value: number; at: number }

/** The most grid lines that are readable in a chart of this size. */
const MAX_TICKS = 5

/** Round values spanning all of these, including zero where it is near. */
export function ticksOf(values: readonly number[]): Tick[] {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const low = least > 0 && least < most / 2 ? 0 : least
  const step = roundStep((most - low || Math.abs(most) || 1) / (MAX_TICKS - 1))
  const first = Math.floor(low / step)
  const last = Math.max(Math.ceil(most / step), first + 1)
  return Array.from({ length: last - first + 1 }, (_, place) => ({
    value: (first + place) * step,
    at: place / (last - first),
  }))
}

/** The next 1, 2 or 5 times a power of ten. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  const factor = [1, 2, 5, 10].find(each => each * power >= least) ?? 10
  return factor * power
}

/** Positions of values between the first and the last tick, from the bottom, 0 to 1. */
export function placesOf(values: readonly number[], ticks: readonly Tick[]): number[] {
  const [low, high] = [ticks[0]?.value ?? 0, ticks.at(-1)?.value ?? 1]
  return values.map(value => (value - low) / (high - low))
}

/** A step line: a balance holds all day, and changes at once. `places` are spread over the whole width. */
export function stepPath(places: readonly number[], width: number, height: number): string {
  const stepWidth = width / places.length
  return places
    .map((place, at) => {
      const y = round(height - place * height)
      return `${at === 0 ? `M0 ${y}` : `V${y}`}H${round((at + 1) * stepWidth)}`
    })
    .join('')
}

const round = (value: number) => Math.round(value * 100) / 100
