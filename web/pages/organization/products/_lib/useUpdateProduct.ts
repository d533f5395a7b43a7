import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useUpdateProductMutation } from '../../../../__generated__/useUpdateProductMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Changes a product. */
export function useUpdateProduct() {
  const { formatMessage } = useIntl()
  return useMutation<useUpdateProductMutation>(
    graphql`
      mutation useUpdateProductMutation($input: UpdateProductInput!) {
        updateProduct(input: $input) {
          product {
            id
            ...EditProductPage_product
            ...ProductsPage_row
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'products.updated' }), quiet: true },
  )
}
