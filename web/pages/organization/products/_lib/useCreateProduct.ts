import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useCreateProductMutation } from '../../../../__generated__/useCreateProductMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Adds a product. */
export function useCreateProduct() {
  const { formatMessage } = useIntl()
  return useMutation<useCreateProductMutation>(
    graphql`
      mutation useCreateProductMutation($input: CreateProductInput!) {
        createProduct(input: $input) {
          product {
            id
            uuid
            code
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    {
      success: ({ product }) => formatMessage({ id: 'products.created' }, { code: product?.code ?? '' }),
      quiet: true,
    },
  )
}
