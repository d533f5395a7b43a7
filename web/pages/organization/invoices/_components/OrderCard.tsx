import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../../i18n/format.ts'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { ChoiceField, TextField, useFillForm } from '../../../../ui/form/fields.tsx'
import { FormCard } from '../../../../ui/form/FormPage.tsx'
import { NamedRecordField } from '../../../../ui/form/NamedRecordField.tsx'
import { emptyLine } from '../../../../ui/lineGrid/lines.ts'
import { toast } from '../../../../ui/toast/toast.ts'
import { useProposeEntity } from '../../_components/IssuingEntityField.tsx'
import { CustomerField } from '../../customers/_public/CustomerField.tsx'
import { invoiceKinds } from '../_lib/invoicesState.ts'
import type { InvoiceValues } from '../_lib/invoiceValues.ts'
import { openReceipts, type OrderToInvoice, takeLines, valuesOfOrder } from '../_lib/orderToInvoice.ts'
import { useOrderSearch } from '../_lib/useOrderSearch.ts'
import { useOrderToInvoice } from '../_lib/useOrderToInvoice.ts'

const noOrder = {
  orderUuid: null,
  orderId: null,
  orderNumber: '',
  receiptIds: [],
  ofOrder: [],
  deductions: [],
} satisfies Partial<InvoiceValues>

type OrderCardProps = {
  values: InvoiceValues
  issuer: ReactNode
  children: ReactNode
}

/** Who is invoiced, by which entity, and of which order and receipts. */
export function OrderCard({ values, issuer, children }: OrderCardProps) {
  const { formatMessage } = useIntl()
  const fill = useFillForm<InvoiceValues>()
  const propose = useProposeEntity()
  const search = useOrderSearch(values.customerId)
  const read = useOrderToInvoice()
  const [order, setOrder] = useState<OrderToInvoice | null>(null)
  const { orderUuid } = values
  useEffect(() => {
    if (orderUuid === null) return setOrder(null)
    let isCurrent = true
    void read(orderUuid).then(found => isCurrent && setOrder(found))
    return () => {
      isCurrent = false
    }
  }, [orderUuid, read])
  const asked = useRef<string | null>(null)
  async function choose(uuid: string | null) {
    asked.current = uuid
    const without = values.orderId === null ? noOrder : { ...noOrder, lines: [emptyLine()] }
    if (uuid === null) return fill(without)
    const found = await read(uuid)
    // The user has chosen another one meanwhile.
    if (asked.current !== uuid) return
    if (found === null) {
      fill(without)
      toast.error(formatMessage({ id: 'invoices.order.unread' }))
      return
    }
    setOrder(found)
    fill(valuesOfOrder(found, []))
  }
  const taken = values.lines.filter(line => values.ofOrder.some(({ key }) => key === line.key)).length
  const receipts = order === null ? [] : openReceipts(order)
  return (
    <FormCard title={<FormattedMessage id="invoices.card.customer" />}>
      <div className="form-row">
        <CustomerField
          label={formatMessage({ id: 'invoices.customer' })}
          onChoose={customerId => {
            // An order belongs to one customer.
            if (values.orderId !== null) fill({ ...noOrder, lines: [emptyLine()] })
            propose(customerId)
          }}
        />
        <NamedRecordField
          name="orderUuid"
          shownIn="orderNumber"
          label={formatMessage({ id: 'invoices.order' })}
          {...(values.kind === 'ADVANCE' ? { required: true } : { optional: true })}
          search={search}
          hint={
            values.orderId !== null && values.kind === 'STANDARD' ? (
              <FormattedMessage id="invoices.order.taken" values={{ count: taken }} />
            ) : null
          }
          onChoose={option => void choose(option?.value ?? null)}
        />
      </div>
      {issuer}
      <div className="form-row">
        <ChoiceField
          name="kind"
          label={formatMessage({ id: 'invoices.kind' })}
          options={invoiceKinds.map(value => ({ value, label: formatMessage({ id: `invoices.kind.${value}` }) }))}
        />
        <TextField
          name="customerReference"
          label={formatMessage({ id: 'invoices.reference' })}
          optional
          maxLength={60}
        />
      </div>
      {order && values.kind === 'STANDARD' && receipts.length > 0 ? (
        <ReceiptsChoice
          receipts={receipts}
          chosen={values.receiptIds}
          onChange={receiptIds => fill(takeLines(order, receiptIds))}
        />
      ) : null}
      {children}
    </FormCard>
  )
}

type ReceiptsChoiceProps = {
  receipts: ReturnType<typeof openReceipts>
  chosen: readonly string[]
  onChange: (receiptIds: readonly string[]) => void
}

/** Chooses the receipts of the lines; none: everything not yet invoiced. */
function ReceiptsChoice({ receipts, chosen, onChange }: ReceiptsChoiceProps) {
  const formats = useFormats()
  return (
    <fieldset className="field">
      <legend className="label">
        <FormattedMessage id="invoices.receipts.of" />
      </legend>
      <div className="invoice-choices">
        <label className="row">
          <Checkbox checked={chosen.length === 0} onChange={() => onChange([])} />
          <FormattedMessage id="invoices.receipts.all" />
        </label>
        {receipts.map(({ id, number, date, reference }) => (
          <label key={id} className="row">
            <Checkbox
              checked={chosen.includes(id)}
              onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter(one => one !== id))}
            />
            <span>
              {number} <span className="muted">{[formats.date(date), reference].filter(Boolean).join(' · ')}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
