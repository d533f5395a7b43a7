import { useState } from 'react'
import { useIntl } from 'react-intl'
import { codes, RequestFailed } from '../../../../relay/operation.ts'

export type Refusals = readonly { readonly message: string }[]

/** Sends a customer's input, one request at a time, and shows why it was rejected; an ended session calls `onSignedOut`. */
export function useSend(onSignedOut?: () => void) {
  const { formatMessage } = useIntl()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')

  /** `work` returns the errors: empty on success, null without an answer. */
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
