import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useChooseInvoiceBankAccountMutation } from '../../../../../__generated__/useChooseInvoiceBankAccountMutation.graphql.ts'
import { useMutation } from '../../../../../relay/useMutation.ts'

/** Chooses the bank account printed on invoices, or none. */
export function useChooseInvoiceBankAccount() {
  const { formatMessage } = useIntl()
  return useMutation<useChooseInvoiceBankAccountMutation>(
    graphql`
      mutation useChooseInvoiceBankAccountMutation($input: ChooseInvoiceBankAccountInput!) {
        chooseInvoiceBankAccount(input: $input) {
          organization {
            id
            invoiceBankDetails {
              ...InvoiceBankCard_details
            }
            entities {
              id
              invoiceBankDetails {
                ...InvoiceBankCard_details
              }
            }
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: formatMessage({ id: 'settings.saved' }), quiet: true },
  )
}
