import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import type { CreateCustomerPageQuery } from '../../../__generated__/CreateCustomerPageQuery.graphql.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useOnce } from '../../../relay/useOnce.ts'
import { useWayBack } from '../../../ui/list/useWayBack.ts'
import { Page } from '../../../ui/Page.tsx'
import { NoPermission } from '../../../ui/states/ListStates.tsx'
import { CustomerForm } from './_components/CustomerForm.tsx'
import { emptyCustomer, toInput } from './_lib/customerValues.ts'
import { tellWarnings } from './_lib/tellWarnings.ts'
import { useCreateCustomer } from './_lib/useCreateCustomer.ts'

const NO_REGIONS: ReadonlyMap<string, string> = new Map()

/** A customer whom staff enter. */
export function CreateCustomerPage({ queries }: PageProps<{ page: CreateCustomerPageQuery }>) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const [create] = useCreateCustomer()
  const once = useOnce()
  const { organization } = usePreloadedQuery<CreateCustomerPageQuery>(
    graphql`
      query CreateCustomerPageQuery @preloadable @throwOnFieldError {
        organization {
          permissions
        }
      }
    `,
    queries.page,
  )
  const { back } = useWayBack('/buyer')
  const title = formatMessage({ id: 'customers.new' })
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
