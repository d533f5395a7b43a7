import { type ReactNode, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { DraftName } from '../../../../feature.ts'
import { useFormats } from '../../../../i18n/format.ts'
import type { Outcome } from '../../../../relay/useMutation.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextAreaField } from '../../../../ui/form/fields.tsx'
import { FormCard, FormPage } from '../../../../ui/form/FormPage.tsx'
import type { Crumb } from '../../../../ui/Page.tsx'
import { useHasPreviewRoom } from '../../_components/PreviewBeside.tsx'
import { atFormLines } from '../../products/_public/lineValues.ts'
import { atInvoiceFields, type InvoiceValues, toInput } from '../_lib/invoiceValues.ts'
import { type InvoiceAmounts, useInvoiceAmounts } from '../_lib/useInvoiceAmounts.ts'
import { useInvoiceSchema } from '../_lib/useInvoiceSchema.ts'
import { useSubmitSaved } from '../_lib/useSubmitSaved.ts'
import { AdvancesCard } from './AdvancesCard.tsx'
import { InvoicePreview } from './InvoicePreview.tsx'
import { LinesCard } from './LinesCard.tsx'
import { MilestonesCard } from './MilestonesCard.tsx'
import { OrderCard } from './OrderCard.tsx'
import { TermsFields } from './TermsFields.tsx'
import '../../_components/documents.css'
import './invoices.css'

type Saved = { readonly invoice: { readonly id: string; readonly uuid: string } | null | undefined }

type InvoiceFormProps<P extends Saved> = {
  title: string
  /** The field of the requested approver. */
  approver: ReactNode
  /** The field of the entity that issues it. */
  issuer: ReactNode
  crumbs: readonly Crumb[]
  initialValues: InvoiceValues
  /** Saves it as a draft, which is submitted afterwards if requested. */
  save: (content: ReturnType<typeof toInput>) => Promise<Outcome<P>>
  onSaved: (payload: P, next: { another: boolean }) => void
  onCancel: () => void
  /** For a new record: names its draft on this device, and it can be followed by another. */
  draft?: DraftName
  /** Its initial values come from an order. */
  draftFollowsRecord?: boolean
  /** Shown next to the fields. */
  note?: ReactNode
}

/** The fields of an invoice, new or not. */
export function InvoiceForm<P extends Saved>({ draft, note, save, approver, issuer, ...form }: InvoiceFormProps<P>) {
  const { formatMessage } = useIntl()
  const submitSaved = useSubmitSaved()
  // Queried once, and shown in the form and next to it.
  const [amounts, setAmounts] = useState<InvoiceAmounts | null>(null)
  const hasRoom = useHasPreviewRoom()
  const [isPreviewed, setPreviewed] = useState(false)
  return (
    <FormPage<InvoiceValues, P>
      {...form}
      {...(draft ? { draft } : {})}
      // Another one for the same order would have the same content.
      {...(draft && form.draftFollowsRecord !== true
        ? { anotherLabel: formatMessage({ id: 'invoices.submitAnother' }) }
        : {})}
      wide
      schema={useInvoiceSchema()}
      submitLabel={formatMessage({ id: 'invoices.submit' })}
      draftLabel={formatMessage({ id: 'invoices.saveDraft' })}
      onSubmit={async (values, { asDraft }) => {
        const outcome = atInvoiceFields(atFormLines(await save(toInput(values)), values.lines), values)
        if (outcome.ok && outcome.payload.invoice) await submitSaved(outcome.payload.invoice.id, { asDraft })
        return outcome
      }}
      rail={() => <Rail amounts={amounts}>{note ? <div className="note info">{note}</div> : null}</Rail>}
      actions={
        hasRoom ? null : (
          <Button variant="ghost" onClick={() => setPreviewed(true)}>
            <FormattedMessage id="papers.preview" />
          </Button>
        )
      }
      belowButtons={values => <InvoicePreview values={values} open={isPreviewed} onClose={() => setPreviewed(false)} />}
    >
      {values => <Cards values={values} onAmounts={setAmounts} approver={approver} issuer={issuer} />}
    </FormPage>
  )
}

type CardsProps = Pick<InvoiceFormProps<Saved>, 'approver' | 'issuer'> & {
  values: InvoiceValues
  onAmounts: (amounts: InvoiceAmounts | null) => void
}

function Cards({ values, onAmounts, approver, issuer }: CardsProps) {
  const { formatMessage } = useIntl()
  // Recomputed when a tax rate was entered.
  const [round, setRound] = useState(0)
  const amounts = useInvoiceAmounts(values, round)
  useEffect(() => onAmounts(amounts), [amounts, onAmounts])
  return (
    <>
      <OrderCard values={values} issuer={issuer}>
        <TermsFields values={values} amounts={amounts} onRateAdded={() => setRound(before => before + 1)} />
      </OrderCard>
      <LinesCard values={values} amounts={amounts} />
      {values.kind === 'STANDARD' && values.deductions.length > 0 ? (
        <AdvancesCard deductions={values.deductions} currency={values.currency} />
      ) : null}
      <MilestonesCard values={values} amounts={amounts} />
      <FormCard title={<FormattedMessage id="invoices.card.approval" />}>
        {approver}
        <TextAreaField
          name="internalNote"
          label={formatMessage({ id: 'invoices.internalNote' })}
          optional
          rows={2}
          hint={formatMessage({ id: 'invoices.internalNote.hint' })}
        />
      </FormCard>
    </>
  )
}

function Rail({ amounts, children }: { amounts: InvoiceAmounts | null; children: ReactNode }) {
  const formats = useFormats()
  return (
    <>
      <section className="card">
        <div className="card-b document-rail">
          <p className="t12 muted">
            <FormattedMessage
              id="invoices.sums.total"
              values={{ currency: formats.currencySymbol(amounts?.totals?.total.currency ?? 'IDR') }}
            />
          </p>
          <p className="document-amount num" role="status">
            {amounts?.totals ? formats.amount(amounts.totals.total.amount) : '–'}
          </p>
          {amounts?.totals ? (
            <dl className="document-facts num">
              <div>
                <dt>
                  <FormattedMessage id="invoices.sums.expected" />
                </dt>
                <dd>{formats.amount(amounts.totals.expectedCash.amount)}</dd>
              </div>
              {amounts.isDueKnown ? (
                <div>
                  <dt>
                    <FormattedMessage id="invoices.due" />
                  </dt>
                  <dd>
                    {amounts.dueDate ? (
                      formats.date(amounts.dueDate, { year: 'always' })
                    ) : (
                      <FormattedMessage id="invoices.due.afterPaper" />
                    )}
                  </dd>
                </div>
              ) : null}
            </dl>
          ) : null}
        </div>
      </section>
      {children}
    </>
  )
}
