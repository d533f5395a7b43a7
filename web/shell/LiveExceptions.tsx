import { useMemo } from 'react'
import { graphql } from 'react-relay/hooks'
import type { LiveExceptionsQuery } from '../__generated__/LiveExceptionsQuery.graphql.ts'
import type { LiveExceptionsSubscription } from '../__generated__/LiveExceptionsSubscription.graphql.ts'
import { type LiveSubscription, useLiveSubscription } from '../relay/useLiveSubscription.ts'
import { useReadAgain } from '../relay/useReadAgain.ts'
import { useSettled } from '../relay/useSettled.ts'

/** One search raises exceptions by the hundred; the menu need not count along. */
const SETTLE_MS = 1_000

/** Keeps the menu's count of exceptions up to date. A component, so that the frame can fetch it after its first screen. */
export default function LiveExceptions() {
  const readAgain = useReadAgain<LiveExceptionsQuery>(graphql`
    query LiveExceptionsQuery {
      organization {
        id
        exceptionCounts {
          open
          inProgress
        }
      }
    }
  `)
  const settled = useSettled(() => readAgain({}), SETTLE_MS)
  const config = useMemo(
    (): LiveSubscription<LiveExceptionsSubscription> => ({
      subscription: graphql`
        subscription LiveExceptionsSubscription {
          exceptionChanged {
            exception {
              id
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
