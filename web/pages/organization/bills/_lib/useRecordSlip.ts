import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useRecordSlipMutation } from '../../../../__generated__/useRecordSlipMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Records the number of a bill's withholding slip. */
export function useRecordSlip() {
  const { formatMessage } = useIntl()
  return useMutation<useRecordSlipMutation>(
    graphql`
      mutation useRecordSlipMutation($input: RecordWithholdingSlipInput!) {
        recordWithholdingSlip(input: $input) {
          bill {
            ...BillTaxCard_bill
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'billTax.slip.saved' }), quiet: true },
  )
}
