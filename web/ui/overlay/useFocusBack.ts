import { useEffect, useState } from 'react'

/** How long what was done may take to change the page, and with it the button that opened the dialog. */
const WATCHED_MS = 10_000

/**
 * Chakra determines which element gets the focus back in a dialog's or drawer's first frame; a user who closes it sooner, on a slow
 * machine, would start at the top of the page. If closing leaves the focus nowhere, the opener gets it back, or the page where the
 * opener is gone: a button whose action is done.
 */
export function useFocusBack() {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // After Chakra, or the content shown instead, has set the focus.
      setTimeout(() => {
        if (!(opener instanceof HTMLElement)) return
        if (isNowhere() && opener.isConnected) opener.focus({ preventScroll: true })
        if (isNowhere()) focusPage()
        else if (document.activeElement === opener) watch(opener)
      })
    },
    [opener],
  )
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body

const focusPage = () => document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })

/** The record is often read again after the dialog has closed: only then its opener goes, and takes the focus with it. */
function watch(opener: HTMLElement): void {
  const changes = new MutationObserver(() => {
    if (opener.isConnected) return
    if (isNowhere()) focusPage()
    stop()
  })
  const timer = setTimeout(stop, WATCHED_MS)
  function stop() {
    changes.disconnect()
    clearTimeout(timer)
    document.removeEventListener('focusin', stop)
  }
  changes.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', stop)
}
