/** Equal to the duration of the fade in reconciliation.css. */
const FADE = 150

/** Calls back when a removed row has faded out; at once with reduced motion. */
export function afterFade(done: () => void): void {
  const wantsNone = matchMedia('(prefers-reduced-motion: reduce)').matches
  setTimeout(done, wantsNone ? 0 : FADE)
}
