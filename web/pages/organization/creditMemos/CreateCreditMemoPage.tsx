import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import { object } from 'yup'
import type { CreateCreditMemoPageQuery } from '../../../__generated__/CreateCreditMemoPageQuery.graphql.ts'
import { today } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useOnce } from '../../../relay/useOnce.ts'
import { DateField } from '../../../ui/form/DateField.tsx'
import { TextAreaField } from '../../../ui/form/fields.tsx'
import { FormCard, FormPage } from '../../../ui/form/FormPage.tsx'
import { useRules } from '../../../ui/form/rules.ts'
import { Page } from '../../../ui/Page.tsx'
import { NoPermission } from '../../../ui/states/ListStates.tsx'
import { CreditLinesCard } from './_components/CreditLinesCard.tsx'
import { CreditRail } from './_components/CreditRail.tsx'
import { atCreditLine, type CreditValues, emptyCredit, toInput } from './_lib/creditValues.ts'
import { useCreateCreditMemo } from './_lib/useCreateCreditMemo.ts'
import { useCreditRules } from './_lib/useCreditRules.ts'

const MAX_NOTE = 500

/** What is taken back of an issued invoice. */
export function CreateCreditMemoPage({ queries }: PageProps<{ page: CreateCreditMemoPageQuery }>) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const [create] = useCreateCreditMemo()
  const once = useOnce()
  const rules = useRules()
  const lineRules = useCreditRules()
  const {
    organization: { permissions, invoice },
  } = usePreloadedQuery<CreateCreditMemoPageQuery>(
    graphql`
      query CreateCreditMemoPageQuery($uuid: UUID!, $hasInvoice: Boolean!) @preloadable @throwOnFieldError {
        organization {
          permissions
          invoice(uuid: $uuid) @include(if: $hasInvoice) {
            id
            uuid
            number
            status
            customerName
            invoiceDate
            lines {
              uuid
              description
              unit
              quantity
              base {
                amount
                currency
              }
            }
          }
        }
      }
    `,
    queries.page,
  )
  const lines = invoice?.lines ?? []
  const invoiceUuid = invoice?.uuid ?? null
  const initialValues = useMemo(
    () =>
      emptyCredit(
        lines.map(({ uuid }) => uuid),
        today(),
      ),
    // What is typed must not be laid aside when the invoice is read again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [invoiceUuid],
  )
  const title = formatMessage({ id: 'creditMemos.new' })
  const crumbs = [
    { label: formatMessage({ id: 'menu.group.collect' }) },
    { label: formatMessage({ id: 'creditMemos.title' }), to: '/credit-memo' },
    { label: title },
  ]
  // An unknown invoice has thrown its G-7 by now: the address names none.
  if (!invoice) {
    return (
      <Page title={title} crumbs={crumbs}>
        <p className="page">
          <FormattedMessage id="creditMemos.none.why" />
        </p>
      </Page>
    )
  }
  const isIssued = invoice.status === 'ISSUED' || invoice.status === 'PARTIALLY_PAID' || invoice.status === 'PAID'
  if (!permissions.includes('INVOICING_CREDIT_MEMOS_MANAGE') || !isIssued) {
    return (
      <Page title={title} crumbs={crumbs}>
        <NoPermission />
      </Page>
    )
  }
  const invoicePage = `/invoices/${invoice.uuid}`
  return (
    <FormPage<CreditValues, { readonly creditMemo: { readonly uuid: string } | null | undefined }>
      wide
      title={title}
      crumbs={crumbs}
      initialValues={initialValues}
      draft={`create-credit-memo-${invoice.uuid}`}
      draftFollowsRecord
      schema={object({
        memoDate: rules.date({ earliest: invoice.invoiceDate, latest: today() }),
        note: rules.text(MAX_NOTE),
        lines: lineRules,
      })}
      submitLabel={formatMessage({ id: 'creditMemos.save' })}
      onSubmit={async values => {
        const content = { ...toInput(values), invoiceId: invoice.id }
        const outcome = await once(content, idempotencyKey =>
          create({ variables: { input: { ...content, idempotencyKey } } }),
        )
        if (outcome.ok) return outcome
        const fields = Object.entries(outcome.fields).map(([path, words]) => [atCreditLine(path, values.lines), words])
        return { ...outcome, fields: Object.fromEntries(fields) }
      }}
      onSaved={({ creditMemo }) => void navigate(creditMemo ? `/credit-memo/${creditMemo.uuid}` : '/credit-memo')}
      onCancel={() => void navigate(invoicePage)}
      rail={values => <CreditRail invoiceId={invoice.id} values={values} />}
    >
      <FormCard title={<FormattedMessage id="creditMemos.card.invoice" />}>
        <p>
          <b className="fw5">{invoice.number}</b> · {invoice.customerName}
        </p>
        <DateField
          name="memoDate"
          label={formatMessage({ id: 'creditMemos.date' })}
          required
          min={invoice.invoiceDate}
          max={today()}
        />
        <TextAreaField name="note" label={formatMessage({ id: 'creditMemos.note' })} required rows={2} />
      </FormCard>
      <CreditLinesCard lines={lines} />
    </FormPage>
  )
}
