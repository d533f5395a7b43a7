import { useState } from 'react'
import { useIntl } from 'react-intl'
import { codes, RequestFailed } from '../../../../relay/operation.ts'

export type Refusals = readonly { readonly message: string }[]

/** Sends what a customer has written, one at a time, and says why it was not taken; a session that is over leads away, where there is one. */
export function useSend(onSignedOut?: () => void) {
  const { formatMessage } = useIntl()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')

  /** `work` answers what was refused: nothing once it was taken, null without an answer. */
  async function send(work: () => Promise<Refusals | null>): Promise<void> {
    setBusy(true)
    setRefusal('')
    const unreachable = formatMessage({ id: 'request.unreachable' })
    try {
      const refused = await work()
      if (refused === null) setRefusal(unreachable)
      else if (refused[0]) setRefusal(refused[0].message)
    } catch (failure) {
      const isOver = failure instanceof RequestFailed && failure.code === codes.notSignedIn
      if (isOver && onSignedOut) return onSignedOut()
      setRefusal((failure instanceof RequestFailed && failure.message) || unreachable)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, refusal, forget: () => setRefusal(''), send }
}
