import { useFormikContext } from 'formik'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import { array, mixed, object } from 'yup'
import type { RecordWithholdingSlipPageQuery } from '../../../__generated__/RecordWithholdingSlipPageQuery.graphql.ts'
import type { useRecordWithholdingSlipMutation } from '../../../__generated__/useRecordWithholdingSlipMutation.graphql.ts'
import { isZero } from '../../../i18n/decimal.ts'
import { today, useFormats } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useIdempotentSubmit } from '../../../relay/useIdempotentSubmit.ts'
import { DateField } from '../../../ui/form/DateField.tsx'
import { SelectField, TextField } from '../../../ui/form/fields.tsx'
import { FormCard, FormPage } from '../../../ui/form/FormPage.tsx'
import { useRules } from '../../../ui/form/rules.ts'
import { Page } from '../../../ui/Page.tsx'
import { NoPermission } from '../../../ui/states/ListStates.tsx'
import { AttachmentsField } from '../_components/AttachmentsField.tsx'
import { CustomerField } from '../customers/_public/CustomerField.tsx'
import { InvoicesOfSlip } from './_components/InvoicesOfSlip.tsx'
import { type CoveredInvoices, monthsBefore, slipMinor, type SlipValues, toInput } from './_lib/slipValues.ts'
import { useRecordWithholdingSlip } from './_lib/useRecordWithholdingSlip.ts'

const MAX_FILES = 5
/** Maximum length of a slip's number. */
const MAX_NUMBER_LENGTH = 60

type RecordedPayload = NonNullable<useRecordWithholdingSlipMutation['response']['recordCustomerWithholdingSlip']>

/** Records a slip of tax that a customer withheld: its number, its file, and the invoices that it covers. */
export function RecordWithholdingSlipPage({ queries }: PageProps<{ page: RecordWithholdingSlipPageQuery }>) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const [record] = useRecordWithholdingSlip()
  const once = useIdempotentSubmit()
  const rules = useRules()
  const {
    organization: { permissions, invoice },
  } = usePreloadedQuery<RecordWithholdingSlipPageQuery>(
    graphql`
      query RecordWithholdingSlipPageQuery($uuid: UUID!, $hasInvoice: Boolean!) @preloadable @throwOnFieldError {
        organization {
          permissions
          invoice(uuid: $uuid) @include(if: $hasInvoice) {
            id
            uuid
            customerName
            customerId
            withheldOpen {
              amount
            }
          }
        }
      }
    `,
    queries.page,
  )
  const initialValues = useMemo<SlipValues>(() => {
    const open = invoice && !isZero(invoice.withheldOpen.amount) ? invoice.withheldOpen.amount : null
    return {
      customerId: invoice?.customerId ?? null,
      customerName: invoice?.customerName ?? '',
      number: '',
      slipDate: today(),
      period: today().slice(0, 7),
      covered: invoice && open !== null ? { [invoice.id]: { amount: open, isMoreToCome: false } } : {},
      note: '',
      files: [],
    }
  }, [invoice])
  const title = formatMessage({ id: 'withholdingSlips.new' })
  const crumbs = [
    { label: formatMessage({ id: 'menu.group.collect' }) },
    { label: formatMessage({ id: 'withholdingSlips.title' }), to: '/withholding-slips' },
    { label: title },
  ]
  const back = invoice ? `/invoices/${invoice.uuid}` : '/withholding-slips'
  if (!permissions.includes('INVOICING_PAYMENTS_MANAGE'))
    return (
      <Page title={title} crumbs={crumbs}>
        <NoPermission />
      </Page>
    )
  return (
    <FormPage<SlipValues, RecordedPayload>
      title={title}
      crumbs={crumbs}
      initialValues={initialValues}
      draft={invoice ? `create-withholding-slip-${invoice.uuid}` : 'create-withholding-slip'}
      schema={object({
        customerId: rules.choice(),
        number: rules.text(MAX_NUMBER_LENGTH),
        slipDate: rules.date({ latest: today() }),
        note: rules.optionalText(500),
        files: array().min(1, formatMessage({ id: 'withholdingSlips.file.required' })),
        covered: mixed<CoveredInvoices>().test(
          'any',
          formatMessage({ id: 'withholdingSlips.covered.required' }),
          covered => slipMinor(covered ?? {}) > 0n,
        ),
      })}
      submitLabel={title}
      onSubmit={async values => {
        const input = toInput(values)
        const outcome = await once(input, async idempotencyKey =>
          record({ variables: { input: { ...input, idempotencyKey } } }),
        )
        if (outcome.ok) return outcome
        // An error of one invoice is shown on the field of all invoices.
        const fields = Object.entries(outcome.fields).map(([path, words]) => [
          path.startsWith('invoices') || path === 'amount' ? 'covered' : path === 'fileIds' ? 'files' : path,
          words,
        ])
        return { ...outcome, fields: Object.fromEntries(fields) }
      }}
      onSaved={({ slip }) => void navigate(slip ? `/withholding-slips/${slip.uuid}` : back)}
      onCancel={() => void navigate(back)}
    >
      <SlipFields />
    </FormPage>
  )
}

/** The data on the slip, and the invoices that it covers. */
function SlipFields() {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { values, setFieldValue } = useFormikContext<SlipValues>()
  return (
    <>
      <FormCard title={<FormattedMessage id="withholdingSlips.card.slip" />}>
        <CustomerField
          label={formatMessage({ id: 'withholdingSlips.customer' })}
          onChoose={() => void setFieldValue('covered', {})}
        />
        <div className="form-row">
          <TextField
            name="number"
            label={formatMessage({ id: 'withholdingSlips.number' })}
            required
            maxLength={MAX_NUMBER_LENGTH}
          />
          <DateField name="slipDate" label={formatMessage({ id: 'withholdingSlips.date' })} required max={today()} />
        </div>
        <SelectField
          name="period"
          label={formatMessage({ id: 'withholdingSlips.period' })}
          required
          options={monthsBefore(today()).map(month => ({ value: month, label: formats.month(`${month}-01`) }))}
        />
        <TextField name="note" label={formatMessage({ id: 'withholdingSlips.note' })} optional maxLength={500} />
        <AttachmentsField
          purpose="WITHHOLDING_SLIP"
          title={formatMessage({ id: 'withholdingSlips.file' })}
          required
          most={MAX_FILES}
        />
      </FormCard>
      <FormCard title={<FormattedMessage id="withholdingSlips.card.invoices" />}>
        <InvoicesOfSlip customerId={values.customerId} />
      </FormCard>
    </>
  )
}
