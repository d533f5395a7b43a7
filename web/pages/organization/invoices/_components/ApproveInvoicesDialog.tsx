import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { ApproveInvoicesDialogQuery } from '../../../../__generated__/ApproveInvoicesDialogQuery.graphql.ts'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'
import { ApproveTaxedDialog } from '../../customers/_public/lazyTaxNotes.ts'
import type { BulkPayload } from '../../results/bulkPayload.ts'
import type { ActableInvoice } from '../_lib/actableInvoice.ts'
import { useApproveInvoices } from '../_lib/useApproveInvoices.ts'

type ApproveInvoicesDialogProps = {
  invoices: readonly ActableInvoice[]
  onClose: () => void
  onDone: (payload: BulkPayload) => void
}

/** Approves invoices of a list, after what their pages say of their taxes. */
export function ApproveInvoicesDialog({ invoices, onClose, onDone }: ApproveInvoicesDialogProps) {
  const [approve] = useApproveInvoices()
  const { nodes } = useQueryOfSelection<ApproveInvoicesDialogQuery>(
    graphql`
      query ApproveInvoicesDialogQuery($ids: [ID!]!) @throwOnFieldError {
        nodes(ids: $ids) {
          ... on Invoice {
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
    { ids: invoices.map(({ id }) => id) },
    { fetchPolicy: 'network-only' },
  )
  const [only] = invoices.length === 1 ? invoices : []
  const values = { count: invoices.length, customer: only?.customerName ?? '' }
  const seen = invoices.map(({ id, version }) => ({ id, version }))
  return (
    <ApproveTaxedDialog
      title={<FormattedMessage id="invoices.APPROVE.title" values={values} />}
      submitLabel={<FormattedMessage id="invoices.APPROVE" values={values} />}
      records={nodes.flatMap(node => (node?.__typename === 'Invoice' ? [node] : []))}
      send={() => approve({ variables: { input: { invoices: seen } } })}
      onSent={onDone}
      onClose={onClose}
    />
  )
}
