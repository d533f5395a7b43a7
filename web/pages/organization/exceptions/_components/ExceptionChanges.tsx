import { graphql } from 'react-relay/hooks'
import type { ExceptionChangesSubscription } from '../../../../__generated__/ExceptionChangesSubscription.graphql.ts'
import { useLiveReading } from '../../../../relay/useLiveReading.ts'

/** One detection run raises hundreds of exceptions: they cause one refetch. */
const SETTLE_MS = 300

/**
 * Keeps the list of exceptions up to date: the event contains the status, and `onChange` refetches rows and counts. A component, so that it
 * can load after the first content.
 */
export default function ExceptionChanges({ onChange }: { onChange: () => void }) {
  useLiveReading<ExceptionChangesSubscription>(
    graphql`
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
    onChange,
    SETTLE_MS,
  )
  return null
}
