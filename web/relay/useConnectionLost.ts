import { useEffect, useState } from 'react'

/** Whether something waits for the server: what is shown stands still until it is back. */
export function useConnectionLost(): boolean {
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    let unfollow = () => {}
    let hasLeft = false
    void import('./reconnecting.ts').then(
      ({ followLoss }) => {
        if (!hasLeft) unfollow = followLoss(setLost)
      },
      // Without the code nothing waits.
      () => {},
    )
    return () => {
      hasLeft = true
      unfollow()
    }
  }, [])
  return isLost
}
