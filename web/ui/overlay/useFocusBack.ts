import { useEffect, useState } from 'react'

/**
 * Chakra determines which element gets the focus back in a dialog's or drawer's first frame; a user who closes it sooner, on a slow
 * machine, would start at the top of the page. If closing leaves the focus nowhere, the opener gets it back.
 */
export function useFocusBack() {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // After Chakra, or the content shown instead, has set the focus.
      setTimeout(() => {
        const isNowhere = document.activeElement === null || document.activeElement === document.body
        if (isNowhere && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
      })
    },
    [opener],
  )
}
