import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { mixed, object } from 'yup'
import type { PaymentOptionsInput } from '../../../../__generated__/usePaymentOptionsQuery.graphql.ts'
import { isDecimal } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import type { Outcome } from '../../../../relay/useMutation.ts'
import { DateField } from '../../../../ui/form/DateField.tsx'
import { ChoiceField, SelectField, TextAreaField, TextField } from '../../../../ui/form/fields.tsx'
import { FormCard, FormPage } from '../../../../ui/form/FormPage.tsx'
import { MoneyField } from '../../../../ui/form/MoneyField.tsx'
import { useRules } from '../../../../ui/form/rules.ts'
import type { Crumb } from '../../../../ui/Page.tsx'
import { accountTail } from '../_lib/accountTail.ts'
import type { PaymentKind } from '../_lib/paymentKind.ts'
import {
  isInternal,
  type OwnAccount,
  ownTargets,
  type PaymentValues,
  targetInput,
  toInput,
} from '../_lib/paymentValues.ts'
import { methodOf, usePaymentOptions } from '../_lib/usePaymentOptions.ts'
import { AttachmentsField } from './AttachmentsField.tsx'
import { DuplicateNote } from './DuplicateNote.tsx'
import { MethodCards } from './MethodCards.tsx'
import { PayeeField } from './PayeeField.tsx'
import { PaymentRail } from './PaymentRail.tsx'
import { ValuesSeen } from './ValuesSeen.tsx'
import './payments.css'

/** What the mutations take, whichever of them it is. */
export type PaymentContent = ReturnType<typeof toInput>

type PaymentFormProps<P> = {
  kind: PaymentKind
  title: string
  crumbs: readonly Crumb[]
  initialValues: PaymentValues
  accounts: readonly OwnAccount[]
  onSubmit: (content: PaymentContent) => Promise<Outcome<P>>
  onSaved: (payload: P, next: { another: boolean }) => void
  onCancel: () => void
  /** The payment that is edited; a new one has a draft, and the next can follow. */
  paymentId?: string
  /** Said above the fields. */
  note?: string | null
}

