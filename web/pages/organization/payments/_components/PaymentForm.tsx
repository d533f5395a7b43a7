import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { mixed, object } from 'yup'
import type { PaymentOptionsInput } from '../../../../__generated__/usePaymentOptionsQuery.graphql.ts'
import { isDecimal } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import type { Outcome } from '../../../../relay/useMutation.ts'
import { FormCard, FormPage } from '../../../../ui/form/FormPage.tsx'
import { MoneyField } from '../../../../ui/form/MoneyField.tsx'
import { onFields } from '../../../../ui/form/onFields.ts'
import { useRules } from '../../../../ui/form/rules.ts'
import type { Crumb } from '../../../../ui/Page.tsx'
import { accountDigits, isAccountNumber } from '../../_lib/accountNumber.ts'
import { accountTail } from '../_lib/accountTail.ts'
import type { PaidBill } from '../_lib/paidBill.ts'
import type { PaidRefund } from '../_lib/paidRefund.ts'
import type { PaymentKind } from '../_lib/paymentKind.ts'
import {
  externalPayee,
  isExternal,
  isInternal,
  type OwnAccount,
  ownTargets,
  type Payee,
  type PayeeBank,
  type PaymentValues,
  targetInput,
  toInput,
} from '../_lib/paymentValues.ts'
import { methodOf, usePaymentOptions } from '../_lib/usePaymentOptions.ts'
import { AccountsCard } from './AccountsCard.tsx'
import { AmountInWords } from './AmountInWords.tsx'
import { DuplicateNote } from './DuplicateNote.tsx'
import { MethodCards } from './MethodCards.tsx'
import { PaymentRail } from './PaymentRail.tsx'
import { RefundNote } from './RefundNote.tsx'
import { TermsCard } from './TermsCard.tsx'
import { ValuesSeen } from './ValuesSeen.tsx'
import { LABEL } from '../../../../ui/form/labelSlot.tsx'
import './payments.css'

/** The common input of the mutations. */
export type PaymentContent = ReturnType<typeof toInput> & {
  billId: string | null
  paidExpectedTransactionId: string | null
}

type PaymentFormProps<P> = {
  kind: PaymentKind
  title: string
  crumbs: readonly Crumb[]
  initialValues: PaymentValues
  accounts: readonly OwnAccount[]
  /** Banks that an external account can be at. */
  banks: readonly PayeeBank[]
  onSubmit: (content: PaymentContent, values: PaymentValues) => Promise<Outcome<P>>
  onSaved: (payload: P, next: { another: boolean }) => void
  onCancel: () => void
  /** The edited payment; a new one can be followed by another. */
  paymentId?: string
  /** Keeps a draft on the device, for a new payment that starts empty. */
  hasDraft?: boolean
  /** The bill that it pays, which determines amount, currency and counterparty. */
  bill?: PaidBill | null
  /** The refund of a credit memo that it pays, likewise. */
  refund?: PaidRefund | null
  /** Shown above the fields. */
  note?: string | null
}

/** The fields of a payment or transfer, new or not. */
export function PaymentForm<P>(props: PaymentFormProps<P>) {
  const { kind, banks, initialValues, paymentId, hasDraft = false, note, onSubmit, ...more } = props
  const { bill = null, refund = null, ...form } = more
  const debt = bill ?? refund
  const accounts = debt ? props.accounts.filter(({ currency }) => currency === debt.amount.currency) : props.accounts
  const { formatMessage } = useIntl()
  const schema = useSchema(kind)
  const [values, setValues] = useState(initialValues)
  const from = accounts.find(({ id }) => id === values.fromAccountId)
  const targets = ownTargets(kind, accounts, from)
  const ownTarget = targets.find(({ id }) => id === values.toAccountId)
  const options = usePaymentOptions(optionsInput(kind, values, paymentId))
  const method = methodOf(options, values.method)
  const isNew = paymentId === undefined
  const internal = isInternal(kind, values)
  const currency = debt?.amount.currency ?? from?.currency ?? 'IDR'
  const external = isExternal(kind, values) && from ? externalPayee(values, from, banks) : null
  const payee = external ?? values.payee
  const to = internal
    ? ownTarget && { name: ownTarget.alias, detail: accountTail(ownTarget) }
    : payee && { name: payee.name, detail: accountOf(payee) }

  return (
    <FormPage<PaymentValues, P>
      {...form}
      {...(hasDraft ? { draft: kind === 'PAYMENT' ? 'create-payment' : 'create-transfer' } : {})}
      {...(isNew && debt === null ? { anotherLabel: formatMessage({ id: 'payments.submitAnother' }) } : {})}
      initialValues={initialValues}
      schema={schema}
      submitLabel={formatMessage({ id: isNew ? 'payments.submit' : 'action.save' })}
      onSubmit={async given => {
        const content = {
          ...toInput(kind, given, from?.currency ?? 'IDR'),
          method: method?.method ?? null,
          billId: bill?.id ?? null,
          paidExpectedTransactionId: refund?.id ?? null,
        }
        return warningsOfForm(await onSubmit(content, given))
      }}
      rail={given => (
        <PaymentRail from={from} to={to ?? null} amount={given.amount} method={method} options={options} />
      )}
    >
      {given => (
        <>
          <ValuesSeen values={given} onSeen={setValues} />
          {note ? <p className="note info">{note}</p> : null}
          {bill ? (
            <p className="note info">
              <FormattedMessage
                id="payments.ofBill"
                values={{ number: bill.number, counterparty: bill.counterparty.alias }}
              />
            </p>
          ) : null}
          {refund ? <RefundNote paid={refund} /> : null}
          <AccountsCard
            kind={kind}
            accounts={accounts}
            from={from}
            targets={internal ? targets : null}
            banks={banks}
            external={external}
            isExternal={isExternal(kind, values)}
            only={debt?.counterparty ?? null}
          />
          <FormCard title={<FormattedMessage id="payments.amount" />}>
            <MoneyField
              name="amount"
              label={formatMessage({ id: 'payments.amount' })}
              required
              large
              currency={currency}
              disabled={debt !== null}
              hint={<AmountInWords amount={given.amount} currency={currency} />}
            />
            <DuplicateNote duplicates={options?.duplicates ?? []} />
          </FormCard>
          <FormCard title={<FormattedMessage id="payments.method" />}>
            <MethodCards options={options} date={given.date} />
          </FormCard>
          <TermsCard
            values={given}
            method={method}
            mayRepeat={debt === null}
            isOfSeries={isOfSeries(initialValues, given, isNew)}
          />
        </>
      )}
    </FormPage>
  )
}

