import { Pencil, ReceiptText } from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import type { CustomerPage_customer$key } from '../../../__generated__/CustomerPage_customer.graphql.ts'
import type { CustomerPageQuery } from '../../../__generated__/CustomerPageQuery.graphql.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useReadAgain } from '../../../relay/useReadAgain.ts'
import { DeferredMount } from '../../../ui/DeferredMount.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { BELOW_DESKTOP, useMediaQuery } from '../../../ui/grid/useMediaQuery.ts'
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts'
import { useListReturn } from '../../../ui/list/useListReturn.ts'
import { Page } from '../../../ui/Page.tsx'
import { CustomerActions } from './_components/CustomerActions.tsx'
import { CustomerBilling } from './_components/CustomerBilling.tsx'
import { CustomerChange } from './_components/CustomerChange.tsx'
import { CustomerDocuments } from './_components/CustomerDocuments.tsx'
import type { Viewing } from './_components/DocumentViewer.tsx'
import { CustomerFacts } from './_components/CustomerFacts.tsx'
import { CustomerOwes } from './_components/CustomerOwes.tsx'
import { CustomerPersonalData } from './_components/CustomerPersonalData.tsx'
import { CustomerReminders } from './_components/CustomerReminders.tsx'
import { CustomerRevisions } from './_components/CustomerRevisions.tsx'
import { CustomerStatusMark } from './_components/CustomerStatusMark.tsx'
import { CustomerTerms } from './_components/CustomerTerms.tsx'
import { CustomerUsers } from './_components/CustomerUsers.tsx'
import { VirtualAccounts } from './_components/VirtualAccounts.tsx'
import './_components/customers.css'

/** Statuses of customers that can be, or were, invoiced. */
const hasAccount: ReadonlySet<string> = new Set(['ACTIVE', 'DEACTIVATED'])

// Loaded when a document is opened.
const DocumentViewer = lazy(async () => ({
  default: (await import('./_components/DocumentViewer.tsx')).DocumentViewer,
}))

const CustomerUpdates = lazy(() => import('./_components/CustomerUpdates.tsx'))

const query = graphql`
  query CustomerPageQuery($uuid: UUID!) @preloadable @throwOnFieldError {
    organization {
      permissions
      customer(uuid: $uuid) {
        ...CustomerPage_customer
      }
    }
  }
`

