import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useSearchParams } from 'react-router'
import type { CreateProductPageQuery } from '../../../__generated__/CreateProductPageQuery.graphql.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useOnce } from '../../../relay/useOnce.ts'
import { useWayBack } from '../../../ui/list/useWayBack.ts'
import { Page } from '../../../ui/Page.tsx'
import { NoPermission } from '../../../ui/states/ListStates.tsx'
import { FormSkeleton } from '../../../ui/states/Skeletons.tsx'
import { ProductForm } from './_components/ProductForm.tsx'
import { emptyProduct, toInput } from './_lib/productValues.ts'
import { useCreateProduct } from './_lib/useCreateProduct.ts'
import { useImportProducts } from './_lib/useImportProducts.ts'

// Whoever fills in one by hand does not fetch what reads files.
const RecordImportPage = lazy(() =>
  import('../_components/RecordImportPage.tsx').then(module => ({ default: module.RecordImportPage })),
)

/** A new product, or many from a CSV file. */
export function CreateProductPage({ queries }: PageProps<{ page: CreateProductPageQuery }>) {
  const { formatMessage } = useIntl()
  const [create] = useCreateProduct()
  const once = useOnce()
  const [search] = useSearchParams()
  const importRecords = useImportProducts()
  const { organization } = usePreloadedQuery<CreateProductPageQuery>(
    graphql`
      query CreateProductPageQuery($import: UUID!, $goesOn: Boolean!) @preloadable @throwOnFieldError {
        organization {
          permissions
          recordImport(uuid: $import) @include(if: $goesOn) {
            ...RecordImportPage_import
          }
          taxUnits {
            code
            name
          }
        }
      }
    `,
    queries.page,
  )
  const byFile = search.get('by') === 'file'
  const title = formatMessage({ id: byFile ? 'products.import' : 'products.create' })
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
  if (byFile) {
    return (
      <Suspense fallback={<FormSkeleton />}>
        <RecordImportPage
          title={title}
          crumbs={crumbs}
          purpose="PRODUCTS"
          templateUrl="/templates/products.csv"
          hint={formatMessage({ id: 'products.import.hint' })}
          listUrl={() => '/products'}
          importRecords={importRecords}
          importKey={organization.recordImport ?? null}
        />
      </Suspense>
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
