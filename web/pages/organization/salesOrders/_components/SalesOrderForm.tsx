import { type ReactNode, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { mixed, object } from 'yup'
import { currencyOptions } from '../../../../i18n/currency.ts'
import { useFormats } from '../../../../i18n/format.ts'
import type { Outcome } from '../../../../relay/useMutation.ts'
import { DateField } from '../../../../ui/form/DateField.tsx'
import { ChoiceField, SelectField, TextField } from '../../../../ui/form/fields.tsx'
import { FormCard, FormPage } from '../../../../ui/form/FormPage.tsx'
import { useRules } from '../../../../ui/form/rules.ts'
import { useLineRules } from '../../../../ui/lineGrid/useLineRules.ts'
import type { Crumb } from '../../../../ui/Page.tsx'
import { useProposeEntity } from '../../_components/IssuingEntityField.tsx'
import { CustomerField } from '../../customers/_public/CustomerField.tsx'
import { atFormLines } from '../../products/_public/lineValues.ts'
import { vatTreatments } from '../../products/_public/taxChoices.ts'
import { orderedBeyond, type SalesOrderValues, toInput } from '../_lib/salesOrderValues.ts'
import { type OrderAmounts, useOrderAmounts } from '../_lib/useOrderAmounts.ts'
import { CreditFigures } from './CreditFigures.tsx'
import { LinesCard } from './LinesCard.tsx'
import { ChosenBuyerNote } from './TaxNotes.tsx'
import '../../_components/documents.css'
import './salesOrders.css'

type SalesOrderFormProps<P> = {
  title: string
  /** The field of the entity that sells. */
  issuer: ReactNode
  crumbs: readonly Crumb[]
  initialValues: SalesOrderValues
  onSubmit: (content: ReturnType<typeof toInput>) => Promise<Outcome<P>>
  onSaved: (payload: P, next: { another: boolean }) => void
  onCancel: () => void
  /** For a new order. */
  isNew?: boolean
  /** It has a draft, and can be followed by another. */
  hasDraft?: boolean
  /** Shown above the fields. */
  note?: ReactNode
}

/** The fields of a sales order, new or not. */
export function SalesOrderForm<P>({
  isNew = false,
  hasDraft = isNew,
  note,
  issuer,
  onSubmit,
  ...form
}: SalesOrderFormProps<P>) {
  const { formatMessage } = useIntl()
  // Queried once, and shown in the form and next to it.
  const [amounts, setAmounts] = useState<OrderAmounts | null>(null)
  return (
    <FormPage<SalesOrderValues, P>
      {...form}
      {...(hasDraft
        ? { draft: 'create-sales-order', anotherLabel: formatMessage({ id: 'action.saveAndAnother' }) }
        : {})}
      wide
      schema={useSchema()}
      submitLabel={formatMessage({ id: isNew ? 'salesOrders.add' : 'action.save' })}
      onSubmit={async values => atFormLines(await onSubmit(toInput(values)), values.lines)}
      rail={values => <Rail values={values} amounts={amounts} note={note} />}
    >
      {values => <Cards values={values} onAmounts={setAmounts} issuer={issuer} />}
    </FormPage>
  )
}

type CardsProps = Pick<SalesOrderFormProps<object>, 'issuer'> & {
  values: SalesOrderValues
  onAmounts: (amounts: OrderAmounts | null) => void
}

function Cards({ values, onAmounts, issuer }: CardsProps) {
  const propose = useProposeEntity()
  const { formatMessage } = useIntl()
  const amounts = useOrderAmounts(values)
  useEffect(() => onAmounts(amounts), [amounts, onAmounts])
  return (
    <>
      <FormCard title={<FormattedMessage id="salesOrders.card.order" />}>
        <div className="form-row">
          <CustomerField label={formatMessage({ id: 'salesOrders.customer' })} onChoose={propose} />
          <TextField
            name="customerReference"
            label={formatMessage({ id: 'salesOrders.reference' })}
            optional
            maxLength={60}
            // It is the number of the purchase order.
            disabled={Boolean(values.purchaseOrderId)}
          />
        </div>
        {issuer}
        <div className="form-row">
          <DateField name="orderDate" label={formatMessage({ id: 'salesOrders.orderDate' })} required />
          <DateField
            name="requiredDate"
            label={formatMessage({ id: 'salesOrders.requiredDate' })}
            optional
            {...(values.orderDate ? { min: values.orderDate } : {})}
          />
        </div>
        <div className="form-row">
          <SelectField
            name="vatTreatment"
            label={formatMessage({ id: 'salesOrders.vatTreatment' })}
            options={vatTreatments.map(value => ({
              value,
              label: formatMessage({ id: `products.vatTreatment.${value}` }),
            }))}
          />
          <ChoiceField
            name="currency"
            label={formatMessage({ id: 'transactions.currency' })}
            options={currencyOptions}
          />
        </div>
      </FormCard>
      <LinesCard values={values} amounts={amounts} />
    </>
  )
}

type RailProps = { values: SalesOrderValues; amounts: OrderAmounts | null; note: ReactNode }

function Rail({ values: { currency, purchase, customerId, vatTreatment }, amounts, note }: RailProps) {
  const formats = useFormats()
  const beyond = purchase && amounts?.totals ? orderedBeyond(purchase, amounts.totals.base.amount) : null
  return (
    <>
      <section className="card">
        <div className="card-b document-rail">
          <p className="t12 muted">
            <FormattedMessage id="salesOrders.sums.total" values={{ currency: formats.currencySymbol(currency) }} />
          </p>
          <p className="document-amount num" role="status">
            {amounts?.totals ? formats.amount(amounts.totals.total.amount) : '–'}
          </p>
          {amounts?.credit ? <CreditFigures creditKey={amounts.credit} /> : null}
        </div>
      </section>
      {purchase ? (
        <div className={beyond ? 'note warn' : 'note info'} role="status">
          <span>
            <FormattedMessage
              id="salesOrders.answers"
              values={{ number: purchase.number, amount: formats.money({ amount: purchase.amount, currency }) }}
            />{' '}
            {beyond ? (
              <FormattedMessage
                id="salesOrders.beyond"
                values={{ amount: formats.money({ amount: beyond, currency }) }}
              />
            ) : null}
          </span>
        </div>
      ) : null}
      <ChosenBuyerNote customerId={customerId} vatTreatment={vatTreatment} />
      {note ? <div className="note info">{note}</div> : null}
    </>
  )
}

function useSchema() {
  const { formatMessage } = useIntl()
  const rules = useRules()
  const lines = useLineRules()
  return object({
    customerId: rules.choice(),
    customerReference: rules.optionalText(60),
    orderDate: rules.date(),
    requiredDate: rules
      .date({ optional: true })
      .test('ordered', formatMessage({ id: 'salesOrders.requiredDate.early' }), (value, { parent }) => {
        const { orderDate } = parent as Pick<SalesOrderValues, 'orderDate'>
        return !value || !orderDate || orderDate <= value
      }),
    discount: mixed<string>()
      .nullable()
      .test(
        'discount',
        formatMessage({ id: 'lines.rule.discount' }),
        value => !value || /^\d+(\.\d{1,2})?%?$/.test(value),
      ),
    note: rules.optionalText(2000),
    lines,
  })
}
