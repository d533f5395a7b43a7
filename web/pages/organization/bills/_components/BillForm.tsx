import { FormattedMessage, useIntl } from 'react-intl'
import { lazy, mixed, object } from 'yup'
import { currencyOptions } from '../../../../i18n/currency.ts'
import type { Outcome } from '../../../../relay/useMutation.ts'
import type { Option } from '../../../../ui/form/comboboxProps.ts'
import { ComboboxField } from '../../../../ui/form/ComboboxField.tsx'
import { DateField } from '../../../../ui/form/DateField.tsx'
import { ChoiceField, TextAreaField, TextField } from '../../../../ui/form/fields.tsx'
import { FormCard, FormPage } from '../../../../ui/form/FormPage.tsx'
import { MoneyField } from '../../../../ui/form/MoneyField.tsx'
import { onFields } from '../../../../ui/form/onFields.ts'
import { useRules } from '../../../../ui/form/rules.ts'
import type { Crumb } from '../../../../ui/Page.tsx'
import { AttachmentsField } from '../../_components/AttachmentsField.tsx'
import { useCounterpartySearch } from '../../_lib/useCounterpartySearch.ts'
import { MetadataCard, type MetadataField, useMetadataSchema } from './MetadataCard.tsx'
import { type BillValues, toInput } from '../_lib/billValues.ts'
import { noTax, toEstimateInput } from '../_lib/taxValues.ts'
import { useBillTaxEstimate, useReadBillTaxEstimate } from '../_lib/useBillTaxEstimate.ts'
import { TaxCards, type TaxChoices } from './TaxCards.tsx'
import { TaxSumCard } from './TaxSumCard.tsx'

/** The common input of the mutations. */
type BillContent = ReturnType<typeof toInput>

type BillFormProps<P> = {
  title: string
  crumbs: readonly Crumb[]
  initialValues: BillValues
  /** The form's initial counterparty. */
  counterparty?: Option | null
  onSubmit: (content: BillContent) => Promise<Outcome<P>>
  onSaved: (payload: P, next: { another: boolean }) => void
  onCancel: () => void
  /** For a new record: it has a draft, and can be followed by another. */
  isNew?: boolean
  /** The metadata fields that the organization requires of bills. */
  metadataFields: readonly MetadataField[]
  taxChoices: TaxChoices
  /** Shown next to the fields. */
  note: string
}

/** The fields of a bill, new or not. */
export function BillForm<P>(props: BillFormProps<P>) {
  const { isNew = false, counterparty = null, metadataFields, taxChoices, note, onSubmit, ...form } = props
  const { formatMessage } = useIntl()
  const schema = useSchema(metadataFields)
  const searchCounterparties = useCounterpartySearch()
  const withNetPayable = useNetPayable()
  return (
    <FormPage<BillValues, P>
      {...form}
      {...(isNew ? { draft: 'create-bill', anotherLabel: formatMessage({ id: 'action.saveAndAnother' }) } : {})}
      schema={schema}
      submitLabel={formatMessage({ id: isNew ? 'bills.add' : 'action.save' })}
      onSubmit={async values => {
        const fieldOf = isTaxed(values) ? FIELD_OF_TAXED_PATH : FIELD_OF_PATH
        return onFields(await onSubmit(toInput(await withNetPayable(values))), fieldOf)
      }}
      rail={() => (
        <div className="note info">
          <span>{note}</span>
        </div>
      )}
    >
      {values => (
        <>
          <FormCard title={<FormattedMessage id="bills.card.what" />}>
            <ComboboxField
              name="counterpartyId"
              label={formatMessage({ id: 'bills.counterparty' })}
              required
              search={searchCounterparties}
              chosen={counterparty}
            />
            <ChoiceField
              name="tax.hasTax"
              label={formatMessage({ id: 'billTax.hasTax' })}
              options={(['NO', 'YES'] as const).map(value => ({
                value,
                label: formatMessage({ id: `billTax.hasTax.${value}` }),
              }))}
            />
            <div className="form-row">
              {isTaxed(values) ? (
                <MoneyField
                  name="tax.base"
                  label={formatMessage({ id: 'billTax.base.field' })}
                  required
                  currency={values.currency}
                />
              ) : (
                <MoneyField
                  name="amount"
                  label={formatMessage({ id: 'transactions.amount' })}
                  required
                  currency={values.currency}
                />
              )}
              <ChoiceField
                name="currency"
                label={formatMessage({ id: 'transactions.currency' })}
                options={currencyOptions}
              />
            </div>
            <div className="form-row">
              <DateField name="date" label={formatMessage({ id: 'bills.date' })} required />
              <DateField
                name="dueDate"
                label={formatMessage({ id: 'bills.due' })}
                required
                {...(values.date ? { min: values.date } : {})}
              />
            </div>
          </FormCard>
          {isTaxed(values) ? <TaxedCards values={values} choices={taxChoices} /> : null}
          <FormCard title={<FormattedMessage id="bills.card.about" />}>
            <TextField
              name="category"
              label={formatMessage({ id: 'bills.category' })}
              optional
              maxLength={60}
              hint={<FormattedMessage id="bills.category.hint" />}
            />
            <TextAreaField
              name="description"
              label={formatMessage({ id: 'bills.description' })}
              optional
              rows={2}
              hint={<FormattedMessage id="bills.description.hint" />}
            />
            <AttachmentsField purpose="BILL_DOCUMENT" />
          </FormCard>
          <MetadataCard fields={metadataFields} />
        </>
      )}
    </FormPage>
  )
}

