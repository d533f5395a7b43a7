import { FormattedMessage, useIntl } from 'react-intl'
import { object } from 'yup'
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

/** What the mutations take, whichever of them it is. */
type BillContent = ReturnType<typeof toInput>

type BillFormProps<P> = {
  title: string
  crumbs: readonly Crumb[]
  initialValues: BillValues
  /** The counterparty that the form starts with. */
  counterparty?: Option | null
  onSubmit: (content: BillContent) => Promise<Outcome<P>>
  onSaved: (payload: P, next: { another: boolean }) => void
  onCancel: () => void
  /** For a new one: it has a draft, and the next can follow. */
  isNew?: boolean
  /** What the organization asks of its bills. */
  metadataFields: readonly MetadataField[]
  /** Said beside the fields. */
  note: string
}

/** The fields of a bill, new or not. */
export function BillForm<P>(props: BillFormProps<P>) {
  const { isNew = false, counterparty = null, metadataFields, note, onSubmit, ...form } = props
  const { formatMessage } = useIntl()
  const schema = useSchema(metadataFields)
  const searchCounterparties = useCounterpartySearch()
  return (
    <FormPage<BillValues, P>
      {...form}
      {...(isNew ? { draft: 'create-bill', anotherLabel: formatMessage({ id: 'action.saveAndAnother' }) } : {})}
      schema={schema}
      submitLabel={formatMessage({ id: isNew ? 'bills.add' : 'action.save' })}
      onSubmit={async values => onFields(await onSubmit(toInput(values)), FIELD_OF_PATH)}
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
            <div className="form-row">
              <MoneyField
                name="amount"
                label={formatMessage({ id: 'transactions.amount' })}
                required
                currency={values.currency}
              />
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

/** Where the form asks for what an input calls otherwise. */
const FIELD_OF_PATH: Readonly<Record<string, string>> = {
  'amount.amount': 'amount',
  'amount.currency': 'currency',
  fileIds: 'files',
}

function useSchema(metadataFields: readonly MetadataField[]) {
  const { formatMessage } = useIntl()
  const rules = useRules()
  const metadata = useMetadataSchema(metadataFields)
  return object({
    counterpartyId: rules.choice(),
    amount: rules.amount(),
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
