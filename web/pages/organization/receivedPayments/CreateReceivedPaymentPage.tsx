import { useFormikContext } from 'formik'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import { array, mixed, object, string } from 'yup'
import type { CreateReceivedPaymentPageQuery } from '../../../__generated__/CreateReceivedPaymentPageQuery.graphql.ts'
import type { useRecordReceivedPaymentMutation } from '../../../__generated__/useRecordReceivedPaymentMutation.graphql.ts'
import { today, useFormats } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useIdempotentSubmit } from '../../../relay/useIdempotentSubmit.ts'
import { DateField } from '../../../ui/form/DateField.tsx'
import { SelectField, TextField } from '../../../ui/form/fields.tsx'
import { FormCard, FormPage } from '../../../ui/form/FormPage.tsx'
import { MoneyField } from '../../../ui/form/MoneyField.tsx'
import { useRules } from '../../../ui/form/rules.ts'
import { Page } from '../../../ui/Page.tsx'
import { NoPermission } from '../../../ui/states/ListStates.tsx'
import { AttachmentsField } from '../_components/AttachmentsField.tsx'
import { appliedMinor, type InvoiceAmounts, isUnusable, minorOf } from '../_lib/invoiceAmounts.ts'
import { CustomerField } from '../customers/_public/CustomerField.tsx'
import { InvoicesToPay } from './_components/InvoicesToPay.tsx'
import { type PaymentValues, toInput } from './_lib/paymentValues.ts'
import { paymentMethods } from './_lib/receivedPaymentsState.ts'
import { useRecordReceivedPayment } from './_lib/useRecordReceivedPayment.ts'

const MAX_FILES = 5

type RecordedPayload = NonNullable<useRecordReceivedPaymentMutation['response']['recordReceivedPayment']>

/** Records a customer's payment: how it arrived, its proof, and the invoices that it pays. */
export function CreateReceivedPaymentPage({ queries }: PageProps<{ page: CreateReceivedPaymentPageQuery }>) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const [record] = useRecordReceivedPayment()
  const once = useIdempotentSubmit()
  const rules = useRules()
  const formats = useFormats()
  const {
    organization: { permissions, invoice },
  } = usePreloadedQuery<CreateReceivedPaymentPageQuery>(
    graphql`
      query CreateReceivedPaymentPageQuery($uuid: UUID!, $hasInvoice: Boolean!) @preloadable @throwOnFieldError {
        organization {
          permissions
          invoice(uuid: $uuid) @include(if: $hasInvoice) {
            id
            uuid
            number
            customerName
            customerId
            remaining {
              amount
            }
          }
        }
      }
    `,
    queries.page,
  )
  const initialValues = useMemo<PaymentValues>(() => {
    // An invoice that only waits for a slip expects no cash.
    const expected = invoice && minorOf(invoice.remaining.amount) > 0n ? invoice.remaining.amount : null
    return {
      customerId: invoice?.customerId ?? null,
      customerName: invoice?.customerName ?? '',
      method: '',
      paymentDate: today(),
      amount: expected,
      reference: '',
      note: '',
      files: [],
      applied: invoice && expected !== null ? { [invoice.id]: expected } : {},
    }
  }, [invoice])
  const title = formatMessage({ id: 'receivedPayments.new' })
  const crumbs = [
    { label: formatMessage({ id: 'menu.group.collect' }) },
    { label: formatMessage({ id: 'receivedPayments.title' }), to: '/payment' },
    { label: title },
  ]
  const back = invoice ? `/invoices/${invoice.uuid}` : '/payment'
  if (!permissions.includes('INVOICING_PAYMENTS_MANAGE'))
    return (
      <Page title={title} crumbs={crumbs}>
        <NoPermission />
      </Page>
    )
  return (
    <FormPage<PaymentValues, RecordedPayload>
      title={title}
      crumbs={crumbs}
      initialValues={initialValues}
      draft={invoice ? `create-received-payment-${invoice.uuid}` : 'create-received-payment'}
      schema={object({
        customerId: rules.choice(),
        method: string().required(formatMessage({ id: 'receivedPayments.method.required' })),
        paymentDate: rules.date({ latest: today() }),
        amount: rules.amount(),
        reference: rules.optionalText(60),
        note: rules.optionalText(500),
        files: array().min(1, formatMessage({ id: 'receivedPayments.proof.required' })),
        applied: mixed<InvoiceAmounts>()
          .test(
            'amounts',
            formatMessage({ id: 'rule.amount' }, { example: formats.amount('1250000.5') }),
            applied => !Object.values(applied ?? {}).some(isUnusable),
          )
          .when('amount', ([amount], schema) =>
            schema.test(
              'most',
              formatMessage({ id: 'receivedPayments.tooMuch' }),
              applied => appliedMinor(applied ?? {}) <= minorOf(typeof amount === 'string' ? amount : null),
            ),
          ),
      })}
      submitLabel={title}
      onSubmit={async values => {
        const outcome = await once(toInput(values), async idempotencyKey =>
          record({ variables: { input: { ...toInput(values), idempotencyKey } } }),
        )
        if (outcome.ok) return outcome
        // An error of one invoice is shown on the field of all invoices.
        const fields = Object.entries(outcome.fields).map(([path, words]) => [
          path.startsWith('applications') ? 'applied' : path === 'fileIds' ? 'files' : path,
          words,
        ])
        return { ...outcome, fields: Object.fromEntries(fields) }
      }}
      onSaved={({ payment }) => void navigate(payment ? `/payment/${payment.uuid}` : back)}
      onCancel={() => void navigate(back)}
    >
      <PaymentFields />
    </FormPage>
  )
}

/** How the money arrived, and the invoices that it pays. */
function PaymentFields() {
  const { formatMessage } = useIntl()
  const { values, setFieldValue } = useFormikContext<PaymentValues>()
  return (
    <>
      <FormCard title={<FormattedMessage id="receivedPayments.card.payment" />}>
        <CustomerField
          label={formatMessage({ id: 'receivedPayments.customer' })}
          onChoose={() => void setFieldValue('applied', {})}
        />
        <div className="form-row">
          <SelectField
            name="method"
            label={formatMessage({ id: 'receivedPayments.method' })}
            required
            placeholder={formatMessage({ id: 'receivedPayments.method.choose' })}
            options={paymentMethods.map(value => ({
              value,
              label: formatMessage({ id: `receivedPayments.method.${value}` }),
            }))}
          />
          <DateField name="paymentDate" label={formatMessage({ id: 'receivedPayments.date' })} required max={today()} />
        </div>
        {values.method === 'BANK_TRANSFER' || values.method === 'CASH' ? (
          <p className="note">
            <FormattedMessage id={values.method === 'CASH' ? 'receivedPayments.waits' : 'receivedPayments.claim'} />
          </p>
        ) : null}
        <div className="form-row">
          <MoneyField name="amount" label={formatMessage({ id: 'receivedPayments.amount' })} currency="IDR" required />
          <TextField
            name="reference"
            label={formatMessage({ id: 'receivedPayments.reference' })}
            optional
            maxLength={60}
          />
        </div>
        <TextField name="note" label={formatMessage({ id: 'receivedPayments.note' })} optional maxLength={500} />
        <AttachmentsField
          purpose="PAYMENT_PROOF"
          title={formatMessage({ id: 'receivedPayments.proof' })}
          required
          most={MAX_FILES}
        />
      </FormCard>
      <FormCard title={<FormattedMessage id="receivedPayments.card.invoices" />}>
        <InvoicesToPay key={values.customerId} customerId={values.customerId} amount={values.amount} />
      </FormCard>
    </>
  )
}
