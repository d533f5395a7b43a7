import { lazy, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { Link, useSearchParams } from 'react-router'
import type { ReceivedPaymentPage_payment$key } from '../../../__generated__/ReceivedPaymentPage_payment.graphql.ts'
import type { ReceivedPaymentPageQuery } from '../../../__generated__/ReceivedPaymentPageQuery.graphql.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useReadAgain } from '../../../relay/useReadAgain.ts'
import { usePermission } from '../../../shell/permissions.tsx'
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts'
import { useListReturn } from '../../../ui/list/useListReturn.ts'
import { Page } from '../../../ui/Page.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { Fact } from '../_components/Fact.tsx'
import { PaperDownload } from '../_components/lazyPaperDownload.ts'
import { RecordActivities } from '../log/_components/RecordActivities.tsx'
import { useResults } from '../results/_lib/useResults.tsx'
import { MethodName } from './_components/MethodName.tsx'
import { PaidInvoices } from './_components/PaidInvoices.tsx'
import { ReceivedPaymentStatusMark } from './_components/ReceivedPaymentStatusMark.tsx'
import { SettlementMark } from './_components/SettlementMark.tsx'
import '../_components/documents.css'

const ReceivedPaymentActions = lazy(() => import('./_components/ReceivedPaymentActions.tsx'))

const query = graphql`
  query ReceivedPaymentPageQuery($uuid: UUID!) @preloadable @throwOnFieldError {
    organization {
      receivedPayment(uuid: $uuid) {
        ...ReceivedPaymentPage_payment
      }
      ...RecordActivities_organization @arguments(uuid: $uuid, recordType: RECEIVED_PAYMENT)
    }
  }
`

const tabs = ['invoices', 'activities'] as const
/** Methods of payment providers. */
const PROVIDER_METHODS: readonly string[] = ['VIRTUAL_ACCOUNT', 'QRIS', 'CARD', 'E_WALLET']

/** One received payment: the invoices that it pays, its proof, and the possible actions. */
export function ReceivedPaymentPage({ queries }: PageProps<{ page: ReceivedPaymentPageQuery }>) {
  const { formatMessage } = useIntl()
  const seesActivities = usePermission('ACCOUNT_ACTIVITY_VIEW')
  const seesInvoices = usePermission('INVOICING_INVOICES_VIEW')
  const formats = useFormats()
  const [search] = useSearchParams()
  const { organization } = usePreloadedQuery<ReceivedPaymentPageQuery>(query, queries.page)
  const readAgain = useReadAgain<ReceivedPaymentPageQuery>(query)
  const payment = useFragment<ReceivedPaymentPage_payment$key>(
    graphql`
      fragment ReceivedPaymentPage_payment on ReceivedPayment {
        id
        uuid
        number
        version
        status
        verification
        method
        customerName
        paymentDate
        reference
        customerEmail
        isSentByLink
        senderBank
        note
        reason
        createdAt
        confirmedAt
        allowedActions
        customerId
        entity {
          id
          name
        }
        customer {
          uuid
        }
        createdBy {
          fullName
        }
        confirmedBy {
          fullName
        }
        statusChangedBy {
          fullName
        }
        amount {
          amount
          currency
        }
        unapplied {
          amount
          currency
        }
        refunded {
          amount
          currency
        }
        replacedBy {
          uuid
          number
        }
        replaces {
          uuid
          number
          status
        }
        settlement {
          status
          settlement {
            uuid
            reference
          }
        }
        creditMemo {
          uuid
          number
          status
          total {
            amount
            currency
          }
        }
        files {
          fileId
          name
          size
          url
        }
        BOTH: receiptUrl(language: BOTH)
        ID: receiptUrl(language: ID)
        EN: receiptUrl(language: EN)
        ...PaidInvoices_payment
      }
    `,
    organization.receivedPayment ?? null,
  )
  const { back } = useListReturn('/payment')
  const { showResults, resultsDialog } = useResults()
  useShortcuts([{ keys: 'Escape', label: formatMessage({ id: 'receivedPayments.back' }), run: back }])
  // An unknown uuid has already thrown G-7.
  if (!payment) return null
  const { uuid, amount, number, customer, BOTH, ID, EN } = payment
  // Not a user of the organization: payments are recorded from the provider's notification.
  const byLink = formatMessage({ id: 'receivedPayments.byLink' })
  const isOfProvider = PROVIDER_METHODS.includes(payment.method)
  const byWhom = formatMessage({ id: isOfProvider ? 'receivedPayments.byProvider' : 'receivedPayments.bySystem' })
  const shown = tabs.filter(known => known !== 'activities' || seesActivities)
  const tab = shown.find(known => known === search.get('tab')) ?? 'invoices'
  return (
    <Page
      title={number}
      listed={`/payment/${uuid}`}
      crumbs={[
        { label: formatMessage({ id: 'menu.group.collect' }) },
        { label: formatMessage({ id: 'receivedPayments.title' }), to: '/payment' },
        { label: number },
      ]}
      actions={
        <Suspense fallback={null}>
          {BOTH && ID && EN ? <PaperDownload label="papers.receipt" name={number} urls={{ BOTH, ID, EN }} /> : null}
          <ReceivedPaymentActions
            payments={[payment]}
            choosable={
              seesInvoices
                ? { customerId: payment.customerId, unapplied: payment.unapplied, paidTo: payment.entity ?? null }
                : null
            }
            size="md"
            onDone={() => readAgain({ uuid })}
            onPartly={showResults}
          />
        </Suspense>
      }
    >
      <div className="page document">
        <div className="form-column">
          <section className="card">
            <div className="card-b">
              <div className="document-top">
                <span className="document-amount num">
                  <small>{formats.currencySymbol(amount.currency)}</small> {formats.amount(amount.amount)}
                </span>
                <ReceivedPaymentStatusMark payment={payment} />
              </div>
              <p className="muted">
                <FormattedMessage
                  id="receivedPayments.from"
                  values={{
                    customer: <b key="customer">{payment.customerName}</b>,
                    date: formats.date(payment.paymentDate, { year: 'always' }),
                  }}
                />
              </p>
              {payment.replaces ? (
                <p className="muted">
                  <FormattedMessage
                    id={
                      payment.replaces.status === 'REFUNDED'
                        ? 'receivedPayments.restOf'
                        : 'receivedPayments.takesPlaceOf'
                    }
                    values={{
                      number: (
                        <Link key="number" className="link" to={`/payment/${payment.replaces.uuid}`}>
                          {payment.replaces.number}
                        </Link>
                      ),
                    }}
                  />
                </p>
              ) : null}
              {payment.note ? <p>{payment.note}</p> : null}
              {payment.status === 'SUCCEEDED' && payment.verification === 'UNVERIFIED' ? (
                <p className="note">
                  <FormattedMessage id="receivedPayments.claim" />
                </p>
              ) : null}
              {payment.status === 'PENDING' ? (
                <p className="note">
                  <FormattedMessage id={waitsOf(payment)} />
                </p>
              ) : null}
              {payment.reason ? (
                <p className="note warn">
                  {isOfProvider && payment.statusChangedBy === null ? (
                    <EndedByProvider payment={payment} />
                  ) : (
                    <FormattedMessage
                      id={payment.status === 'FAILED' ? 'receivedPayments.failedBy' : 'receivedPayments.canceledBy'}
                      values={{ reason: payment.reason, name: payment.statusChangedBy?.fullName ?? '–' }}
                    />
                  )}
                </p>
              ) : null}
            </div>
          </section>
          <section className="card document-tabbed">
            <Tabs
              label={formatMessage({ id: 'receivedPayments.tabs' })}
              current={tab}
              tabs={shown.map(id => ({
                id,
                label: formatMessage({ id: `receivedPayments.tabs.${id}` }),
                to: id === 'invoices' ? `/payment/${uuid}` : `/payment/${uuid}?tab=${id}`,
              }))}
            />
            <div className="card-b">
              {tab === 'invoices' ? <PaidInvoices paymentKey={payment} /> : null}
              {tab === 'activities' ? <RecordActivities organizationKey={organization} /> : null}
            </div>
          </section>
        </div>
        <div className="form-column">
          <section className="card">
            <dl className="card-b dl">
              <Fact label="receivedPayments.customer">
                {customer ? (
                  <Link className="link" to={`/buyer/${customer.uuid}`}>
                    {payment.customerName}
                  </Link>
                ) : (
                  payment.customerName
                )}
              </Fact>
              <Fact label="receivedPayments.method">
                <MethodName method={payment.method} />
              </Fact>
              {payment.reference ? <Fact label="receivedPayments.reference">{payment.reference}</Fact> : null}
              {payment.senderBank ? <Fact label="receivedPayments.senderBank">{payment.senderBank}</Fact> : null}
              {payment.settlement ? (
                <Fact label="receivedPayments.settlement">
                  <SettlementMark settlement={payment.settlement} />{' '}
                  {payment.settlement.settlement ? (
                    <Link className="link" to={`/settlement/${payment.settlement.settlement.uuid}`}>
                      {payment.settlement.settlement.reference}
                    </Link>
                  ) : null}
                </Fact>
              ) : null}
              <Fact label="receivedPayments.unapplied">
                <span className="num">{formats.money(payment.unapplied)}</span>
              </Fact>
              {payment.creditMemo ? (
                <Fact label="receivedPayments.creditMemo">
                  <Link className="link" to={`/credit-memo/${payment.creditMemo.uuid}`}>
                    {payment.creditMemo.number}
                  </Link>{' '}
                  <span className="num">{formats.money(payment.creditMemo.total)}</span>
                  {payment.creditMemo.status === 'PENDING' ? (
                    <small>
                      <FormattedMessage id="receivedPayments.creditMemo.pending" />
                    </small>
                  ) : null}
                </Fact>
              ) : null}
              <Fact label="receivedPayments.createdAt">
                {formats.dateTime(payment.createdAt)} ·{' '}
                {payment.createdBy?.fullName ?? payment.customerEmail ?? (payment.isSentByLink ? byLink : byWhom)}
              </Fact>
              {payment.confirmedAt ? (
                <Fact label="receivedPayments.confirmedAt">
                  {formats.dateTime(payment.confirmedAt)} · {payment.confirmedBy?.fullName ?? byWhom}
                </Fact>
              ) : null}
              {payment.files.length > 0 ? (
                <Fact label="receivedPayments.proof">
                  {payment.files.map(({ fileId, name, url }) => (
                    <a key={fileId} className="link" href={url} download>
                      {name}
                    </a>
                  ))}
                </Fact>
              ) : null}
            </dl>
          </section>
        </div>
      </div>
      {resultsDialog}
    </Page>
  )
}

type Ended = {
  readonly status: string
  readonly refunded: { readonly amount: string; readonly currency: string }
  readonly replacedBy: { readonly uuid: string; readonly number: string } | null | undefined
}

/** What went back to the payer, and the payment of what is left; or the one that took its place, where nothing is refunded any more. */
function EndedByProvider({ payment: { status, refunded, replacedBy } }: { payment: Ended }) {
  const formats = useFormats()
  return (
    <>
      {status === 'REFUNDED' ? (
        <FormattedMessage
          id="receivedPayments.refunded"
          values={{ amount: <b key="amount">{formats.money(refunded)}</b> }}
        />
      ) : (
        <FormattedMessage id="receivedPayments.byItsProvider" />
      )}{' '}
      {replacedBy ? (
        <FormattedMessage
          id={status === 'REFUNDED' ? 'receivedPayments.replacedBy' : 'receivedPayments.takesItsPlace'}
          values={{
            number: (
              <Link key="number" className="link" to={`/payment/${replacedBy.uuid}`}>
                {replacedBy.number}
              </Link>
            ),
          }}
        />
      ) : null}
    </>
  )
}

/** What a payment waits for, depending on its sender. */
function waitsOf({ customerEmail, isSentByLink }: { customerEmail: string | null | undefined; isSentByLink: boolean }) {
  if (isSentByLink) return 'receivedPayments.linkProofWaits'
  return customerEmail ? 'receivedPayments.proofWaits' : 'receivedPayments.waits'
}
