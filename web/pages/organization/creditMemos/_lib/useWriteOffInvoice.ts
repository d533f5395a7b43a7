import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useWriteOffInvoiceMutation } from '../../../../__generated__/useWriteOffInvoiceMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Creates a draft that writes off the outstanding amount of an invoice; the invoice then refers to it. */
export function useWriteOffInvoice() {
  const { formatMessage } = useIntl()
  return useMutation<useWriteOffInvoiceMutation>(
    graphql`
      mutation useWriteOffInvoiceMutation($input: WriteOffInvoiceInput!) {
        writeOffInvoice(input: $input) {
          creditMemo {
            id
            invoice {
              ...InvoiceCreditMemos_invoice
            }
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'creditMemos.writeOff.drafted' }), quiet: true },
  )
}
