import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { Navigate, useNavigate } from 'react-router'
import type { EditCustomerPage_customer$key } from '../../../__generated__/EditCustomerPage_customer.graphql.ts'
import type { EditCustomerPageQuery } from '../../../__generated__/EditCustomerPageQuery.graphql.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { CustomerForm } from './_components/CustomerForm.tsx'
import { toInput, toTerms } from './_lib/customerValues.ts'
import { regionNames, valuesOf } from './_lib/valuesOfCustomer.ts'
import { showWarnings } from './_lib/showWarnings.ts'
import { useUpdateCustomer } from './_lib/useUpdateCustomer.ts'

/** Edits a customer that is in review or active. */
export function EditCustomerPage({ queries }: PageProps<{ page: EditCustomerPageQuery }>) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const [update] = useUpdateCustomer()
  const { organization } = usePreloadedQuery<EditCustomerPageQuery>(
    graphql`
      query EditCustomerPageQuery($uuid: UUID!) @preloadable @throwOnFieldError {
        organization {
          permissions
          customer(uuid: $uuid) {
            ...EditCustomerPage_customer
          }
        }
      }
    `,
    queries.page,
  )
  const customer = useFragment<EditCustomerPage_customer$key>(
    graphql`
      fragment EditCustomerPage_customer on Customer {
        id
        uuid
        version
        name
        status
        allowedActions
        taxNumberDoubtful
        type
        legalName
        alias
        email
        phone
        industry
        employees
        picName
        picPosition
        picEmail
        picPhone
        identityNumber
        taxNumber
        branchNumber
        businessNumber
        taxStatus
        withholding
        billingAddress {
          street1
          street2
          province {
            code
            name
          }
          regency {
            code
            name
          }
          district {
            code
            name
          }
          ward {
            code
            name
          }
          postalCode
        }
        registeredAddress {
          street1
          street2
          province {
            code
            name
          }
          regency {
            code
            name
          }
          district {
            code
            name
          }
          ward {
            code
            name
          }
          postalCode
        }
        directors {
          name
          email
          phone
        }
        bankName
        accountNumber
        accountName
        branchName
        financeName
        financeEmail
        hardCopy
        deliveryAddress {
          street1
          street2
          province {
            code
            name
          }
          regency {
            code
            name
          }
          district {
            code
            name
          }
          ward {
            code
            name
          }
          postalCode
        }
        invoiceEmails
        language
        billingCycle
        billingDay
        termDays
        termFrom
        creditLimit {
          amount
          currency
        }
        stampDuty
      }
    `,
    organization.customer ?? null,
  )
  const initialValues = useMemo(() => customer && valuesOf(customer), [customer])
  const regions = useMemo(() => regionNames(customer), [customer])
  // An unknown uuid has already thrown G-7.
  if (!customer || !initialValues) return null
  const { id, uuid, version, name } = customer
  const detail = `/buyer/${uuid}`
  if (!customer.allowedActions.includes('EDIT')) return <Navigate to={detail} replace />
  const show = () => void navigate(detail)
  return (
    <CustomerForm
      key={version}
      title={name}
      crumbs={[
        { label: formatMessage({ id: 'menu.group.monitor' }) },
        { label: formatMessage({ id: 'customers.title' }), to: '/buyer' },
        { label: name, to: detail },
        { label: formatMessage({ id: 'action.edit' }) },
      ]}
      regions={regions}
      initialValues={initialValues}
      mayReview={organization.permissions.includes('INVOICING_CUSTOMERS_REVIEW')}
      taxNumberDoubtful={customer.taxNumberDoubtful}
      note={
        <FormattedMessage id={customer.status === 'REQUEST_SENT' ? 'customers.edit.review' : 'customers.edit.active'} />
      }
      onCancel={show}
      onSubmit={values => update({ variables: { input: { id, version, ...toInput(values), ...toTerms(values) } } })}
      onSaved={({ warnings }) => {
        showWarnings(warnings)
        show()
      }}
    />
  )
}
