import { FormattedMessage } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import type { CreateCustomerPageQuery } from '../../../__generated__/CreateCustomerPageQuery.graphql.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useIdempotentSubmit } from '../../../relay/useIdempotentSubmit.ts'
import { useListReturn } from '../../../ui/list/useListReturn.ts'
import { CreateOrImport } from '../_components/CreateOrImport.tsx'
import { CustomerForm } from './_components/CustomerForm.tsx'
import { emptyCustomer, toInput } from './_lib/customerValues.ts'
import { showWarnings } from './_lib/showWarnings.ts'
import { useCreateCustomer } from './_lib/useCreateCustomer.ts'
import { useImportCustomers } from './_lib/useImportCustomers.ts'

const NO_REGIONS: ReadonlyMap<string, string> = new Map()

/** A customer entered by staff, or many from a CSV file. */
export function CreateCustomerPage({ queries }: PageProps<{ page: CreateCustomerPageQuery }>) {
  const navigate = useNavigate()
  const [create] = useCreateCustomer()
  const once = useIdempotentSubmit()
  const importRecords = useImportCustomers()
  const { organization } = usePreloadedQuery<CreateCustomerPageQuery>(
    graphql`
      query CreateCustomerPageQuery($import: UUID!, $goesOn: Boolean!) @preloadable @throwOnFieldError {
        organization {
          permissions
          recordImport(uuid: $import) @include(if: $goesOn) {
            ...RecordImportPage_import
          }
        }
      }
    `,
    queries.page,
  )
  const { back } = useListReturn('/buyer')
  return (
    <CreateOrImport
      mayCreate={organization.permissions.includes('INVOICING_CUSTOMERS_MANAGE')}
      list={{ group: 'menu.group.monitor', title: 'customers.title', path: '/buyer' }}
      titles={{ form: 'customers.new', file: 'customers.import' }}
      file={{
        purpose: 'CUSTOMERS',
        templateUrl: '/templates/customers.csv',
        takesWorkbook: true,
        hint: 'customers.import.hint',
        importRecords,
        importKey: organization.recordImport,
      }}
    >
      {page => (
        <CustomerForm
          isNew
          mayReview
          {...page}
          regions={NO_REGIONS}
          initialValues={emptyCustomer}
          note={<FormattedMessage id="customers.why" />}
          onCancel={back}
          onSubmit={values =>
            once(values, idempotencyKey => create({ variables: { input: { ...toInput(values), idempotencyKey } } }))
          }
          onSaved={({ customer, warnings }) => {
            showWarnings(warnings)
            if (customer) void navigate(`/buyer/${customer.uuid}`)
          }}
        />
      )}
    </CreateOrImport>
  )
}
