import { graphql } from 'react-relay/hooks'
import type { useImportPaymentsMutation } from '../../../../../__generated__/useImportPaymentsMutation.graphql.ts'
import type { useImportPaymentsOfTransfersMutation } from '../../../../../__generated__/useImportPaymentsOfTransfersMutation.graphql.ts'
import { useMutation } from '../../../../../relay/useMutation.ts'
import type { ImportRecords } from '../../../_lib/importRecords.ts'
import { useImportRecords } from '../../../_lib/useImportRecords.ts'
import type { PaymentKind } from '../../_lib/paymentKind.ts'

/** Has a CSV file checked, or its payments or transfers created. */
export function useImportPayments(kind: PaymentKind): ImportRecords {
  const [pay] = useMutation<useImportPaymentsMutation>(
    graphql`
      mutation useImportPaymentsMutation($input: ImportRecordsInput!) {
        importPayments(input: $input) {
          recordImport {
            uuid
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )
  const [transfer] = useMutation<useImportPaymentsOfTransfersMutation>(
    graphql`
      mutation useImportPaymentsOfTransfersMutation($input: ImportRecordsInput!) {
        importTransfers(input: $input) {
          recordImport {
            uuid
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )
  return useImportRecords(kind === 'PAYMENT' ? pay : transfer)
}
