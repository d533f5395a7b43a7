/** As long as the fade in reconciliation.css. */
const FADE = 150

/** Calls back when a row that leaves has faded out; at once for those who want no motion. */
export function afterFade(done: () => void): void {
  const wantsNone = matchMedia('(prefers-reduced-motion: reduce)').matches
  setTimeout(done, wantsNone ? 0 : FADE)
}