const FREQUENCIES = ['ONCE', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const

/** The fields of a payment or transfer, new or not. */
export function PaymentForm<P>(props: PaymentFormProps<P>) {
  const { kind, accounts, initialValues, paymentId, note, onSubmit, ...form } = props
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const schema = useSchema(kind)
  const [values, setValues] = useState(initialValues)
  const from = accounts.find(({ id }) => id === values.fromAccountId)
  const targets = ownTargets(kind, accounts, from)
  const ownTarget = targets.find(({ id }) => id === values.toAccountId)
  const options = usePaymentOptions(optionsInput(kind, values, paymentId))
  const method = methodOf(options, values.method)
  const isNew = paymentId === undefined
  const internal = isInternal(kind, values)
  const otherEntities = new Set(accounts.map(({ entity }) => entity.id)).size > 1
  const named = ({ alias, ...account }: OwnAccount) => `${alias} · ${accountTail(account)} · ${account.currency}`
  const to = internal
    ? ownTarget && { name: ownTarget.alias, detail: accountTail(ownTarget) }
    : values.payee && { name: values.payee.name, detail: values.payee.detail }

  return (
    <FormPage<PaymentValues, P>
      {...form}
      {...(isNew
        ? { draft: `create-${kind.toLowerCase()}`, anotherLabel: formatMessage({ id: 'payments.submitAnother' }) }
        : {})}
      initialValues={initialValues}
      schema={schema}
      submitLabel={formatMessage({ id: isNew ? 'payments.submit' : 'action.save' })}
      onSubmit={async given => {
        const content = { ...toInput(kind, given, from?.currency ?? 'IDR'), method: method?.method ?? null }
        return onFields(await onSubmit(content))
      }}
      rail={given => (
        <PaymentRail from={from} to={to ?? null} amount={given.amount} method={method} options={options} />
      )}
    >
      {given => (
        <>
          <ValuesSeen values={given} onSeen={setValues} />
          {note ? <p className="note info">{note}</p> : null}
          <FormCard title={<FormattedMessage id="payments.card.accounts" />}>
            {kind === 'PAYMENT' && otherEntities ? (
              <ChoiceField
                name="payeeKind"
                label={formatMessage({ id: 'payments.payeeKind' })}
                options={(['COUNTERPARTY', 'ENTITY'] as const).map(value => ({
                  value,
                  label: formatMessage({ id: `payments.payeeKind.${value}` }),
                }))}
              />
            ) : null}
            <div className="form-row">
              <SelectField
                name="fromAccountId"
                label={formatMessage({ id: 'payments.from' })}
                required
                placeholder={formatMessage({ id: 'payments.from.choose' })}
                hint={
                  from?.balance ? (
                    <FormattedMessage
                      id="payments.from.balance"
                      values={{
                        amount: formats.money({ amount: from.balance.ledger.amount, currency: from.currency }),
                      }}
                    />
                  ) : null
                }
                options={accounts.map(account => ({ value: account.id, label: named(account) }))}
              />
              {internal ? (
                <SelectField
                  name="toAccountId"
                  label={formatMessage({ id: 'payments.to' })}
                  required
                  disabled={from === undefined}
                  placeholder={formatMessage({ id: 'payments.from.choose' })}
                  hint={from && targets.length === 0 ? <FormattedMessage id={`payments.noTarget.${kind}`} /> : null}
                  options={targets.map(account => ({ value: account.id, label: named(account) }))}
                />
              ) : (
                <PayeeField askFrom={from?.connectionType === 'API' ? from.id : null} />
              )}
            </div>
          </FormCard>
          <FormCard title={<FormattedMessage id="payments.amount" />}>
            <MoneyField
              name="amount"
              label={formatMessage({ id: 'payments.amount' })}
              required
              large
              currency={from?.currency ?? 'IDR'}
            />
            <DuplicateNote duplicates={options?.duplicates ?? []} />
          </FormCard>
          <FormCard title={<FormattedMessage id="payments.method" />}>
            <MethodCards options={options} date={given.date} />
          </FormCard>
          <FormCard title={<FormattedMessage id="payments.card.when" />}>
            <div className="form-row">
              <DateField
                name="date"
                label={formatMessage({ id: 'transactions.date' })}
                required
                min={formats.today()}
                hint={
                  method?.valueDate && given.date && method.valueDate !== given.date ? (
                    <FormattedMessage id="payments.date.moved" values={{ date: formats.weekday(method.valueDate) }} />
                  ) : null
                }
              />
              <ChoiceField
                name="frequency"
                label={formatMessage({ id: 'payments.repeats' })}
                options={FREQUENCIES.map(value => ({
                  value,
                  label: formatMessage({ id: `payments.frequency.${value}` }),
                }))}
                hint={given.frequency === 'ONCE' ? null : <FormattedMessage id="payments.repeats.hint" />}
              />
            </div>
            <TextField
              name="memo"
              label={formatMessage({ id: 'payments.memo' })}
              optional
              maxLength={50}
              hint={<FormattedMessage id="payments.memo.hint" values={{ count: given.memo.length }} />}
            />
            <TextAreaField
              name="notes"
              label={formatMessage({ id: 'payments.notes' })}
              optional
              rows={2}
              hint={<FormattedMessage id="payments.notes.hint" />}
            />
            <AttachmentsField />
          </FormCard>
        </>
      )}
    </FormPage>
  )
}

/** Where the form asks for what an input calls otherwise. */
const FIELD_OF_PATH: Readonly<Record<string, string>> = {
  counterpartyId: 'payee',
  counterpartyAccountId: 'payee',
  'amount.amount': 'amount',
  'amount.currency': 'amount',
  recurrence: 'frequency',
  fileIds: 'files',
}

/** What was refused, on the fields of the form. */
function onFields<P>(outcome: Outcome<P>): Outcome<P> {
  if (outcome.ok) return outcome
  const fields = Object.entries(outcome.fields).map(([path, words]) => [FIELD_OF_PATH[path] ?? path, words])
  return { ...outcome, fields: Object.fromEntries(fields) }
}

/** What is known of the payment, once it is enough to ask what it would meet. */
function optionsInput(
  kind: PaymentKind,
  values: PaymentValues,
  paymentId: string | undefined,
): PaymentOptionsInput | null {
  const { fromAccountId, amount, date } = values
  const target = targetInput(kind, values)
  if (!fromAccountId || !(target.toAccountId ?? target.counterpartyAccountId)) return null
  if (amount === null || !isDecimal(amount) || date === null || date === '') return null
  return { fromAccountId, ...target, amount, date, method: values.method, paymentId: paymentId ?? null }
}

function useSchema(kind: PaymentKind) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const rules = useRules()
  const required = formatMessage({ id: 'rule.required' })
  return object({
    fromAccountId: rules.choice(),
    payee: mixed()
      .nullable()
      .test('required', required, (value, { parent }) => {
        const { payeeKind } = parent as Pick<PaymentValues, 'payeeKind'>
        return isInternal(kind, { payeeKind }) || Boolean(value)
      }),
    toAccountId: mixed<string>().test('required', required, (value, { parent }) => {
      const { payeeKind } = parent as Pick<PaymentValues, 'payeeKind'>
      return !isInternal(kind, { payeeKind }) || Boolean(value)
    }),
    amount: rules.amount(),
    date: rules.date({ earliest: formats.today() }),
    memo: rules.optionalText(50),
    notes: rules.optionalText(500),
  })
}
