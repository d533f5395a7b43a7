// Pages of single records: an invoice, an order, a purchase order.
import { FormattedMessage, useIntl } from 'react-intl'
import { subtractDecimals, toMinor } from '../../../i18n/decimal.ts'
import { useFormats } from '../../../i18n/format.ts'
import { Answer } from './Answer.tsx'
import { type InvoiceDetail, type OrderDetail, readInvoice, readOrder } from './calls.ts'
import { InvoiceActions } from './InvoiceActions.tsx'
import { type Figure, Figures, Lines } from './Lines.tsx'
import { Messages } from './Messages.tsx'
import { Payments } from './Payments.tsx'
import { PortalFrame } from './PortalFrame.tsx'
import { TransferTo } from '../TransferTo.tsx'
import { invoiceMark, orderMark, PortalStatus, purchaseMark } from './PortalStatus.tsx'
import { Slips } from './Slips.tsx'
import { type PurchaseOrderDetail, readPurchaseOrder } from './purchaseCalls.ts'
import { useAnswer } from './_lib/useAnswer.ts'

type RecordPageProps = { uuid: string; organizationName: string; customerName: string; onSignedOut: () => void }

const isZero = ({ amount }: { readonly amount: string }) => !/[1-9]/.test(amount)

/** Shown for a record that is unknown, or another customer's. */
function Missing() {
  return (
    <p className="portal-empty" role="alert">
      <FormattedMessage id="portal.missing" />
    </p>
  )
}

export function InvoicePage({ uuid, organizationName, customerName, onSignedOut }: RecordPageProps) {
  const { formatMessage } = useIntl()
  const [answered, again] = useAnswer(uuid, () => readInvoice(uuid), onSignedOut)
  const number = answered.state === 'READY' ? answered.value?.invoice.number : undefined
  return (
    <PortalFrame
      title={number ?? formatMessage({ id: 'portal.tab.invoices' })}
      subtitle={organizationName}
      back="/customer"
      tab="invoices"
    >
      <Answer answered={answered} onRetry={again}>
        {invoice =>
          invoice ? (
            <>
              <InvoiceFacts detail={invoice} />
              <Payments payments={invoice.payments ?? []} />
              <Slips slips={invoice.slips ?? []} />
              <Messages
                about={{ subject: 'INVOICE', uuid }}
                first={invoice.messages ?? []}
                organizationName={organizationName}
                customerName={customerName}
                onSignedOut={onSignedOut}
              />
            </>
          ) : (
            <Missing />
          )
        }
      </Answer>
    </PortalFrame>
  )
}

function InvoiceFacts({ detail }: { detail: InvoiceDetail }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { invoice, base, vat, stampDuty, withheld, expectedCash, lines, note, customerReference } = detail
  // The amounts to transfer, excluding slips: each row leads to the next.
  const paid = [invoice.toPay, invoice.unverified, invoice.writtenOff].reduce(
    (rest, { amount }) => subtractDecimals(rest, amount),
    expectedCash.amount,
  )
  const minus = (amount: string) => `\u2212${formats.amount(amount)}`
  const figures: Figure[] = [
    { label: formatMessage({ id: 'portal.figure.base' }), value: formats.amount(base.amount) },
    { label: formatMessage({ id: 'portal.figure.vat' }), value: formats.amount(vat.amount) },
    ...(isZero(stampDuty)
      ? []
      : [{ label: formatMessage({ id: 'portal.figure.stamp' }), value: formats.amount(stampDuty.amount) }]),
    { label: formatMessage({ id: 'portal.figure.total' }), value: formats.amount(invoice.total.amount) },
    ...(isZero(withheld)
      ? []
      : [{ label: formatMessage({ id: 'portal.figure.withheld' }), value: minus(withheld.amount) }]),
    ...(isZero(withheld)
      ? []
      : [{ label: formatMessage({ id: 'portal.figure.transfer' }), value: formats.amount(expectedCash.amount) }]),
    ...(invoice.status === 'CANCELED' || toMinor(paid) <= 0n
      ? []
      : [{ label: formatMessage({ id: 'portal.figure.settled' }), value: minus(paid) }]),
    ...(isZero(invoice.writtenOff)
      ? []
      : [{ label: formatMessage({ id: 'portal.figure.writtenOff' }), value: minus(invoice.writtenOff.amount) }]),
    ...(isZero(invoice.unverified)
      ? []
      : [
          {
            label: formatMessage({ id: 'portal.figure.unverified' }),
            value: minus(invoice.unverified.amount),
          },
        ]),
    {
      label: formatMessage({ id: 'portal.invoice.toPay' }),
      value: formats.amount(invoice.toPay.amount),
      isStrong: true,
    },
  ]
  return (
    <>
      <section className="portal-balance">
        <h1>
          <small>
            <FormattedMessage id="portal.invoice.toPay" />
          </small>
          <span className="portal-sum">
            <i>{formats.currencySymbol(invoice.toPay.currency)}</i> {formats.amount(invoice.toPay.amount)}
          </span>
        </h1>
        <p className="portal-facts">
          <PortalStatus mark={invoiceMark(invoice)} />
          {invoice.dueDate && !isZero(invoice.toPay) ? (
            <span className="muted">
              <FormattedMessage id="portal.invoice.due" values={{ date: formats.date(invoice.dueDate) }} />
            </span>
          ) : null}
        </p>
      </section>
      <Figures figures={figures} />
      {detail.bank ? (
        <section className="portal-section">
          <h2>
            <FormattedMessage id="portal.transfer" />
          </h2>
          <TransferTo bank={detail.bank} amount={invoice.toPay} reference={invoice.number} words="portal" />
        </section>
      ) : null}
      <InvoiceActions detail={detail} />
      <Lines lines={lines} />
      <About date={invoice.invoiceDate} reference={customerReference ?? null} note={note ?? null} />
    </>
  )
}

