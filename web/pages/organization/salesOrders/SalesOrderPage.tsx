import { Package, Pencil, Printer, ReceiptText, Undo2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { Link, useSearchParams } from 'react-router'
import type { SalesOrderPage_order$key } from '../../../__generated__/SalesOrderPage_order.graphql.ts'
import type { SalesOrderPageQuery } from '../../../__generated__/SalesOrderPageQuery.graphql.ts'
import { QUANTITY_PLACES } from '../../../i18n/amountInput.ts'
import { toScaled } from '../../../i18n/decimal.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useReadAgain } from '../../../relay/useReadAgain.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts'
import { useListReturn } from '../../../ui/list/useListReturn.ts'
import { Page } from '../../../ui/Page.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { Fact } from '../_components/Fact.tsx'
import '../_components/documents.css'
import { LazyConversation } from '../conversations/_public/LazyConversation.tsx'
import { LazyUnreadChanges } from '../conversations/_public/LazyUnreadChanges.tsx'
import { OrderReceipts } from '../goodsReceipts/_public/OrderReceipts.tsx'
import { OrderInvoices } from '../invoices/_public/OrderInvoices.tsx'
import { OrderCreditMemos } from '../creditMemos/_public/OrderCreditMemos.tsx'
import { useResults } from '../results/_lib/useResults.tsx'
import { CreditFigures } from './_components/CreditFigures.tsx'
import { OrderActivities } from './_components/OrderActivities.tsx'
import { OrderLines } from './_components/OrderLines.tsx'
import { OrderLinks } from './_components/OrderLinks.tsx'
import { OrderNotes } from './_components/OrderNotes.tsx'
import { OrderProgress } from './_components/OrderProgress.tsx'
import { OrderRevisions } from './_components/OrderRevisions.tsx'
import { TaxNotes } from './_components/TaxNotes.tsx'
import { SalesOrderStatusMark } from './_public/SalesOrderStatusMark.tsx'
import './_components/salesOrders.css'

const SalesOrderActions = lazy(() => import('./_components/SalesOrderActions.tsx'))

const query = graphql`
  query SalesOrderPageQuery($uuid: UUID!) @preloadable @throwOnFieldError {
    organization {
      permissions
      entities {
        id
      }
      salesOrder(uuid: $uuid) {
        ...SalesOrderPage_order
        ...OrderReceipts_order
        ...OrderInvoices_order
        ...OrderCreditMemos_order
        ...OrderActivities_order
      }
    }
  }
`

const tabs = ['details', 'revisions', 'receipts', 'invoices', 'creditMemos', 'activities', 'conversation'] as const

/** Whether the rest of it can be invoiced. */
const isOpen = (status: string) => status === 'OPEN' || status === 'PARTIALLY_FULFILLED' || status === 'FULFILLED'

/** Whether a part of a line is on no invoice, drafts aside. */
const isUninvoiced = ({ ordered, invoiced, credited }: Record<'ordered' | 'invoiced' | 'credited', string>) =>
  quantityOf(ordered) - quantityOf(invoiced) + quantityOf(credited) > 0n
const quantityOf = (text: string) => toScaled(text, QUANTITY_PLACES) ?? 0n

/** One order: its status, ordered and received quantities, revisions, and the possible actions. */
export function SalesOrderPage({ queries }: PageProps<{ page: SalesOrderPageQuery }>) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [search] = useSearchParams()
  const { organization } = usePreloadedQuery<SalesOrderPageQuery>(query, queries.page)
  const readAgain = useReadAgain<SalesOrderPageQuery>(query)
  const order = useFragment<SalesOrderPage_order$key>(
    graphql`
      fragment SalesOrderPage_order on SalesOrder {
        id
        unreadMessages
        uuid
        number
        version
        status
        approvedAt
        fulfillment
        paymentStatus
        receivedPercent
        entity {
          name
        }
        customerName
        customerReference
        # Null for those who do not see purchase orders.
        purchaseOrder {
          uuid
          number
          orderedBeyond {
            amount
            currency
          }
        }
        orderDate
        requiredDate
        allowedActions
        total {
          amount
          currency
        }
        customer {
          uuid
          picName
          termDays
        }
        credit {
          ...CreditFigures_credit
          exceededBy {
            amount
            currency
          }
        }
        lines {
          ordered
          invoiced
          credited
        }
        # Null for those who do not see them.
        goodsReceipts {
          id
        }
        invoices {
          id
        }
        creditMemos {
          id
        }
        revisions {
          number
        }
        ...OrderLines_order
        ...OrderLinks_order
        ...OrderNotes_order
        ...OrderProgress_order
        ...OrderRevisions_order
        ...TaxNotes_order
      }
    `,
    organization.salesOrder ?? null,
  )
  const { back } = useListReturn('/sales-order')
  const { showResults, resultsDialog } = useResults()
  useShortcuts([{ keys: 'Escape', label: formatMessage({ id: 'salesOrders.back' }), run: back }])
  // An unknown uuid has already thrown G-7.
  if (!order || !organization.salesOrder) return null
  const { uuid, number, total, customer, credit, allowedActions, requiredDate, customerReference } = order
  const tab = tabs.find(name => name === search.get('tab')) ?? 'details'
  const seesReceipts = organization.permissions.includes('INVOICING_GOODS_RECEIPTS_VIEW')
  const seesInvoices = organization.permissions.includes('INVOICING_INVOICES_VIEW')
  const seesMemos = organization.permissions.includes('INVOICING_CREDIT_MEMOS_VIEW')
  const seesActivities = organization.permissions.includes('ACCOUNT_ACTIVITY_VIEW')
  const isShown = {
    receipts: seesReceipts,
    invoices: seesInvoices,
    creditMemos: seesMemos,
    details: true,
    revisions: true,
    activities: seesActivities,
    conversation: true,
  }
  const counts = {
    details: null,
    revisions: order.revisions?.length,
    receipts: order.goodsReceipts?.length,
    invoices: order.invoices?.length,
    creditMemos: order.creditMemos?.length,
    activities: null,
    conversation: order.unreadMessages,
  }
  const isWaiting = order.status === 'OPEN' && !order.approvedAt
  const exceededBy = isWaiting ? credit?.exceededBy : null
  return (
    <Page
      title={number}
      listed={`/sales-order/${uuid}`}
      crumbs={[
        { label: formatMessage({ id: 'menu.group.sell' }) },
        { label: formatMessage({ id: 'salesOrders.title' }), to: '/sales-order' },
        { label: number },
      ]}
      actions={
        <>
          <Button
            iconOnly
            variant="ghost"
            aria-label={formatMessage({ id: 'salesOrders.print' })}
            onClick={() => window.print()}
          >
            <Printer className="i" aria-hidden />
          </Button>
          {allowedActions.includes('UPDATE') ? (
            <LinkButton icon={<Pencil className="i" aria-hidden />} to={`/sales-order/${uuid}/edit`}>
              <FormattedMessage id="action.edit" />
            </LinkButton>
          ) : null}
          {allowedActions.includes('RETURN') ? (
            <LinkButton
              icon={<Undo2 className="i" aria-hidden />}
              to={`/goods-receipt/create?order=${uuid}&kind=return`}
            >
              <FormattedMessage id="salesOrders.RETURN" />
            </LinkButton>
          ) : null}
          {order.approvedAt &&
          isOpen(order.status) &&
          order.lines?.some(isUninvoiced) &&
          organization.permissions.includes('INVOICING_INVOICES_MANAGE') ? (
            <LinkButton icon={<ReceiptText className="i" aria-hidden />} to={`/invoices/create?order=${uuid}`}>
              <FormattedMessage id="salesOrders.invoice" />
            </LinkButton>
          ) : null}
          <Suspense fallback={null}>
            <SalesOrderActions
              orders={[order]}
              exceededBy={exceededBy ? formats.money(exceededBy) : null}
              size="md"
              onDone={() => readAgain({ uuid })}
              onPartly={showResults}
            />
          </Suspense>
          {allowedActions.includes('RECEIVE') ? (
            <LinkButton
              variant="primary"
              icon={<Package className="i" aria-hidden />}
              to={`/goods-receipt/create?order=${uuid}`}
            >
              <FormattedMessage id="salesOrders.RECEIVE" />
            </LinkButton>
          ) : null}
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
                <SalesOrderStatusMark order={order} />
              </div>
              <p className="muted">
                <FormattedMessage
                  id="salesOrders.for"
                  values={{ customer: <b key="customer">{order.customerName}</b> }}
                />
                {order.purchaseOrder ? (
                  <>
                    {' · '}
                    <Link className="link" to={`/purchase-order/${order.purchaseOrder.uuid}`}>
                      {order.purchaseOrder.number}
                    </Link>
                  </>
                ) : customerReference ? (
                  ` · ${customerReference}`
                ) : null}
                {requiredDate ? (
                  <>
                    {' · '}
                    <FormattedMessage id="salesOrders.wantedBy" values={{ date: formats.date(requiredDate) }} />
                  </>
                ) : null}
              </p>
              <div className="document-steps">
                <span className={order.approvedAt ? 'done' : undefined}>
                  <FormattedMessage id={order.approvedAt ? 'salesOrders.approved' : 'salesOrders.notApproved'} />
                </span>
                <span className={order.receivedPercent > 0 ? 'done' : undefined}>
                  <i style={{ width: `${order.receivedPercent}%` }} aria-hidden />
                  <FormattedMessage id="salesOrders.receivedPercent" values={{ percent: order.receivedPercent }} />
                </span>
                <span className={order.paymentStatus === 'PAID' ? 'done' : undefined}>
                  <FormattedMessage id={`salesOrders.payment.${order.paymentStatus}`} />
                </span>
              </div>
              {order.purchaseOrder?.orderedBeyond ? (
                <p className="note warn">
                  <FormattedMessage
                    id="salesOrders.beyond"
                    values={{ amount: formats.money(order.purchaseOrder.orderedBeyond) }}
                  />
                </p>
              ) : null}
              <TaxNotes orderKey={order} />
              <OrderNotes
                orderKey={order}
                mayDecide={organization.permissions.includes('INVOICING_INVOICES_APPROVE')}
              />
            </div>
          </section>
          <section className="card document-tabbed">
            {tab === 'conversation' ? null : <LazyUnreadChanges subject={{ kind: 'SALES_ORDER', id: order.id }} />}
            <Tabs
              label={formatMessage({ id: 'salesOrders.tabs' })}
              current={tab}
              tabs={tabs
                .filter(name => isShown[name])
                .map(name => ({
                  id: name,
                  label: formatMessage({ id: `salesOrders.tabs.${name}` }),
                  count: counts[name] ? formats.count(counts[name]) : undefined,
                  to: name === 'details' ? `/sales-order/${uuid}` : `/sales-order/${uuid}?tab=${name}`,
                }))}
            />
            <div className="card-b">
              {tab === 'details' ? <OrderLines orderKey={order} /> : null}
              {tab === 'revisions' ? <OrderRevisions orderKey={order} /> : null}
              {tab === 'receipts' && seesReceipts ? (
                <OrderReceipts orderKey={organization.salesOrder} onChange={() => readAgain({ uuid })} />
              ) : null}
              {tab === 'invoices' && seesInvoices ? <OrderInvoices orderKey={organization.salesOrder} /> : null}
              {tab === 'creditMemos' && seesMemos ? <OrderCreditMemos orderKey={organization.salesOrder} /> : null}
              {tab === 'activities' && seesActivities ? <OrderActivities orderKey={organization.salesOrder} /> : null}
              {tab === 'conversation' ? (
                <LazyConversation subject={{ kind: 'SALES_ORDER', id: order.id }} customerName={order.customerName} />
              ) : null}
            </div>
          </section>
        </div>
        <div className="form-column">
          <OrderProgress orderKey={order} />
          <OrderLinks orderKey={order} />
          <section className="card">
            <div className="card-h">
              <h2>
                <FormattedMessage id="salesOrders.customer" />
              </h2>
            </div>
            <div className="card-b form-column">
              <dl className="document-facts">
                <div>
                  <dt>
                    <FormattedMessage id="salesOrders.customer.name" />
                  </dt>
                  <dd>
                    <Link className="link" to={`/buyer/${customer.uuid}`}>
                      {order.customerName}
                    </Link>
                  </dd>
                </div>
                {customer.picName ? (
                  <div>
                    <dt>
                      <FormattedMessage id="salesOrders.contact" />
                    </dt>
                    <dd>{customer.picName}</dd>
                  </div>
                ) : null}
                <div>
                  <dt>
                    <FormattedMessage id="salesOrders.terms" />
                  </dt>
                  <dd>
                    <FormattedMessage id="salesOrders.days" values={{ count: customer.termDays }} />
                  </dd>
                </div>
              </dl>
              {credit ? <CreditFigures creditKey={credit} isApproved={Boolean(order.approvedAt)} /> : null}
            </div>
          </section>
          <section className="card">
            <dl className="card-b document-facts">
              {organization.entities.length > 1 ? <Fact label="issuingEntity">{order.entity.name}</Fact> : null}
              <Fact label="salesOrders.orderDate">{formats.date(order.orderDate, { year: 'always' })}</Fact>
              <Fact label="salesOrders.requiredDate">
                {requiredDate ? formats.date(requiredDate, { year: 'always' }) : '–'}
              </Fact>
              <Fact label="salesOrders.fulfillment">
                <FormattedMessage id={`salesOrders.fulfillment.${order.fulfillment}`} />
              </Fact>
              <Fact label="salesOrders.payment">
                <FormattedMessage id={`salesOrders.payment.${order.paymentStatus}`} />
              </Fact>
            </dl>
          </section>
        </div>
      </div>
      {resultsDialog}
    </Page>
  )
}
