import { lazy, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useNavigate, useSearchParams } from 'react-router'
import type { CreateCustomerPageQuery } from '../../../__generated__/CreateCustomerPageQuery.graphql.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useOnce } from '../../../relay/useOnce.ts'
import { useWayBack } from '../../../ui/list/useWayBack.ts'
import { Page } from '../../../ui/Page.tsx'
import { NoPermission } from '../../../ui/states/ListStates.tsx'
import { FormSkeleton } from '../../../ui/states/Skeletons.tsx'
import { CustomerForm } from './_components/CustomerForm.tsx'
import { emptyCustomer, toInput } from './_lib/customerValues.ts'
import { tellWarnings } from './_lib/tellWarnings.ts'
import { useCreateCustomer } from './_lib/useCreateCustomer.ts'
import { useImportCustomers } from './_lib/useImportCustomers.ts'

// Whoever fills in one by hand does not fetch what reads files.
const RecordImportPage = lazy(() =>
  import('../_components/RecordImportPage.tsx').then(module => ({ default: module.RecordImportPage })),
)

const NO_REGIONS: ReadonlyMap<string, string> = new Map()

/** A customer whom staff enter, or many from a CSV file. */
export function CreateCustomerPage({ queries }: PageProps<{ page: CreateCustomerPageQuery }>) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const [create] = useCreateCustomer()
  const once = useOnce()
  const [search] = useSearchParams()
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
  const { back } = useWayBack('/buyer')
  const byFile = search.get('by') === 'file'
  const title = formatMessage({ id: byFile ? 'customers.import' : 'customers.new' })
  const crumbs = [
    { label: formatMessage({ id: 'menu.group.monitor' }) },
    { label: formatMessage({ id: 'customers.title' }), to: '/buyer' },
    { label: title },
  ]
  if (!organization.permissions.includes('INVOICING_CUSTOMERS_MANAGE')) {
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
          purpose="CUSTOMERS"
          templateUrl="/templates/customers.csv"
          hint={formatMessage({ id: 'customers.import.hint' })}
          listUrl={() => '/buyer'}
          importRecords={importRecords}
          importKey={organization.recordImport ?? null}
        />
      </Suspense>
    )
  }
  return (
    <CustomerForm
      isNew
      mayReview
      title={title}
      crumbs={crumbs}
      regions={NO_REGIONS}
      initialValues={emptyCustomer}
      note={<FormattedMessage id="customers.why" />}
      onCancel={back}
      onSubmit={values =>
        once(values, idempotencyKey => create({ variables: { input: { ...toInput(values), idempotencyKey } } }))
      }
      onSaved={({ customer, warnings }) => {
        tellWarnings(warnings)
        if (customer) void navigate(`/buyer/${customer.uuid}`)
      }}
    />
  )
}