/** One customer: details, terms, revisions, and the possible actions. */
export function CustomerPage({ queries }: PageProps<{ page: CustomerPageQuery }>) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { organization } = usePreloadedQuery<CustomerPageQuery>(query, queries.page)
  const readAgain = useReadAgain<CustomerPageQuery>(query)
  const customer = useFragment<CustomerPage_customer$key>(
    graphql`
      fragment CustomerPage_customer on Customer {
        id
        uuid
        name
        status
        reason
        statusChangedAt
        legalName
        email
        invitationExpiresAt
        statusChangedBy {
          fullName
        }
        taxNumberDoubtful
        allowedActions
        ...CustomerActions_customer
        ...CustomerBilling_customer
        ...CustomerChange_customer
        ...CustomerDocuments_customer
        ...CustomerFacts_customer
        ...CustomerOwes_customer
        ...CustomerPersonalData_customer
        ...CustomerReminders_customer
        ...CustomerRevisions_customer
        ...CustomerTerms_customer
        ...CustomerUsers_customer
        ...VirtualAccounts_customer
      }
    `,
    organization.customer ?? null,
  )
  const [viewing, setViewing] = useState<Viewing | null>(null)
  const isDocked = !useMediaQuery(BELOW_DESKTOP) && viewing !== null
  const { back } = useListReturn('/buyer')
  useShortcuts([{ keys: 'Escape', label: formatMessage({ id: 'customers.back' }), run: back }])
  const shownId = customer?.uuid
  const refresh = useCallback(() => {
    if (shownId) readAgain({ uuid: shownId })
  }, [readAgain, shownId])
  // An unknown uuid has already thrown G-7.
  if (!customer) return null
  const { uuid, name, status, statusChangedAt, statusChangedBy, allowedActions, email, invitationExpiresAt } = customer
  const isUnknown = status === 'INVITED' && !customer.legalName
  const isOwnEntry =
    status === 'REQUEST_SENT' &&
    organization.permissions.includes('INVOICING_CUSTOMERS_REVIEW') &&
    !allowedActions.includes('APPROVE')
  return (
    <Page
      title={name}
      listed={`/buyer/${uuid}`}
      crumbs={[
        { label: formatMessage({ id: 'menu.group.monitor' }) },
        { label: formatMessage({ id: 'customers.title' }), to: '/buyer' },
        { label: name },
      ]}
      actions={
        <>
          {organization.permissions.includes('INVOICING_INVOICES_VIEW') && hasAccount.has(status) ? (
            <LinkButton icon={<ReceiptText className="i" aria-hidden />} to={`/buyer/${uuid}/statement`}>
              <FormattedMessage id="customers.statement" />
            </LinkButton>
          ) : null}
          {allowedActions.includes('EDIT') ? (
            <LinkButton icon={<Pencil className="i" aria-hidden />} to={`/buyer/${uuid}/edit`}>
              <FormattedMessage id="action.edit" />
            </LinkButton>
          ) : null}
          <CustomerActions customerKey={customer} />
        </>
      }
    >
      <div className={isDocked ? 'page customer viewing' : 'page customer'}>
        <div className="form-column">
          <section className="card">
            <div className="card-b">
              <div className="customer-top">
                <CustomerStatusMark customer={customer} />
                <span className="t12 muted">
                  {[formats.dateTime(statusChangedAt), statusChangedBy?.fullName].filter(Boolean).join(' · ')}
                </span>
              </div>
              {isOwnEntry ? (
                <p className="note info">
                  <FormattedMessage id="customers.own" />
                </p>
              ) : null}
              {customer.taxNumberDoubtful ? (
                <p className="note warn">
                  <FormattedMessage id="customers.taxNumber.doubtful" />
                </p>
              ) : null}
            </div>
          </section>
          <CustomerChange
            customerKey={customer}
            mayReview={organization.permissions.includes('INVOICING_CUSTOMERS_REVIEW')}
            onView={setViewing}
          />
          {isUnknown ? (
            <section className="card">
              <div className="card-h">
                <h2>
                  <FormattedMessage id="customers.invitation" />
                </h2>
              </div>
              <p className="card-b">
                <FormattedMessage
                  id={invitationExpiresAt ? 'customers.invitation.until' : 'customers.invitation.none'}
                  values={{
                    email: <b className="fw5">{email}</b>,
                    until: invitationExpiresAt ? formats.dateTime(invitationExpiresAt) : null,
                  }}
                />
              </p>
            </section>
          ) : (
            <CustomerFacts customerKey={customer} />
          )}
        </div>
        {viewing ? (
          <Suspense fallback={null}>
            {isDocked ? (
              <div className="customer-viewer">
                <DocumentViewer viewing={viewing} onView={setViewing} docked />
              </div>
            ) : (
              <DocumentViewer viewing={viewing} onView={setViewing} docked={false} />
            )}
          </Suspense>
        ) : null}
        {/* Stays mounted next to a document, so that the focus can return. */}
        <div className="form-column" hidden={isDocked}>
          {hasAccount.has(status) ? <CustomerOwes customerKey={customer} /> : null}
          <CustomerBilling
            customerKey={customer}
            mayManage={organization.permissions.includes('INVOICING_INVOICES_MANAGE')}
          />
          <CustomerDocuments
            customerKey={customer}
            mayReview={organization.permissions.includes('INVOICING_CUSTOMERS_REVIEW')}
            onView={setViewing}
          />
          <VirtualAccounts
            customerKey={customer}
            mayManage={organization.permissions.includes('INVOICING_CUSTOMERS_MANAGE')}
          />
          <CustomerTerms customerKey={customer} />
          <CustomerUsers
            customerKey={customer}
            mayManage={organization.permissions.includes('INVOICING_CUSTOMERS_MANAGE')}
          />
          <CustomerReminders
            customerKey={customer}
            mayManage={organization.permissions.includes('INVOICING_CUSTOMERS_MANAGE')}
          />
          <CustomerRevisions customerKey={customer} />
          <CustomerPersonalData customerKey={customer} />
        </div>
      </div>
      <DeferredMount>
        <CustomerUpdates customerId={customer.id} onChange={refresh} />
      </DeferredMount>
    </Page>
  )
}
