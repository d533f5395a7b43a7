import { useEffect, useRef, useState } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'

/** Typing settles before the server is asked. */
const SETTLE_MS = 300

/**
 * What the server computes of a form that is being filled in; null before enough is known, and where it refuses: what is wrong it says
 * again when the form is sent. Another `round` asks again for the same. While it computes, the answer before stays, so that nothing jumps as the person types.
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