/** Whether the edited payment may belong to a series that continues unchanged. */
const isOfSeries = (before: PaymentValues, { frequency }: PaymentValues, isNew: boolean): boolean =>
  !isNew && frequency !== 'ONCE' && frequency === before.frequency

/** Form fields whose path differs in the mutation input. */
const FIELD_OF_PATH: Readonly<Record<string, string>> = {
  toExternalAccount: 'externalNumber',
  'toExternalAccount.bankCode': 'externalBankCode',
  'toExternalAccount.accountNumber': 'externalNumber',
  counterpartyId: 'payee',
  counterpartyAccountId: 'payee',
  'amount.amount': 'amount',
  'amount.currency': 'amount',
  recurrence: 'frequency',
  fileIds: 'files',
}

/** The bill or refund is not a field: its errors are shown for the whole form. */
function warningsOfForm<P>(outcome: Outcome<P>): Outcome<P> {
  if (outcome.ok) return outcome
  const { billId = null, paidExpectedTransactionId = null, ...fields } = outcome.fields
  const form = outcome.form ?? billId ?? paidExpectedTransactionId
  return onFields({ ...outcome, fields, form }, FIELD_OF_PATH)
}

/** Only the account: its name is shown above. */
const accountOf = ({ detail, name }: Payee) => detail.replace(` · ${name}`, '')

/** The input of the payment options, once enough is known. */
function optionsInput(
  kind: PaymentKind,
  values: PaymentValues,
  paymentId: string | undefined,
): PaymentOptionsInput | null {
  const { fromAccountId, amount, date } = values
  const target = targetInput(kind, values)
  if (!fromAccountId || !(target.toAccountId ?? target.toExternalAccount ?? target.counterpartyAccountId)) return null
  if (amount === null || !isDecimal(amount) || date === null || date === '') return null
  return { fromAccountId, ...target, amount, date, method: values.method, paymentId: paymentId ?? null }
}

type Given = Pick<PaymentValues, 'payeeKind' | 'transferTo'>

function useSchema(kind: PaymentKind) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const rules = useRules()
  const required = formatMessage({ id: 'rule.enter' }, { label: LABEL })
  return object({
    fromAccountId: rules.choice(),
    payee: mixed()
      .nullable()
      .test('required', required, (value, { parent }) => {
        const given = parent as Given
        return kind === 'TRANSFER' || isInternal(kind, given) || Boolean(value)
      }),
    toAccountId: mixed<string>().test('required', required, (value, { parent }) => {
      return !isInternal(kind, parent as Given) || Boolean(value)
    }),
    externalBankCode: mixed<string>().test('required', required, (value, { parent }) => {
      return !isExternal(kind, parent as Given) || Boolean(value)
    }),
    externalNumber: mixed<string>().test(
      'digits',
      formatMessage({ id: 'payments.external.digits' }),
      (value, { parent }) => {
        return !isExternal(kind, parent as Given) || isAccountNumber(accountDigits(value ?? ''))
      },
    ),
    amount: rules.amount(),
    date: rules.date({ earliest: formats.today() }),
    memo: rules.optionalText(50),
    notes: rules.optionalText(500),
  })
}
