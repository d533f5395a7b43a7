import { useEffect, useState } from 'react'

/** Whether the socket is away that subscriptions wait for: what follows something live stands still until it is back. */
export function useConnectionLost(): boolean {
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    let unfollow = () => {}
    let hasLeft = false
    void import('./webSocket.ts').then(
      ({ followLoss }) => {
        if (!hasLeft) unfollow = followLoss(setLost)
      },
      // Without the code there is no socket that could come back.
      () => {},
    )
    return () => {
      hasLeft = true
      unfollow()
    }
  }, [])
  return isLost
}
