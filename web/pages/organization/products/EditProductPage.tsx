import { lazy, Suspense, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import type { EditProductPage_product$key } from '../../../__generated__/EditProductPage_product.graphql.ts'
import type { EditProductPageQuery } from '../../../__generated__/EditProductPageQuery.graphql.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useListReturn } from '../../../ui/list/useListReturn.ts'
import { useResults } from '../results/_lib/useResults.tsx'
import { ProductForm } from './_components/ProductForm.tsx'
import { productKinds } from './_lib/productsState.ts'
import { type ProductValues, toInput } from './_lib/productValues.ts'
import { useUpdateProduct } from './_lib/useUpdateProduct.ts'
import { vatTreatments, withholdingCodes } from './_public/taxChoices.ts'

const DeleteProducts = lazy(() => import('./_components/DeleteProducts.tsx'))

/** Edits a product. */
export function EditProductPage({ queries }: PageProps<{ page: EditProductPageQuery }>) {
  const { formatMessage } = useIntl()
  const [update] = useUpdateProduct()
  const { organization } = usePreloadedQuery<EditProductPageQuery>(
    graphql`
      query EditProductPageQuery($uuid: UUID!) @preloadable @throwOnFieldError {
        organization {
          permissions
          taxUnits {
            code
            name
          }
          product(uuid: $uuid) {
            ...EditProductPage_product
          }
        }
      }
    `,
    queries.page,
  )
  const product = useFragment<EditProductPage_product$key>(
    graphql`
      fragment EditProductPage_product on Product {
        id
        version
        code
        name
        status
        kind
        unit
        taxUnit {
          code
        }
        vatTreatment
        withholding
      }
    `,
    organization.product ?? null,
  )
  const initialValues = useMemo<ProductValues | null>(
    () =>
      product
        ? {
            code: product.code,
            name: product.name,
            status: product.status === 'INACTIVE' ? 'INACTIVE' : 'ACTIVE',
            kind: productKinds.find(kind => kind === product.kind) ?? 'GOODS',
            unit: product.unit,
            taxUnit: product.taxUnit.code,
            vatTreatment: vatTreatments.find(treatment => treatment === product.vatTreatment) ?? 'STANDARD',
            withholding: withholdingCodes.find(code => code === product.withholding) ?? '',
          }
        : null,
    [product],
  )
  const { back, toList } = useListReturn('/products')
  const { showResults, resultsDialog } = useResults()
  // An unknown product has already thrown G-7.
  if (!product || !initialValues) return null
  const { id, version } = product
  const canManage = organization.permissions.includes('INVOICING_SALES_ORDERS_MANAGE')
  return (
    <>
      <ProductForm
        key={version}
        title={product.name}
        crumbs={[
          { label: formatMessage({ id: 'menu.group.sell' }) },
          { label: formatMessage({ id: 'products.title' }), to: '/products' },
          { label: product.code },
        ]}
        taxUnits={organization.taxUnits}
        initialValues={initialValues}
        readOnly={canManage ? null : formatMessage({ id: 'form.readOnly' })}
        actions={
          canManage ? (
            <Suspense fallback={null}>
              <DeleteProducts
                size="md"
                products={[product]}
                connections={[]}
                onDone={refused => {
                  if (refused.size === 0) toList()
                }}
                onPartly={showResults}
              />
            </Suspense>
          ) : null
        }
        onCancel={back}
        onSaved={back}
        onSubmit={values =>
          update({ variables: { input: { id, version, status: values.status, ...toInput(values) } } })
        }
      />
      {resultsDialog}
    </>
  )
}
