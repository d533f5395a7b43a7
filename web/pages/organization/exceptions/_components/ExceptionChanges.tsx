import { graphql } from 'react-relay/hooks'
import type { ExceptionChangesSubscription } from '../../../../__generated__/ExceptionChangesSubscription.graphql.ts'
import { useLiveReading } from '../../../../relay/useLiveReading.ts'

/** One search raises exceptions by the hundred: they are one reading. */
const SETTLE_MS = 300

/**
 * Keeps the list of exceptions up to date: where one stands comes with the event, and `onChange` reads rows and counts. A component, so
 * that it can be fetched after what is shown first.
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
