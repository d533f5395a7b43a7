import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useEraseCustomerDocumentMutation } from '../../../../__generated__/useEraseCustomerDocumentMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Permanently deletes a document of a customer. */
export function useEraseCustomerDocument() {
  const { formatMessage } = useIntl()
  return useMutation<useEraseCustomerDocumentMutation>(
    graphql`
      mutation useEraseCustomerDocumentMutation($input: EraseCustomerDocumentInput!) {
        eraseCustomerDocument(input: $input) {
          customer {
            id
            version
            ...CustomerDocuments_customer
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'customers.documents.erased' }), quiet: true },
  )
}
