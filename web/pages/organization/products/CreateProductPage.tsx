import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { CreateProductPageQuery } from '../../../__generated__/CreateProductPageQuery.graphql.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useOnce } from '../../../relay/useOnce.ts'
import { useWayBack } from '../../../ui/list/useWayBack.ts'
import { Page } from '../../../ui/Page.tsx'
import { NoPermission } from '../../../ui/states/ListStates.tsx'
import { ProductForm } from './_components/ProductForm.tsx'
import { emptyProduct, toInput } from './_lib/productValues.ts'
import { useCreateProduct } from './_lib/useCreateProduct.ts'

/** A new product. */
export function CreateProductPage({ queries }: PageProps<{ page: CreateProductPageQuery }>) {
  const { formatMessage } = useIntl()
  const [create] = useCreateProduct()
  const once = useOnce()
  const { organization } = usePreloadedQuery<CreateProductPageQuery>(
    graphql`
      query CreateProductPageQuery @preloadable @throwOnFieldError {
        organization {
          permissions
          taxUnits {
            code
            name
          }
        }
      }
    `,
    queries.page,
  )
  const title = formatMessage({ id: 'products.create' })
  const crumbs = [
    { label: formatMessage({ id: 'menu.group.sell' }) },
    { label: formatMessage({ id: 'products.title' }), to: '/products' },
    { label: title },
  ]
  const { back, toList } = useWayBack('/products')
  if (!organization.permissions.includes('INVOICING_SALES_ORDERS_MANAGE')) {
    return (
      <Page title={title} crumbs={crumbs}>
        <NoPermission />
      </Page>
    )
  }
  return (
    <ProductForm
      isNew
      title={title}
      crumbs={crumbs}
      taxUnits={organization.taxUnits}
      initialValues={emptyProduct}
      onCancel={back}
      onSaved={(_, { another }) => {
        if (!another) toList()
      }}
      onSubmit={values =>
        once(values, idempotencyKey => create({ variables: { input: { ...toInput(values), idempotencyKey } } }))
      }
    />
  )
}
