import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { object } from 'yup'
import type { DraftName } from '../../../../feature.ts'
import { today } from '../../../../i18n/format.ts'
import type { Outcome } from '../../../../relay/useMutation.ts'
import { Button } from '../../../../ui/Button.tsx'
import { DateField } from '../../../../ui/form/DateField.tsx'
import { TextAreaField } from '../../../../ui/form/fields.tsx'
import { FormCard, FormPage } from '../../../../ui/form/FormPage.tsx'
import { useRules } from '../../../../ui/form/rules.ts'
import type { Crumb } from '../../../../ui/Page.tsx'
import { PreviewBeside, useHasPreviewRoom } from '../../_components/PreviewBeside.tsx'
import { missingOf, toPreview } from '../_lib/creditPreview.ts'
import { atCreditLine, type CreditContent, type CreditValues, toInput } from '../_lib/creditValues.ts'
import { useCreditRules } from '../_lib/useCreditRules.ts'
import { CreditLinesCard, type InvoicedLine } from './CreditLinesCard.tsx'
import { CreditRail } from './CreditRail.tsx'

const MAX_NOTE = 500

type Corrected = {
  readonly id: string
  readonly number: string | null | undefined
  readonly customerName: string
  readonly invoiceDate: string
  readonly lines: readonly InvoicedLine[]
}

type CreditMemoFormProps<Saved> = {
  title: string
  crumbs: readonly Crumb[]
  invoice: Corrected
  initialValues: CreditValues
  /** Name of the draft of a new memo. */
  draft?: DraftName
  note?: ReactNode
  onCancel: () => void
  onSaved: (saved: Saved) => void
  save: (content: CreditContent) => Promise<Outcome<Saved>>
}

/** The credited lines of an invoice and the reason; next to it the total. */
export function CreditMemoForm<Saved>(props: CreditMemoFormProps<Saved>) {
  const { title, crumbs, invoice, initialValues, draft, note, onCancel, onSaved, save } = props
  const { formatMessage } = useIntl()
  const rules = useRules()
  const lineRules = useCreditRules()
  const hasRoom = useHasPreviewRoom()
  const [isPreviewed, setPreviewed] = useState(false)
  return (
    <FormPage<CreditValues, Saved>
      wide
      title={title}
      crumbs={crumbs}
      initialValues={initialValues}
      {...(draft ? { draft, draftFollowsRecord: true } : {})}
      schema={object({
        memoDate: rules.date({ earliest: invoice.invoiceDate, latest: today() }),
        note: rules.text(MAX_NOTE),
        lines: lineRules,
      })}
      submitLabel={formatMessage({ id: 'creditMemos.save' })}
      onSubmit={async values => {
        const outcome = await save(toInput(values))
        if (outcome.ok) return outcome
        const fields = Object.entries(outcome.fields).map(([path, words]) => [atCreditLine(path, values.lines), words])
        return { ...outcome, fields: Object.fromEntries(fields) }
      }}
      onSaved={onSaved}
      onCancel={onCancel}
      rail={values => <CreditRail invoiceId={invoice.id} values={values} />}
      actions={
        hasRoom ? null : (
          <Button variant="ghost" onClick={() => setPreviewed(true)}>
            <FormattedMessage id="papers.preview" />
          </Button>
        )
      }
      belowButtons={values => (
        <PreviewBeside
          path="/credit-memo-previews"
          content={toPreview(invoice.id, values)}
          missing={missingOf(values).map(id => formatMessage({ id }))}
          open={isPreviewed}
          onClose={() => setPreviewed(false)}
        />
      )}
    >
      <FormCard title={<FormattedMessage id="creditMemos.card.invoice" />}>
        <p>
          <b className="fw5">{invoice.number}</b> · {invoice.customerName}
        </p>
        {note}
        <DateField
          name="memoDate"
          label={formatMessage({ id: 'creditMemos.date' })}
          required
          min={invoice.invoiceDate}
          max={today()}
        />
        <TextAreaField name="note" label={formatMessage({ id: 'creditMemos.note' })} required rows={2} />
      </FormCard>
      <CreditLinesCard lines={invoice.lines} />
    </FormPage>
  )
}
