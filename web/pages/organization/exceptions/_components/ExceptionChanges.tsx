import { useMemo } from 'react'
import { graphql } from 'react-relay/hooks'
import type { ExceptionChangesSubscription } from '../../../../__generated__/ExceptionChangesSubscription.graphql.ts'
import { type LiveSubscription, useLiveSubscription } from '../../../../relay/useLiveSubscription.ts'
import { useSettled } from '../../../../relay/useSettled.ts'

/** One search raises exceptions by the hundred: they are one reading. */
const SETTLE_MS = 300

/**
 * Keeps the list of exceptions up to date: where one stands comes with the event, and `onChange` reads rows and counts. A component, so
 * that it can be fetched after what is shown first.
 */
export default function ExceptionChanges({ onChange }: { onChange: () => void }) {
  const settled = useSettled(onChange, SETTLE_MS)
  const config = useMemo(
    (): LiveSubscription<ExceptionChangesSubscription> => ({
      subscription: graphql`
        subscription ExceptionChangesSubscription {
          exceptionChanged {
            exception {
              id
              status
              commentCount
            }
          }
        }
      `,
      variables: {},
      onNext: settled,
    }),
    [settled],
  )
  useLiveSubscription(config, settled)
  return null
}
