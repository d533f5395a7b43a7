import { graphql } from 'react-relay/hooks'
import type { orderToInvoice_order$data } from '../../../../__generated__/orderToInvoice_order.graphql.ts'
import { currencyOf } from '../../../../i18n/currency.ts'
import { QUANTITY_PLACES } from '../../../../i18n/amountInput.ts'
import { fromMinor, fromScaled, toMinor, toScaled } from '../../../../i18n/decimal.ts'
import { emptyLine, type GridLine, lineAmount } from '../../../../ui/lineGrid/lines.ts'
import { discountText, storedLine } from '../../products/_public/lineValues.ts'
import { treatmentOf } from '../../products/_public/taxChoices.ts'
import type { DeductionValues, InvoiceValues, OrderLineKey } from './invoiceValues.ts'

/** The data that an invoice copies from an order. */
export const orderToInvoice = graphql`
  fragment orderToInvoice_order on SalesOrder @inline {
    id
    uuid
    number
    customerName
    customerReference
    currency
    vatTreatment
    customer {
      id
    }
    entity {
      id
    }
    discount {
      percent
      amount
    }
    lines {
      uuid
      product {
        id
        name
      }
      description
      kind
      unit
      taxUnit {
        code
      }
      withholding
      price {
        amount
      }
      discount {
        percent
        amount
      }
      orderDiscount {
        amount
      }
      base {
        amount
      }
      ordered
      received
      returned
      invoiced
      credited
    }
    invoices {
      id
      number
      kind
      undeducted {
        amount
      }
    }
    goodsReceipts {
      id
      number
      kind
      status
      date
      reference
      lines {
        lineUuid
        quantity
      }
    }
  }
`

export type OrderToInvoice = orderToInvoice_order$data
type OrderLine = NonNullable<OrderToInvoice['lines']>[number]
export type OrderReceipt = NonNullable<OrderToInvoice['goodsReceipts']>[number]

const scaled = (quantity: string): bigint => toScaled(quantity, QUANTITY_PLACES) ?? 0n
const quantityText = (units: bigint) => fromScaled(units, QUANTITY_PLACES).replace(/\.?0+$/, '')

/**
 * The quantity of a line that can be invoiced: for goods what the customer has, for services what is ordered; minus what is invoiced
 * already.
 */
function leftOf({ kind, ordered, received, returned, invoiced, credited }: OrderLine): bigint {
  const due = kind === 'SERVICE' ? scaled(ordered) : scaled(received) - scaled(returned)
  const left = due - (scaled(invoiced) - scaled(credited))
  return left > 0n ? left : 0n
}

/** The quantity of a line in the chosen receipts, minus returns. */
const heldOf = (lineUuid: string, receipts: readonly OrderReceipt[]): bigint =>
  receipts.reduce((sum, { kind, lines }) => {
    const held = lines
      .filter(line => line.lineUuid === lineUuid)
      .reduce((total, { quantity }) => total + scaled(quantity), 0n)
    return kind === 'RETURN' ? sum - held : sum + held
  }, 0n)

/** Receipts that count, the newest first. */
export const openReceipts = ({ goodsReceipts }: OrderToInvoice): readonly OrderReceipt[] =>
  (goodsReceipts ?? []).filter(({ kind, status }) => kind === 'RECEIPT' && status !== 'CANCELED')

type Taken = Pick<InvoiceValues, 'lines' | 'ofOrder' | 'receiptIds' | 'deductions' | 'discount'>

const halfUp = (numerator: bigint, denominator: bigint): bigint => (2n * numerator + denominator) / (2n * denominator)

/** A quantity's part of a line's amount, following what is invoiced already: the parts add up to the total, as in the service. */
export function partOf(
  amount: string,
  line: Pick<OrderLine, 'ordered' | 'invoiced' | 'credited'>,
  quantity: bigint,
): bigint {
  const before = scaled(line.invoiced) - scaled(line.credited)
  const until = (units: bigint) => halfUp(toMinor(amount) * units, scaled(line.ordered))
  return until(before + quantity) - until(before)
}

/** The lines left to invoice: of the chosen receipts, or of everything received if none is chosen. */
export function takeLines(order: OrderToInvoice, receiptIds: readonly string[]): Taken {
  const chosen = openReceipts(order).filter(({ id }) => receiptIds.includes(id))
  const ofOrder: OrderLineKey[] = []
  let shared = 0n
  const lines = (order.lines ?? []).flatMap((line): GridLine[] => {
    const held = chosen.length === 0 ? leftOf(line) : heldOf(line.uuid, chosen)
    const quantity = held < leftOf(line) ? held : leftOf(line)
    if (quantity <= 0n) return []
    const taken = emptyLine({
      ...storedLine(line),
      quantity: quantityText(quantity),
      price: line.price.amount,
      discount: line.discount?.amount
        ? fromMinor(partOf(line.discount.amount, line, quantity))
        : discountText(line.discount),
    })
    shared += partOf(line.orderDiscount.amount, line, quantity)
    ofOrder.push({ key: taken.key, uuid: line.uuid, product: taken.product })
    return [taken]
  })
  return {
    lines: lines.length > 0 ? lines : [emptyLine()],
    ofOrder,
    receiptIds: chosen.map(({ id }) => id),
    discount: order.discount?.amount ? fromMinor(shared) : discountText(order.discount),
    deductions: deductionsOf(order, lines, shared),
  }
}

/** The net value of the order that is not invoiced. */
const openOf = ({ lines }: OrderToInvoice): bigint =>
  (lines ?? []).reduce((sum, line) => {
    const open = scaled(line.ordered) - scaled(line.invoiced) + scaled(line.credited)
    return sum + partOf(line.base.amount, line, open)
  }, 0n)

/** Unused advances of the order: a partial invoice deducts its share, the last one all that is left. */
function deductionsOf(order: OrderToInvoice, lines: readonly GridLine[], sharedMinor: bigint): DeductionValues[] {
  const { invoices } = order
  const base = lines.reduce((sum, line) => sum + toMinor(lineAmount(line)?.net ?? '0'), 0n) - sharedMinor
  const whole = openOf(order)
  const allLeft = (invoices ?? []).reduce((sum, { undeducted }) => sum + toMinor(undeducted?.amount ?? '0'), 0n)
  const part = base >= whole || whole <= 0n ? base : (allLeft * base) / whole
  let open = part < base ? part : base
  return (invoices ?? []).flatMap(({ id, number, undeducted }) => {
    if (!undeducted || !number || toMinor(undeducted.amount) <= 0n) return []
    const left = toMinor(undeducted.amount)
    const now = left < open ? left : open
    open -= now
    return [{ invoiceId: id, number, left: undeducted.amount, amount: now > 0n ? fromMinor(now) : null }]
  })
}

/** The form values that an order fills in. */
export function valuesOfOrder(order: OrderToInvoice, receiptIds: readonly string[]): Partial<InvoiceValues> {
  return {
    entityId: order.entity.id,
    customerId: order.customer.id,
    customerName: order.customerName,
    orderUuid: order.uuid,
    orderId: order.id,
    orderNumber: order.number,
    customerReference: order.customerReference ?? '',
    currency: currencyOf(order.currency),
    vatTreatment: treatmentOf(order.vatTreatment),
    ...takeLines(order, receiptIds),
  }
}
