import { Suspense, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { MarkPaidDialogQuery } from '../../../../__generated__/MarkPaidDialogQuery.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { Bar } from '../../../../ui/states/Skeletons.tsx'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'
import type { ActableBill } from '../_public/actableBill.ts'
import { useMarkBillPaid } from '../_lib/useMarkBillPaid.ts'
import './bills.css'

type MarkPaidDialogProps = { bill: ActableBill; onClose: () => void; onDone: () => void }

/**
 * Chooses the statement line that paid a bill. A single dialog that stays while its lines load: one that replaced another meanwhile would
 * be closed with it.
 */
export function MarkPaidDialog({ bill, onClose, onDone }: MarkPaidDialogProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [markPaid] = useMarkBillPaid()
  const [chosen, setChosen] = useState<string | null>(null)
  const [hasLines, setHasLines] = useState(false)
  const amount = formats.money(bill.amount)
  return (
    <FormDialog
      size="md"
      title={<FormattedMessage id="bills.MARK_PAID.title" values={{ number: bill.number }} />}
      description={hasLines ? <FormattedMessage id="bills.MARK_PAID.text" values={{ amount }} /> : undefined}
      submitLabel={<FormattedMessage id="bills.MARK_PAID.submit" />}
      nothingToSend={!hasLines}
      check={(): Record<string, string> => (chosen ? {} : { line: formatMessage({ id: 'bills.MARK_PAID.choose' }) })}
      send={() => markPaid({ variables: { input: { id: bill.id, statementTransactionId: chosen ?? '' } } })}
      onSent={onDone}
      onClose={onClose}
    >
      {errors => (
        <Suspense fallback={<Bar width="100%" height={120} />}>
          <Lines
            bill={bill}
            error={errors.line}
            chosen={chosen}
            onChoose={setChosen}
            onRead={lines => {
              setHasLines(lines.length > 0)
              if (lines.length === 1) setChosen(lines[0] ?? null)
            }}
          />
        </Suspense>
      )}
    </FormDialog>
  )
}

type LinesProps = {
  bill: ActableBill
  error: string | undefined
  chosen: string | null
  onChoose: (id: string) => void
  /** Called once with the available lines. */
  onRead: (ids: readonly string[]) => void
}

function Lines({ bill, error, chosen, onChoose, onRead }: LinesProps) {
  const formats = useFormats()
  const { node } = useQueryOfSelection<MarkPaidDialogQuery>(
    graphql`
      query MarkPaidDialogQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Bill {
            matchingStatementTransactions {
              id
              date
              description
              bankAccount {
                alias
              }
            }
          }
        }
      }
    `,
    { id: bill.id },
    // Lines matched meanwhile are not offered.
    { fetchPolicy: 'network-only' },
  )
  const lines = node?.matchingStatementTransactions ?? []
  const first = useRef<HTMLInputElement>(null)
  const tell = useRef(() => onRead(lines.map(({ id }) => id)))
  useEffect(() => {
    tell.current()
    first.current?.focus()
  }, [])
  if (lines.length === 0) {
    return (
      <p>
        <FormattedMessage id="bills.MARK_PAID.none" values={{ amount: formats.money(bill.amount) }} />
      </p>
    )
  }
  return (
    <fieldset className="field bill-lines" aria-describedby={error ? 'bill-lines-error' : undefined}>
      <legend className="label">
        <FormattedMessage id="bills.MARK_PAID.lines" />
      </legend>
      {lines.map(({ id, date, description, bankAccount }, place) => (
        <label key={id} className="bill-line">
          <input
            ref={place === 0 ? first : undefined}
            data-autofocus={place === 0 || undefined}
            type="radio"
            name="line"
            aria-invalid={error ? true : undefined}
            checked={chosen === id}
            onChange={() => onChoose(id)}
          />
          <span className="grow">
            <b>{description}</b>
            <small>
              {formats.date(date, { year: 'always' })} · {bankAccount.alias}
            </small>
          </span>
        </label>
      ))}
      {error ? (
        <p id="bill-lines-error" className="err" role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
