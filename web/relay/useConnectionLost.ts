import { useEffect, useState } from 'react'

/** Whether something waits for the server: the shown data is not updated until it is back. */
export function useConnectionLost(): boolean {
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    let unfollow = () => {}
    let hasLeft = false
    void import('./reconnecting.ts').then(
      ({ followLoss }) => {
        if (!hasLeft) unfollow = followLoss(setLost)
      },
      // If the code can't be fetched, nothing waits.
      () => {},
    )
    return () => {
      hasLeft = true
      unfollow()
    }
  }, [])
  return isLost
}
