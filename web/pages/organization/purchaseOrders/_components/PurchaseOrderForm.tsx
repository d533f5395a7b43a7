import { FormattedMessage, useIntl } from 'react-intl'
import { object } from 'yup'
import { currencyOptions } from '../../../../i18n/currency.ts'
import { useFormats } from '../../../../i18n/format.ts'
import type { Outcome } from '../../../../relay/useMutation.ts'
import { DateField } from '../../../../ui/form/DateField.tsx'
import { ChoiceField, TextAreaField, TextField } from '../../../../ui/form/fields.tsx'
import { FormCard, FormPage } from '../../../../ui/form/FormPage.tsx'
import { LineGridField } from '../../../../ui/form/LineGridField.tsx'
import { useRules } from '../../../../ui/form/rules.ts'
import { atFormLine, filledLines } from '../../../../ui/lineGrid/lines.ts'
import { useLineRules } from '../../../../ui/lineGrid/useLineRules.ts'
import type { Crumb } from '../../../../ui/Page.tsx'
import { AttachmentsField } from '../../_components/AttachmentsField.tsx'
import '../../_components/documents.css'
import { CustomerField } from '../../customers/_public/CustomerField.tsx'
import { useLineSuggestions } from '../../products/_public/useLineSuggestions.ts'
import { amountOf, type PurchaseOrderValues, toInput } from '../_lib/purchaseOrderValues.ts'

type PurchaseOrderFormProps<P> = {
  title: string
  crumbs: readonly Crumb[]
  initialValues: PurchaseOrderValues
  onSubmit: (content: ReturnType<typeof toInput>) => Promise<Outcome<P>>
  onSaved: (payload: P, next: { another: boolean }) => void
  onCancel: () => void
  /** For a new record: it has a draft, and can be followed by another. */
  isNew?: boolean
}

/** The fields of a purchase order, new or not. */
export function PurchaseOrderForm<P>({ isNew = false, onSubmit, ...form }: PurchaseOrderFormProps<P>) {
  const { formatMessage } = useIntl()
  return (
    <FormPage<PurchaseOrderValues, P>
      {...form}
      {...(isNew
        ? { draft: 'create-purchase-order', anotherLabel: formatMessage({ id: 'action.saveAndAnother' }) }
        : {})}
      wide
      schema={useSchema()}
      submitLabel={formatMessage({ id: isNew ? 'purchaseOrders.add' : 'action.save' })}
      onSubmit={async values => onLines(await onSubmit(toInput(values)), values)}
      rail={values => <Rail values={values} />}
    >
      {values => <Cards values={values} />}
    </FormPage>
  )
}

/** Errors on a sent line are shown at its position in the form. */
function onLines<P>(outcome: Outcome<P>, { lines }: PurchaseOrderValues): Outcome<P> {
  if (outcome.ok) return outcome
  const placeOf = (path: string) =>
    atFormLine(path.replace(/\.description$/, '.product').replace(/\.taxUnit$/, '.unit'), lines)
  const fields = Object.entries(outcome.fields).map(([path, words]) => [
    path.startsWith('fileIds') ? 'files' : placeOf(path),
    words,
  ])
  return { ...outcome, fields: Object.fromEntries(fields) }
}

function Cards({ values }: { values: PurchaseOrderValues }) {
  const { formatMessage } = useIntl()
  const { suggest } = useLineSuggestions(values.customerId, values.currency)
  const label = formatMessage({ id: 'purchaseOrders.lines' })
  return (
    <>
      <FormCard title={<FormattedMessage id="purchaseOrders.card.paper" />}>
        <div className="form-row">
          <CustomerField label={formatMessage({ id: 'purchaseOrders.customer' })} />
          <TextField
            name="number"
            label={formatMessage({ id: 'purchaseOrders.number' })}
            hint={formatMessage({ id: 'purchaseOrders.number.hint' })}
            required
            maxLength={60}
          />
        </div>
        <div className="form-row">
          <DateField name="date" label={formatMessage({ id: 'purchaseOrders.date' })} required />
          <DateField
            name="requiredDate"
            label={formatMessage({ id: 'purchaseOrders.requiredDate' })}
            optional
            {...(values.date ? { min: values.date } : {})}
          />
        </div>
        <ChoiceField name="currency" label={formatMessage({ id: 'transactions.currency' })} options={currencyOptions} />
        <AttachmentsField purpose="PURCHASE_ORDER_DOCUMENT" />
      </FormCard>
      <FormCard title={label}>
        <LineGridField name="lines" label={label} suggest={suggest} without={['discount']} />
        <TextAreaField name="note" label={formatMessage({ id: 'purchaseOrders.note' })} optional rows={3} />
      </FormCard>
    </>
  )
}

function Rail({ values: { currency, lines } }: { values: PurchaseOrderValues }) {
  const formats = useFormats()
  const amount = amountOf(lines)
  return (
    <section className="card">
      <div className="card-b document-rail">
        <p className="t12 muted">
          <FormattedMessage id="purchaseOrders.withoutVat" values={{ currency: formats.currencySymbol(currency) }} />
        </p>
        <p className="document-amount num" role="status">
          {amount === null ? '–' : formats.amount(amount)}
        </p>
        <p className="t12 muted">
          <FormattedMessage id="purchaseOrders.lineCount" values={{ count: filledLines(lines).length }} />
        </p>
      </div>
    </section>
  )
}

function useSchema() {
  const { formatMessage } = useIntl()
  const rules = useRules()
  const lines = useLineRules()
  return object({
    customerId: rules.choice(),
    number: rules.text(60),
    date: rules.date(),
    requiredDate: rules
      .date({ optional: true })
      .test('wanted', formatMessage({ id: 'purchaseOrders.requiredDate.early' }), (value, { parent }) => {
        const { date } = parent as Pick<PurchaseOrderValues, 'date'>
        return !value || !date || date <= value
      }),
    note: rules.optionalText(2000),
    lines,
  })
}
