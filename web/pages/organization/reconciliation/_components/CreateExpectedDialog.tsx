import { useFormik } from 'formik'
import { FormattedMessage, useIntl } from 'react-intl'
import { object } from 'yup'
import { currencyOf } from '../../../../i18n/currency.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { useIdempotentSubmit } from '../../../../relay/useIdempotentSubmit.ts'
import { Button } from '../../../../ui/Button.tsx'
import { AmountInput } from '../../../../ui/form/AmountInput.tsx'
import { Combobox } from '../../../../ui/form/Combobox.tsx'
import type { Option } from '../../../../ui/form/comboboxProps.ts'
import { DateInput } from '../../../../ui/form/DateInput.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { atFields } from '../../../../ui/form/onFields.ts'
import { type Rules, useRules } from '../../../../ui/form/rules.ts'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import { useCounterpartySearch } from '../../_lib/useCounterpartySearch.ts'
import { pickOf } from '../_lib/candidates.ts'
import type { PickedExpected } from '../_lib/workspaceState.ts'
import type { Line } from './LineRow.tsx'
import { useCreateExpected } from '../_lib/useCreateExpected.ts'
import type { MessageId } from '../../../../i18n/messages.ts'

type CreateExpectedDialogProps = {
  line: Line
  /** The amount to match: the rest of the line, or of several lines together. */
  amount: string
  onClose: () => void
  onCreated: (created: PickedExpected) => Promise<void>
}

type Values = {
  date: string | null
  description: string
  amount: string | null
  counterparty: Option | null
  internalDescription: string
  externalId: string
}

/** Creates the missing expected transaction of a line, with its details filled in. */
export function CreateExpectedDialog({ line, amount, onClose, onCreated }: CreateExpectedDialogProps) {
  const intl = useIntl()
  const formats = useFormats()
  const rules = useRules()
  const [create, isCreating] = useCreateExpected()
  const once = useIdempotentSubmit()

  const form = useFormik<Values>({
    initialValues: initialValues(line, amount),
    validationSchema: schema(rules),
    onSubmit: async (values, { setErrors, setStatus }) => {
      const outcome = await once(values, idempotencyKey => create({ ...inputOf(values, line), idempotencyKey }))
      if (!outcome.ok) {
        setErrors(atFields(values, outcome.fields))
        setStatus(outcome.form)
        return
      }
      const created = outcome.payload.expectedTransaction
      if (created) await onCreated(pickOf({ ...created, status: 'UNRECONCILED', source: 'MANUAL' }))
    },
  })
  const { values, errors, touched } = form
  const fitsLine = values.amount === amount
  const isBusy = isCreating || form.isSubmitting
  const errorOf = (name: keyof Values): string | undefined =>
    touched[name] || form.submitCount > 0 ? errors[name] : undefined
  const said = intl.formatMessage({
    id: fitsLine ? 'reconciliation.create.andMatch' : 'reconciliation.create.andPick',
  })

  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      title={<FormattedMessage id="reconciliation.create.title" />}
      description={
        fitsLine ? (
          <FormattedMessage id="reconciliation.create.intro" values={{ date: formats.date(line.date) }} />
        ) : (
          <FormattedMessage id="reconciliation.create.introPick" />
        )
      }
      footer={
        <>
          <Button size="lg" onClick={onClose}>
            <FormattedMessage id="action.cancel" />
          </Button>
          <Button
            size="lg"
            variant="primary"
            type="submit"
            data-autofocus
            form={FORM}
            loading={isBusy}
            disabled={isBusy}
          >
            {said}
          </Button>
        </>
      }
    >
      <form id={FORM} className="create-form" onSubmit={form.handleSubmit} noValidate>
        {form.status ? (
          <div className="note bad" role="alert">
            {form.status}
          </div>
        ) : null}
        <div className="create-pair">
          <AmountInput
            label={intl.formatMessage({ id: 'reconciliation.create.amount' })}
            required
            value={values.amount}
            currency={line.amount.currency}
            onChange={value => void form.setFieldValue('amount', value)}
            onBlur={() => void form.setFieldTouched('amount')}
            error={errorOf('amount')}
          />
          <DateInput
            label={intl.formatMessage({ id: 'reconciliation.create.date' })}
            required
            value={values.date}
            onChange={value => void form.setFieldValue('date', value)}
            onBlur={() => void form.setFieldTouched('date')}
            error={errorOf('date')}
          />
        </div>
        <TextField
          form={form}
          name="description"
          label="reconciliation.create.description"
          required
          error={errorOf('description')}
        />
        <CounterpartyField
          value={values.counterparty}
          onChange={option => void form.setFieldValue('counterparty', option)}
        />
        <div className="create-pair">
          <TextField
            form={form}
            name="internalDescription"
            label="reconciliation.create.internal"
            error={errorOf('internalDescription')}
          />
          <TextField
            form={form}
            name="externalId"
            label="reconciliation.create.externalId"
            error={errorOf('externalId')}
          />
        </div>
      </form>
    </Dialog>
  )
}

const FORM = 'create-expected'
const MAX_TEXT_LENGTH = 500
const MAX_ID_LENGTH = 100

function initialValues(line: Line, amount: string): Values {
  return {
    date: line.date,
    description: line.description.slice(0, MAX_TEXT_LENGTH),
    amount,
    counterparty: null,
    internalDescription: '',
    externalId: '',
  }
}

function inputOf(values: Values, line: Line) {
  const { date, amount, counterparty, internalDescription, externalId } = values
  return {
    date: date ?? '',
    description: values.description.trim(),
    direction: line.direction === 'CREDIT' ? ('CREDIT' as const) : ('DEBIT' as const),
    amount: { amount: amount ?? '', currency: currencyOf(line.amount.currency) },
    bankAccountId: line.bankAccount.id,
    ...(counterparty === null ? {} : { counterpartyId: counterparty.value }),
    ...(internalDescription.trim() === '' ? {} : { internalDescription: internalDescription.trim() }),
    ...(externalId.trim() === '' ? {} : { externalId: externalId.trim() }),
  }
}

function schema(rules: Rules) {
  return object({
    date: rules.date(),
    description: rules.text(MAX_TEXT_LENGTH),
    amount: rules.amount(),
    internalDescription: rules.optionalText(MAX_TEXT_LENGTH),
    externalId: rules.optionalText(MAX_ID_LENGTH),
  })
}

type TextFieldProps = {
  form: Pick<ReturnType<typeof useFormik<Values>>, 'values' | 'handleChange' | 'handleBlur'>
  name: 'description' | 'internalDescription' | 'externalId'
  label: MessageId
  required?: boolean
  error: string | undefined
}

function TextField({ form, name, label, required = false, error }: TextFieldProps) {
  return (
    <Field label={<FormattedMessage id={label} />} required={required} optional={!required} error={error}>
      {control => (
        <div className={error === undefined ? 'input' : 'input bad'}>
          <input
            {...control}
            name={name}
            autoComplete="off"
            value={form.values[name]}
            onChange={form.handleChange}
            onBlur={form.handleBlur}
          />
        </div>
      )}
    </Field>
  )
}

function CounterpartyField({ value, onChange }: { value: Option | null; onChange: (option: Option | null) => void }) {
  const intl = useIntl()
  const search = useCounterpartySearch()
  return (
    <Combobox
      label={intl.formatMessage({ id: 'reconciliation.create.counterparty' })}
      optional
      value={value?.value ?? null}
      chosen={value}
      onChange={(_, option) => onChange(option)}
      search={search}
    />
  )
}
