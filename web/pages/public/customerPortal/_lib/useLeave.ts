import { useState } from 'react'
import { signOut } from '../signingIn.ts'

/** Signs out; `isFailed`: the server could not be reached, and the session stays. */
export function useLeave(onSignedOut: () => void) {
  const [isFailed, setFailed] = useState(false)
  async function leave() {
    setFailed(false)
    try {
      await signOut()
      onSignedOut()
    } catch {
      setFailed(true)
    }
  }
  return { leave, isFailed }
}
