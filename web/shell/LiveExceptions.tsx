import { graphql } from 'react-relay/hooks'
import type { LiveExceptionsQuery } from '../__generated__/LiveExceptionsQuery.graphql.ts'
import type { LiveExceptionsSubscription } from '../__generated__/LiveExceptionsSubscription.graphql.ts'
import { useLiveReading } from '../relay/useLiveReading.ts'
import { useReadAgain } from '../relay/useReadAgain.ts'

/** One detection run raises hundreds of exceptions; the menu updates once. */
const SETTLE_MS = 1_000

/** Keeps the menu's count of exceptions up to date. A component, so that the frame can load it after its first screen. */
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
  useLiveReading<LiveExceptionsSubscription>(
    graphql`
      subscription LiveExceptionsSubscription {
        exceptionChanged {
          exception {
            id
          }
        }
      }
    `,
    () => readAgain({}),
    SETTLE_MS,
  )
  return null
}
