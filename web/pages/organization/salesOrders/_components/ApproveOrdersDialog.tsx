import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { ApproveOrdersDialogQuery } from '../../../../__generated__/ApproveOrdersDialogQuery.graphql.ts'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'
import { ApproveTaxedDialog } from '../../customers/_public/lazyTaxNotes.ts'
import type { BulkPayload } from '../../results/bulkPayload.ts'
import type { ActableOrder } from '../_lib/actableOrder.ts'
import { useApproveSalesOrders } from '../_lib/useApproveSalesOrders.ts'

type ApproveOrdersDialogProps = {
  salesOrders: readonly ActableOrder[]
  onClose: () => void
  onDone: (payload: BulkPayload) => void
}

/** Approves orders of a list, after what their pages say of their taxes. */
export function ApproveOrdersDialog({ salesOrders, onClose, onDone }: ApproveOrdersDialogProps) {
  const [approve] = useApproveSalesOrders()
  const { nodes } = useQueryOfSelection<ApproveOrdersDialogQuery>(
    graphql`
      query ApproveOrdersDialogQuery($ids: [ID!]!) @throwOnFieldError {
        nodes(ids: $ids) {
          ... on SalesOrder {
            __typename
            vatTreatment
            entity {
              name
              isVatRegistered
              taxNumber
            }
            customerName
            customer {
              uuid
              taxNumber
              identityNumber
            }
            total {
              amount
              currency
            }
          }
        }
      }
    `,
    { ids: salesOrders.map(({ id }) => id) },
    { fetchPolicy: 'network-only' },
  )
  const [only] = salesOrders.length === 1 ? salesOrders : []
  const values = { count: salesOrders.length, number: only?.number ?? '' }
  const seen = salesOrders.map(({ id, version }) => ({ id, version }))
  return (
    <ApproveTaxedDialog
      title={<FormattedMessage id="salesOrders.APPROVE.title" values={values} />}
      submitLabel={<FormattedMessage id="salesOrders.APPROVE" values={values} />}
      records={nodes.flatMap(node => (node?.__typename === 'SalesOrder' ? [node] : []))}
      send={() => approve({ variables: { input: { salesOrders: seen } } })}
      onSent={onDone}
      onClose={onClose}
    />
  )
}
