import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useRecordWithholdingSlipMutation } from '../../../../__generated__/useRecordWithholdingSlipMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Records a slip with its file. */
export function useRecordWithholdingSlip() {
  const { formatMessage } = useIntl()
  return useMutation<useRecordWithholdingSlipMutation>(
    graphql`
      mutation useRecordWithholdingSlipMutation($input: RecordCustomerWithholdingSlipInput!) {
        recordCustomerWithholdingSlip(input: $input) {
          slip {
            uuid
            ...WithholdingSlipsPage_row
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'withholdingSlips.recorded' }) },
  )
}
