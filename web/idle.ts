type Connection = { saveData?: boolean; effectiveType?: string }

/** Runs work when the browser has nothing better to do, and not at all for people who save data. Returns how to cancel. */
export function whenIdle(work: () => void): () => void {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (connection?.saveData || /2g|3g/.test(connection?.effectiveType ?? '')) return () => {}
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 1500)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: 5000 })
  return () => cancelIdleCallback(handle)
}
