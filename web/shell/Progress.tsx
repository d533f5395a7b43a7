import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigation } from 'react-router'

/** Start of the bar and its time on screen when done: constants of product.md §9. */
export const PROGRESS_START = 0.3
export const PROGRESS_STOP_DELAY = 200
const STEP = 300

/** The thin bar at the top while a page or its rows are loading. */
export function Progress() {
  const { formatMessage } = useIntl()
  const busy = useNavigation().state !== 'idle'
  const [progress, setProgress] = useState(0)
  useEffect(() => {
    if (busy) {
      setProgress(PROGRESS_START)
      // Slows down as it advances: it never reaches the end before the page does.
      const timer = setInterval(() => setProgress(now => now + (1 - now) * 0.12), STEP)
      return () => clearInterval(timer)
    }
    setProgress(now => (now > 0 ? 1 : 0))
    const timer = setTimeout(() => setProgress(0), PROGRESS_STOP_DELAY)
    return () => clearTimeout(timer)
  }, [busy])
  return (
    <div
      className="progress"
      role="progressbar"
      aria-label={formatMessage({ id: 'shell.progress' })}
      aria-hidden={!busy}
      style={{ transform: `scaleX(${progress})`, opacity: progress > 0 ? 1 : 0 }}
    />
  )
}