/** Form fields whose path differs in the mutation input. */
const FIELD_OF_PATH: Readonly<Record<string, string>> = {
  'amount.amount': 'amount',
  'amount.currency': 'currency',
  fileIds: 'files',
}

/** For a bill with tax the form has the base; the amount is computed from it. */
const FIELD_OF_TAXED_PATH: Readonly<Record<string, string>> = { ...FIELD_OF_PATH, 'amount.amount': 'tax.base' }

const isTaxed = ({ tax = noTax }: Pick<BillValues, 'tax'>) => tax.hasTax === 'YES'
const toEstimate = (values: BillValues) => toEstimateInput({ ...values, tax: values.tax ?? noTax })

/** The values to send: the amount payable of a bill with tax is computed again, whatever was last shown. */
function useNetPayable(): (values: BillValues) => Promise<BillValues> {
  const readEstimate = useReadBillTaxEstimate()
  return async values => {
    if (!isTaxed(values)) return values
    const input = toEstimate(values)
    const estimate = input && (await readEstimate(input))
    // The service reports errors of the tax, on their fields.
    return { ...values, amount: estimate?.netPayable.amount ?? values.tax?.base ?? null }
  }
}

function TaxedCards({ values, choices }: { values: BillValues; choices: TaxChoices }) {
  const answer = useBillTaxEstimate(toEstimate(values))
  return (
    <>
      <TaxCards
        tax={values.tax ?? noTax}
        currency={values.currency}
        choices={choices}
        estimate={answer?.estimate ?? null}
      />
      <TaxSumCard values={values} answer={answer} />
    </>
  )
}

const isObjectCode = (code: string | undefined) => !code || /^\d{2}-\d{3}-\d{2}$/.test(code)
const isTaxInvoiceNumber = (number: string | undefined) =>
  !number || /^(?:0[1-9]|10)\d{15}$/.test(number.replace(/[\s.-]/g, ''))

function useSchema(metadataFields: readonly MetadataField[]) {
  const { formatMessage } = useIntl()
  const rules = useRules()
  const metadata = useMetadataSchema(metadataFields)
  return object({
    counterpartyId: rules.choice(),
    amount: mixed<string>().when('tax', ([tax], schema) => (isTaxed({ tax }) ? schema.nullable() : rules.amount())),
    tax: lazy((tax: BillValues['tax']) =>
      isTaxed({ tax })
        ? object({
            base: rules.amount(),
            vatAmount: rules.amount({ optional: true, zero: true }),
            withholdingBase: rules.amount({ optional: true }),
            withheldAmount: rules.amount({ optional: true, zero: true }),
            overrideReason: rules.optionalText(255),
            taxObjectCode: rules
              .optionalText(9)
              .test('form', formatMessage({ id: 'billTax.objectCode.wrong' }), isObjectCode),
            taxInvoiceNumber: rules
              .optionalText(40)
              .test('form', formatMessage({ id: 'billTax.invoiceNumber.wrong' }), isTaxInvoiceNumber),
          })
        : mixed(),
    ),
    date: rules.date(),
    dueDate: rules.date().test('ordered', formatMessage({ id: 'bills.due.early' }), (value, { parent }) => {
      const { date } = parent as Pick<BillValues, 'date'>
      return !value || !date || date <= value
    }),
    category: rules.optionalText(60),
    description: rules.optionalText(500),
    metadata,
  })
}
