// One voice for everything that `npm start` runs: who speaks, then what.
const began = performance.now()

/** Seconds since the start, as people read them. */
export const elapsed = () => `${((performance.now() - began) / 1000).toFixed(1)} s`

export function say(who: string, text: string) {
  for (const line of text.trimEnd().split('\n')) console.log(`${who.padEnd(9)} ${line}`)
}
