import { Pencil } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { Link, useNavigate } from 'react-router'
import type { CreditMemoPage_memo$key } from '../../../__generated__/CreditMemoPage_memo.graphql.ts'
import type { CreditMemoPageQuery } from '../../../__generated__/CreditMemoPageQuery.graphql.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { MessageId } from '../../../i18n/messages.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useReadAgain } from '../../../relay/useReadAgain.ts'
import { usePermission } from '../../../shell/permissions.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts'
import { useListReturn } from '../../../ui/list/useListReturn.ts'
import { Page } from '../../../ui/Page.tsx'
import { Fact } from '../_components/Fact.tsx'
import { PaperDownload } from '../_components/lazyPaperDownload.ts'
import { RecordActivities } from '../log/_components/RecordActivities.tsx'
import { useResults } from '../results/_lib/useResults.tsx'
import { CreditMemoApplications } from './_components/CreditMemoApplications.tsx'
import { CreditMemoLines } from './_components/CreditMemoLines.tsx'
import { CreditMemoRefunds } from './_components/CreditMemoRefunds.tsx'
import { CreditMemoReturnNote } from './_components/CreditMemoReturnNote.tsx'
import { CreditMemoSteps } from './_components/CreditMemoSteps.tsx'
import { CreditMemoStatusMark } from './_components/CreditMemoStatusMark.tsx'
import '../_components/documents.css'

const RefundActions = lazy(() => import('./_components/RefundActions.tsx'))
const CreditableCard = lazy(() => import('./_components/CreditableCard.tsx'))
const CreditMemoActions = lazy(() => import('./_components/CreditMemoActions.tsx'))

const query = graphql`
  query CreditMemoPageQuery($uuid: UUID!) @preloadable @throwOnFieldError {
    organization {
      entities {
        id
      }
      creditMemo(uuid: $uuid) {
        ...CreditMemoPage_memo
      }
      ...RecordActivities_organization @arguments(uuid: $uuid, recordType: CREDIT_MEMO)
    }
  }
`

/** Its purpose, next to its customer. */
const headings = {
  CORRECTION: 'creditMemos.for',
  OVERPAYMENT: 'creditMemos.ofPayment',
  WRITE_OFF: 'creditMemos.ofWriteOff',
} as const satisfies Record<string, MessageId>
type Kind = keyof typeof headings
const isKind = (kind: string): kind is Kind => Object.hasOwn(headings, kind)