type AboutProps = { date: string; reference?: string | null; note: string | null; required?: string | null }

function About({ date, reference = null, note, required = null }: AboutProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const facts: Figure[] = [
    { label: formatMessage({ id: 'portal.about.date' }), value: formats.date(date) },
    ...(required ? [{ label: formatMessage({ id: 'portal.about.required' }), value: formats.date(required) }] : []),
    ...(reference ? [{ label: formatMessage({ id: 'portal.about.reference' }), value: reference }] : []),
  ]
  return (
    <section className="portal-section">
      <h2>
        <FormattedMessage id="portal.about" />
      </h2>
      <Figures figures={facts} />
      {note ? <p className="portal-note">{note}</p> : null}
    </section>
  )
}

export function OrderPage({ uuid, organizationName, customerName, onSignedOut }: RecordPageProps) {
  const { formatMessage } = useIntl()
  const [answered, again] = useAnswer(uuid, () => readOrder(uuid), onSignedOut)
  const number = answered.state === 'READY' ? answered.value?.order.number : undefined
  return (
    <PortalFrame
      title={number ?? formatMessage({ id: 'portal.tab.orders' })}
      subtitle={organizationName}
      back="/customer/orders"
      tab="orders"
    >
      <Answer answered={answered} onRetry={again}>
        {order =>
          order ? (
            <>
              <OrderFacts detail={order} />
              <Messages
                about={{ subject: 'SALES_ORDER', uuid }}
                first={order.messages ?? []}
                organizationName={organizationName}
                customerName={customerName}
                onSignedOut={onSignedOut}
              />
            </>
          ) : (
            <Missing />
          )
        }
      </Answer>
    </PortalFrame>
  )
}

function OrderFacts({ detail }: { detail: OrderDetail }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { order, base, vat, lines, note, customerReference } = detail
  return (
    <>
      <section className="portal-balance">
        <h1>
          <small>
            <FormattedMessage id="portal.figure.total" />
          </small>
          <span className="portal-sum">
            <i>{formats.currencySymbol(order.total.currency)}</i> {formats.amount(order.total.amount)}
          </span>
        </h1>
        <p className="portal-facts">
          <PortalStatus mark={orderMark(order)} />
          <span className="muted">
            <FormattedMessage id="portal.order.received" values={{ percent: order.receivedPercent }} />
          </span>
        </p>
      </section>
      <Figures
        figures={[
          { label: formatMessage({ id: 'portal.figure.base' }), value: formats.amount(base.amount) },
          { label: formatMessage({ id: 'portal.figure.vat' }), value: formats.amount(vat.amount) },
          {
            label: formatMessage({ id: 'portal.figure.total' }),
            value: formats.amount(order.total.amount),
            isStrong: true,
          },
        ]}
      />
      <Lines lines={lines.map(({ line }) => line)} received={lines.map(({ received }) => received)} />
      <About
        date={order.orderDate}
        required={order.requiredDate ?? null}
        reference={customerReference ?? null}
        note={note ?? null}
      />
    </>
  )
}

export function PurchaseOrderPage({ uuid, organizationName, onSignedOut }: Omit<RecordPageProps, 'customerName'>) {
  const { formatMessage } = useIntl()
  const [answered, again] = useAnswer(uuid, () => readPurchaseOrder(uuid), onSignedOut)
  const number = answered.state === 'READY' ? answered.value?.purchaseOrder.number : undefined
  return (
    <PortalFrame
      title={number ?? formatMessage({ id: 'portal.tab.purchaseOrders' })}
      subtitle={organizationName}
      back="/customer/purchase-orders"
      tab="purchaseOrders"
    >
      <Answer answered={answered} onRetry={again}>
        {found => (found ? <PurchaseOrderFacts detail={found} /> : <Missing />)}
      </Answer>
    </PortalFrame>
  )
}

function PurchaseOrderFacts({ detail: { purchaseOrder, lines, note } }: { detail: PurchaseOrderDetail }) {
  const formats = useFormats()
  return (
    <>
      <section className="portal-balance">
        <h1>
          <small>
            <FormattedMessage id="portal.figure.base" />
          </small>
          <span className="portal-sum">
            <i>{formats.currencySymbol(purchaseOrder.amount.currency)}</i> {formats.amount(purchaseOrder.amount.amount)}
          </span>
        </h1>
        <p className="portal-facts">
          <PortalStatus mark={purchaseMark(purchaseOrder)} />
          {purchaseOrder.reason ? <span className="muted">{purchaseOrder.reason}</span> : null}
        </p>
      </section>
      <Lines lines={lines} />
      <About date={purchaseOrder.date} required={purchaseOrder.requiredDate ?? null} note={note ?? null} />
    </>
  )
}
