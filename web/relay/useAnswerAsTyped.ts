import { useEffect, useRef, useState } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'

/** Debounces typing before querying the server. */
const SETTLE_MS = 300

/**
 * The server's computation for a form being filled in. Null until enough is entered and when the server rejects the input: submitting shows
 * the errors. Another `round` queries again for the same input. While it computes, the previous answer stays, so that nothing jumps as the
 * user types.
 */
export function useAnswerAsTyped<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'] | null,
  round = 0,
): Query['response'] | null {
  const environment = useRelayEnvironment()
  const [answer, setAnswer] = useState<Query['response'] | null>(null)
  const wanted = variables === null ? null : JSON.stringify(variables)
  const latest = useRef(variables)
  latest.current = variables
  useEffect(() => {
    const asked = latest.current
    if (wanted === null || asked === null) {
      setAnswer(null)
      return
    }
    let subscription: { unsubscribe: () => void } | null = null
    const timer = setTimeout(() => {
      subscription = fetchQuery<Query>(environment, query, asked, { fetchPolicy: 'network-only' }).subscribe({
        next: setAnswer,
        error: () => setAnswer(null),
      })
    }, SETTLE_MS)
    return () => {
      clearTimeout(timer)
      subscription?.unsubscribe()
    }
  }, [environment, query, wanted, round])
  return answer
}
