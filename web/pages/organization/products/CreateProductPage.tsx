import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { CreateProductPageQuery } from '../../../__generated__/CreateProductPageQuery.graphql.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useIdempotentSubmit } from '../../../relay/useIdempotentSubmit.ts'
import { useListReturn } from '../../../ui/list/useListReturn.ts'
import { CreateOrImport } from '../_components/CreateOrImport.tsx'
import { ProductForm } from './_components/ProductForm.tsx'
import { emptyProduct, toInput } from './_lib/productValues.ts'
import { useCreateProduct } from './_lib/useCreateProduct.ts'
import { useImportProducts } from './_lib/useImportProducts.ts'

/** A new product, or many from a CSV file. */
export function CreateProductPage({ queries }: PageProps<{ page: CreateProductPageQuery }>) {
  const [create] = useCreateProduct()
  const once = useIdempotentSubmit()
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
  const { back, toList } = useListReturn('/products')
  return (
    <CreateOrImport
      mayCreate={organization.permissions.includes('INVOICING_SALES_ORDERS_MANAGE')}
      list={{ group: 'menu.group.sell', title: 'products.title', path: '/products' }}
      titles={{ form: 'products.create', file: 'products.import' }}
      file={{
        purpose: 'PRODUCTS',
        templateUrl: '/templates/products.csv',
        takesWorkbook: true,
        hint: 'products.import.hint',
        importRecords,
        importKey: organization.recordImport,
      }}
    >
      {page => (
        <ProductForm
          isNew
          {...page}
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
      )}
    </CreateOrImport>
  )
}