/** One credit memo: its lines, the invoices that it pays, and the possible actions. */
export function CreditMemoPage({ queries }: PageProps<{ page: CreditMemoPageQuery }>) {
  const { formatMessage } = useIntl()
  const seesActivities = usePermission('ACCOUNT_ACTIVITY_VIEW')
  const formats = useFormats()
  const navigate = useNavigate()
  const { organization } = usePreloadedQuery<CreditMemoPageQuery>(query, queries.page)
  const readAgain = useReadAgain<CreditMemoPageQuery>(query)
  const memo = useFragment<CreditMemoPage_memo$key>(
    graphql`
      fragment CreditMemoPage_memo on CreditMemo {
        id
        uuid
        number
        version
        status
        kind
        customerName
        entity {
          name
        }
        invoiceNumber
        memoDate
        note
        reason
        createdAt
        approvedAt
        allowedActions
        customer {
          uuid
        }
        invoice {
          uuid
        }
        paymentNumber
        receivedPayment {
          uuid
        }
        salesOrder {
          uuid
          number
        }
        createdBy {
          fullName
        }
        approvedBy {
          fullName
        }
        statusChangedBy {
          fullName
        }
        total {
          amount
          currency
        }
        remaining {
          amount
          currency
        }
        BOTH: documentUrl(language: BOTH)
        ID: documentUrl(language: ID)
        EN: documentUrl(language: EN)
        refundedOn
        ...CreditableCard_memo
        ...CreditMemoRefunds_memo
        ...CreditMemoReturnNote_memo
        ...CreditMemoLines_memo
        ...CreditMemoApplications_memo
        ...CreditMemoSteps_memo
      }
    `,
    organization.creditMemo ?? null,
  )
  const { back } = useListReturn('/credit-memo')
  const { showResults, resultsDialog } = useResults()
  useShortcuts([{ keys: 'Escape', label: formatMessage({ id: 'creditMemos.back' }), run: back }])
  // An unknown uuid has already thrown G-7.
  if (!memo) return null
  const { uuid, total, customer, invoice, salesOrder, BOTH, ID, EN } = memo
  const kind = isKind(memo.kind) ? memo.kind : 'CORRECTION'
  const isOverpayment = kind === 'OVERPAYMENT'
  const name =
    memo.number ?? formatMessage({ id: kind === 'WRITE_OFF' ? 'creditMemos.draftWriteOff' : 'creditMemos.draft' })
  return (
    <Page
      title={name}
      listed={`/credit-memo/${uuid}`}
      crumbs={[
        { label: formatMessage({ id: 'menu.group.collect' }) },
        { label: formatMessage({ id: 'creditMemos.title' }), to: '/credit-memo' },
        { label: name },
      ]}
      actions={
        <>
          {invoice && memo.allowedActions.includes('UPDATE') ? (
            <LinkButton icon={<Pencil className="i" aria-hidden />} to={`/credit-memo/${uuid}/edit`}>
              <FormattedMessage id="action.edit" />
            </LinkButton>
          ) : null}
          <Suspense fallback={null}>
            {BOTH && ID && EN ? <PaperDownload name={name} urls={{ BOTH, ID, EN }} /> : null}
            <RefundActions memo={memo} />
            <CreditMemoActions
              memos={[memo]}
              size="md"
              onDone={() => readAgain({ uuid })}
              onDeleted={() => void navigate('/credit-memo')}
              onPartly={showResults}
            />
          </Suspense>
        </>
      }
    >
      <div className="page document">
        <div className="form-column">
          <section className="card">
            <div className="card-b">
              <div className="document-top">
                <span className="document-amount num">
                  <small>{formats.currencySymbol(total.currency)}</small> {formats.amount(total.amount)}
                </span>
                <CreditMemoStatusMark status={memo.status} kind={kind} />
              </div>
              <p className="muted">
                <FormattedMessage
                  id={headings[kind]}
                  values={{
                    customer: <b key="customer">{memo.customerName}</b>,
                    invoice: memo.invoiceNumber,
                    payment: memo.paymentNumber,
                  }}
                />
              </p>
              {memo.note ? <p>{memo.note}</p> : null}
              <CreditMemoSteps memoKey={memo} />
              {memo.status === 'PENDING' ? (
                <p className="note">
                  <FormattedMessage id="creditMemos.pending" />
                </p>
              ) : null}
              {memo.reason ? (
                <p className="note warn">
                  <FormattedMessage
                    id="creditMemos.voidedBy"
                    values={{ reason: memo.reason, name: memo.statusChangedBy?.fullName ?? '–' }}
                  />
                </p>
              ) : null}
            </div>
          </section>
          {kind === 'CORRECTION' ? (
            <Section heading="creditMemos.section.lines">
              <CreditMemoLines memoKey={memo} />
            </Section>
          ) : null}
          <Section heading="creditMemos.section.applications">
            <CreditMemoApplications memoKey={memo} onStale={() => readAgain({ uuid })} />
          </Section>
        </div>
        <div className="form-column">
          <section className="card">
            <dl className="card-b document-facts">
              <Fact label="creditMemos.customer">
                {customer ? (
                  <Link className="link" to={`/buyer/${customer.uuid}`}>
                    {memo.customerName}
                  </Link>
                ) : (
                  memo.customerName
                )}
              </Fact>
              {organization.entities.length > 1 && memo.entity ? (
                <Fact label="issuingEntity">{memo.entity.name}</Fact>
              ) : null}
              {isOverpayment ? (
                <Fact label="creditMemos.payment">
                  {memo.receivedPayment ? (
                    <Link className="link" to={`/payment/${memo.receivedPayment.uuid}`}>
                      {memo.paymentNumber}
                    </Link>
                  ) : (
                    memo.paymentNumber
                  )}
                </Fact>
              ) : (
                <Fact label="creditMemos.invoice">
                  {invoice ? (
                    <Link className="link" to={`/invoices/${invoice.uuid}`}>
                      {memo.invoiceNumber}
                    </Link>
                  ) : (
                    memo.invoiceNumber
                  )}
                </Fact>
              )}
              {salesOrder ? (
                <Fact label="creditMemos.order">
                  <Link className="link" to={`/sales-order/${salesOrder.uuid}`}>
                    {salesOrder.number}
                  </Link>
                </Fact>
              ) : null}
              <Fact label="creditMemos.date">{formats.date(memo.memoDate, { year: 'always' })}</Fact>
              <Fact label="creditMemos.remaining">
                <span className="num">{formats.money(memo.remaining)}</span>
              </Fact>
              {memo.refundedOn ? (
                <Fact label="creditMemos.refundedOn">{formats.date(memo.refundedOn, { year: 'always' })}</Fact>
              ) : null}
              <Fact label="creditMemos.createdAt">
                {formats.dateTime(memo.createdAt)} · {memo.createdBy?.fullName ?? '–'}
              </Fact>
              {memo.approvedAt && !isOverpayment ? (
                <Fact label="creditMemos.approvedAt">
                  {formats.dateTime(memo.approvedAt)} · {memo.approvedBy?.fullName ?? '–'}
                </Fact>
              ) : null}
            </dl>
          </section>
          <CreditMemoReturnNote memoKey={memo} />
          {kind === 'CORRECTION' && memo.status !== 'VOIDED' ? (
            <Suspense fallback={null}>
              <CreditableCard memoKey={memo} />
            </Suspense>
          ) : null}
          <CreditMemoRefunds memoKey={memo} />
          {seesActivities ? (
            <Section heading="creditMemos.section.activities">
              <RecordActivities organizationKey={organization} />
            </Section>
          ) : null}
        </div>
      </div>
      {resultsDialog}
    </Page>
  )
}

function Section({ heading, children }: { heading: MessageId; children: ReactNode }) {
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id={heading} />
        </h2>
      </div>
      <div className="card-b">{children}</div>
    </section>
  )
}
