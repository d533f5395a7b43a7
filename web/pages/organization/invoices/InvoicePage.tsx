import { FileMinus, HandCoins, Pencil, Printer, ReceiptText } from 'lucide-react'
import { lazy, Suspense, useCallback } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useNavigate, useSearchParams } from 'react-router'
import type { InvoicePage_invoice$key } from '../../../__generated__/InvoicePage_invoice.graphql.ts'
import type { InvoicePageQuery } from '../../../__generated__/InvoicePageQuery.graphql.ts'
import { isZero } from '../../../i18n/decimal.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useReadAgain } from '../../../relay/useReadAgain.ts'
import { DeferredMount } from '../../../ui/DeferredMount.tsx'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts'
import { useListReturn } from '../../../ui/list/useListReturn.ts'
import { Page } from '../../../ui/Page.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { LazyConversation } from '../conversations/_public/LazyConversation.tsx'
import { LazyUnreadChanges } from '../conversations/_public/LazyUnreadChanges.tsx'
import { InvoiceCreditMemos } from '../creditMemos/_public/InvoiceCreditMemos.tsx'
import { RecordActivities } from '../log/_components/RecordActivities.tsx'
import { InvoicePayments } from '../receivedPayments/_public/InvoicePayments.tsx'
import { useResults } from '../results/_lib/useResults.tsx'
import { InvoiceSlips } from '../withholdingSlips/_public/InvoiceSlips.tsx'
import { CheckoutCard } from './_components/CheckoutCard.tsx'
import { CopyInvoiceButton } from './_components/CopyInvoiceButton.tsx'
import { HardCopyCard } from './_components/HardCopyCard.tsx'
import { InvoiceChain } from './_components/InvoiceChain.tsx'
import { InvoiceDownload } from './_components/InvoiceDownload.tsx'
import { InvoiceFacts } from './_components/InvoiceFacts.tsx'
import { InvoiceLines } from './_components/InvoiceLines.tsx'
import { InvoiceMilestones } from './_components/InvoiceMilestones.tsx'
import { InvoiceNotes } from './_components/InvoiceNotes.tsx'
import { InvoiceProgress } from './_components/InvoiceProgress.tsx'
import { InvoiceReceipts } from './_components/InvoiceReceipts.tsx'
import { InvoiceReminders } from './_components/InvoiceReminders.tsx'
import { InvoiceRevisions } from './_components/InvoiceRevisions.tsx'
import { InvoiceStatusMark } from './_components/InvoiceStatusMark.tsx'
import { RemindButton } from './_components/RemindButton.tsx'
import { TaxInvoiceCard } from './_components/TaxInvoiceCard.tsx'
import { isIssued } from '../_lib/isIssued.ts'
import '../_components/documents.css'
import './_components/invoices.css'

const InvoiceChanges = lazy(() => import('./_components/InvoiceChanges.tsx'))
const InvoiceActions = lazy(() => import('./_components/InvoiceActions.tsx'))

const query = graphql`
  query InvoicePageQuery($uuid: UUID!) @preloadable @throwOnFieldError {
    organization {
      permissions
      entities {
        id
      }
      invoice(uuid: $uuid) {
        ...InvoicePage_invoice
      }
      ...RecordActivities_organization @arguments(uuid: $uuid, recordType: INVOICE)
    }
  }
`

const tabs = ['lines', 'payments', 'creditMemos', 'receipts', 'revisions', 'activities', 'conversation'] as const

/** Permissions of the tabs, in addition to those of the invoice. */
const permissionOf = {
  payments: 'INVOICING_PAYMENTS_VIEW',
  creditMemos: 'INVOICING_CREDIT_MEMOS_VIEW',
  receipts: 'INVOICING_GOODS_RECEIPTS_VIEW',
  activities: 'ACCOUNT_ACTIVITY_VIEW',
} as const

