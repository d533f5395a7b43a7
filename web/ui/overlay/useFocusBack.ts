import { useEffect, useState } from 'react'

/**
 * Chakra looks for what to give the focus back to in the first frame of a dialog or drawer; whoever answers before, on a busy machine, would begin
 * at the top of the page. Where closing left the focus nowhere, what opened it has it again.
 */
export function useFocusBack() {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // Once Chakra, or what is shown instead, had its turn.
      setTimeout(() => {
        const isNowhere = document.activeElement === null || document.activeElement === document.body
        if (isNowhere && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
      })
    },
    [opener],
  )
}
