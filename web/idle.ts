type Connection = { saveData?: boolean; effectiveType?: string }

/** Runs work when the browser is idle, and never in data-saving mode. Returns a cancel function. */
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