/** One invoice: its status, what is due and when, its revisions, and the possible actions. */
export function InvoicePage({ queries }: PageProps<{ page: InvoicePageQuery }>) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { organization } = usePreloadedQuery<InvoicePageQuery>(query, queries.page)
  const readAgain = useReadAgain<InvoicePageQuery>(query)
  const invoice = useFragment<InvoicePage_invoice$key>(
    graphql`
      fragment InvoicePage_invoice on Invoice {
        id
        unreadMessages
        uuid
        number
        openedOn
        version
        status
        kind
        isOverdue
        nextDueDate
        dueDate
        expectedDate
        customerName
        invoiceDate
        shippedOn
        hardCopy
        allowedActions
        taxInvoice {
          status
          transactionCode
        }
        unverified {
          amount
        }
        withheldOpen {
          amount
        }
        remaining {
          amount
        }
        total {
          amount
          currency
        }
        milestones {
          name
        }
        ...CheckoutCard_invoice
        ...HardCopyCard_invoice
        ...InvoiceChain_invoice
        ...InvoiceCreditMemos_invoice
        ...InvoiceDownload_invoice
        ...InvoiceFacts_invoice
        ...InvoiceLines_invoice
        ...InvoiceMilestones_invoice
        ...InvoiceNotes_invoice
        ...InvoicePayments_invoice
        ...InvoiceProgress_invoice
        ...InvoiceReceipts_invoice
        ...InvoiceReminders_invoice
        ...InvoiceRevisions_invoice
        ...InvoiceSlips_invoice
        ...TaxInvoiceCard_invoice
      }
    `,
    organization.invoice ?? null,
  )
  const { back } = useListReturn('/invoices')
  const { showResults, resultsDialog } = useResults()
  useShortcuts([{ keys: 'Escape', label: formatMessage({ id: 'invoices.back' }), run: back }])
  const shownId = invoice?.uuid
  const refresh = useCallback(() => {
    if (shownId) readAgain({ uuid: shownId })
  }, [readAgain, shownId])
  // An unknown uuid has already thrown G-7.
  if (!invoice) return null
  const { uuid, total, allowedActions, status } = invoice
  const name = invoice.number ?? formatMessage({ id: `invoices.draft.${invoice.kind}` })
  const shown = tabs.filter(
    tab =>
      (tab !== 'receipts' && tab !== 'payments' && tab !== 'creditMemos' && tab !== 'activities') ||
      organization.permissions.includes(permissionOf[tab]),
  )
  const tab = shown.find(known => known === search.get('tab')) ?? 'lines'
  const isOver = status === 'PAID' || status === 'WRITTEN_OFF' || status === 'CANCELED'
  const unread = invoice.unreadMessages ? formats.count(invoice.unreadMessages) : undefined
  const due = invoice.nextDueDate ?? invoice.dueDate
  const wasIssued = isIssued(status)
  // The next step is the primary button: the payment first, then the slip.
  const isCashOpen = !isZero(invoice.remaining.amount)
  const canCredit =
    wasIssued && status !== 'WRITTEN_OFF' && organization.permissions.includes('INVOICING_CREDIT_MEMOS_MANAGE')
  return (
    <Page
      title={name}
      listed={`/invoices/${uuid}`}
      crumbs={[
        { label: formatMessage({ id: 'menu.group.collect' }) },
        { label: formatMessage({ id: 'invoices.title' }), to: '/invoices' },
        { label: name },
      ]}
      actions={
        <>
          <Button
            iconOnly
            variant="ghost"
            aria-label={formatMessage({ id: 'invoices.print' })}
            onClick={() => window.print()}
          >
            <Printer className="i" aria-hidden />
          </Button>
          {invoice.openedOn ? null : <InvoiceDownload invoiceKey={invoice} />}
          {organization.permissions.includes('INVOICING_INVOICES_MANAGE') ? (
            <CopyInvoiceButton invoiceId={invoice.id} />
          ) : null}
          {allowedActions.includes('UPDATE') ? (
            <LinkButton icon={<Pencil className="i" aria-hidden />} to={`/invoices/${uuid}/edit`}>
              <FormattedMessage id="action.edit" />
            </LinkButton>
          ) : null}
          {(status === 'ISSUED' || status === 'PARTIALLY_PAID') &&
          organization.permissions.includes('INVOICING_PAYMENTS_MANAGE') ? (
            <LinkButton
              variant={isCashOpen ? 'primary' : 'default'}
              icon={<HandCoins className="i" aria-hidden />}
              to={`/payment/create?invoice=${uuid}`}
            >
              <FormattedMessage id="invoices.recordPayment" />
            </LinkButton>
          ) : null}
          {wasIssued &&
          !isZero(invoice.withheldOpen.amount) &&
          organization.permissions.includes('INVOICING_PAYMENTS_MANAGE') ? (
            <LinkButton
              variant={isCashOpen ? 'default' : 'primary'}
              icon={<ReceiptText className="i" aria-hidden />}
              to={`/withholding-slips/create?invoice=${uuid}`}
            >
              <FormattedMessage id="invoices.recordSlip" />
            </LinkButton>
          ) : null}
          {canCredit ? (
            <LinkButton icon={<FileMinus className="i" aria-hidden />} to={`/credit-memo/create?invoice=${uuid}`}>
              <FormattedMessage id="invoices.credit" />
            </LinkButton>
          ) : null}
          <Suspense fallback={null}>
            <InvoiceActions
              invoices={[invoice]}
              size="md"
              onDone={refresh}
              onDeleted={() => void navigate('/invoices')}
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
                <InvoiceStatusMark invoice={invoice} />
              </div>
              <p className="muted">
                <FormattedMessage
                  id="invoices.from"
                  values={{ customer: <b key="customer">{invoice.customerName}</b> }}
                />
                {isOver ? null : (
                  <>
                    {' · '}
                    <FormattedMessage
                      id={due ? 'invoices.dueOn' : 'invoices.expectedOn'}
                      values={{ date: formats.date(due ?? invoice.expectedDate, { year: 'always' }) }}
                    />
                  </>
                )}
              </p>
              {wasIssued ? <InvoiceProgress invoiceKey={invoice} /> : null}
              <InvoiceNotes
                invoiceKey={invoice}
                mayDecide={organization.permissions.includes('INVOICING_INVOICES_APPROVE')}
              />
            </div>
          </section>
          <section className="card document-tabbed">
            {tab === 'conversation' ? null : <LazyUnreadChanges subject={{ kind: 'INVOICE', id: invoice.id }} />}
            <Tabs
              label={formatMessage({ id: 'invoices.tabs' })}
              current={tab}
              tabs={shown.map(id => ({
                id,
                label: formatMessage({ id: `invoices.tabs.${id}` }),
                count: id === 'conversation' ? unread : undefined,
                to: id === 'lines' ? `/invoices/${uuid}` : `/invoices/${uuid}?tab=${id}`,
              }))}
            />
            <div className="card-b">
              {tab === 'lines' ? <InvoiceLines invoiceKey={invoice} /> : null}
              {tab === 'payments' ? (
                <>
                  <InvoicePayments invoiceKey={invoice} />
                  <InvoiceSlips invoiceKey={invoice} />
                </>
              ) : null}
              {tab === 'creditMemos' ? <InvoiceCreditMemos invoiceKey={invoice} canCredit={canCredit} /> : null}
              {tab === 'receipts' ? <InvoiceReceipts invoiceKey={invoice} /> : null}
              {tab === 'revisions' ? <InvoiceRevisions invoiceKey={invoice} /> : null}
              {tab === 'activities' ? <RecordActivities organizationKey={organization} /> : null}
              {tab === 'conversation' ? (
                <LazyConversation subject={{ kind: 'INVOICE', id: invoice.id }} customerName={invoice.customerName} />
              ) : null}
            </div>
          </section>
          {invoice.milestones.length > 0 ? <InvoiceMilestones invoiceKey={invoice} /> : null}
        </div>
        <div className="form-column">
          <InvoiceFacts invoiceKey={invoice} hasEntities={organization.entities.length > 1} />
          {wasIssued ? (
            <CheckoutCard
              invoiceKey={invoice}
              mayManage={organization.permissions.includes('INVOICING_INVOICES_MANAGE')}
            />
          ) : null}
          {wasIssued ? (
            <InvoiceReminders
              invoiceKey={invoice}
              mayManage={organization.permissions.includes('INVOICING_INVOICES_MANAGE')}
              remind={<RemindButton invoices={[invoice]} onDone={refresh} onPartly={showResults} />}
            />
          ) : null}
          {wasIssued ? <InvoiceChain invoiceKey={invoice} /> : null}
          <TaxInvoiceCard invoiceKey={invoice} />
          {invoice.hardCopy && wasIssued ? <HardCopyCard invoiceKey={invoice} /> : null}
        </div>
      </div>
      {resultsDialog}
      <DeferredMount>
        <InvoiceChanges invoiceId={invoice.id} onChange={refresh} />
      </DeferredMount>
    </Page>
  )
}
