import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderRevisions_order$key } from '../../../../__generated__/OrderRevisions_order.graphql.ts'
import { Revisions } from '../../log/_components/Revisions.tsx'

/** The changes of an order and their authors. */
export function OrderRevisions({ orderKey }: { orderKey: OrderRevisions_order$key }) {
  const { revisions } = useFragment(
    graphql`
      fragment OrderRevisions_order on SalesOrder @throwOnFieldError {
        revisions {
          number
          at
          actor {
            fullName
          }
          changes {
            line
            field
            before
            after
          }
        }
      }
    `,
    orderKey,
  )
  return <Revisions revisions={revisions} />
}
