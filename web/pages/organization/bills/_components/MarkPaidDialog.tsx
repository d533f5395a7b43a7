import { Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { MarkPaidDialogQuery } from '../../../../__generated__/MarkPaidDialogQuery.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import { Bar } from '../../../../ui/states/Skeletons.tsx'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'
import type { ActableBill } from '../_public/actableBill.ts'
import { useMarkBillPaid } from '../_lib/useMarkBillPaid.ts'
import './bills.css'

type MarkPaidDialogProps = { bill: ActableBill; onClose: () => void; onDone: () => void }

/** Says which line of a statement paid a bill. */
export function MarkPaidDialog(props: MarkPaidDialogProps) {
  return (
    <Suspense
      fallback={
        <Dialog
          open
          size="md"
          onClose={props.onClose}
          title={<FormattedMessage id="bills.MARK_PAID.title" values={{ number: props.bill.number }} />}
        >
          <Bar width="100%" height={120} />
        </Dialog>
      }
    >
      <LinesDialog {...props} />
    </Suspense>
  )
}

function LinesDialog({ bill, onClose, onDone }: MarkPaidDialogProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [markPaid] = useMarkBillPaid()
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
    // What was matched meanwhile is not offered.
    { fetchPolicy: 'network-only' },
  )
  const lines = node?.matchingStatementTransactions ?? []
  const [chosen, setChosen] = useState(lines.length === 1 ? (lines[0]?.id ?? null) : null)
  const amount = formats.money(bill.amount)
  const title = <FormattedMessage id="bills.MARK_PAID.title" values={{ number: bill.number }} />
  if (lines.length === 0) {
    return (
      <Dialog open size="md" onClose={onClose} title={title}>
        <p>
          <FormattedMessage id="bills.MARK_PAID.none" values={{ amount }} />
        </p>
      </Dialog>
    )
  }
  return (
    <FormDialog
      size="md"
      title={title}
      description={<FormattedMessage id="bills.MARK_PAID.text" values={{ amount }} />}
      submitLabel={<FormattedMessage id="bills.MARK_PAID.submit" />}
      check={(): Record<string, string> => (chosen ? {} : { line: formatMessage({ id: 'bills.MARK_PAID.choose' }) })}
      send={() => markPaid({ variables: { input: { id: bill.id, statementTransactionId: chosen ?? '' } } })}
      onSent={onDone}
      onClose={onClose}
    >
      {errors => (
        <fieldset className="field bill-lines" aria-describedby={errors.line ? 'bill-lines-error' : undefined}>
          <legend className="label">
            <FormattedMessage id="bills.MARK_PAID.lines" />
          </legend>
          {lines.map(({ id, date, description, bankAccount }, place) => (
            <label key={id} className="bill-line">
              <input
                type="radio"
                name="line"
                data-autofocus={place === 0 || undefined}
                aria-invalid={errors.line ? true : undefined}
                checked={chosen === id}
                onChange={() => setChosen(id)}
              />
              <span className="grow">
                <b>{description}</b>
                <small>
                  {formats.date(date, { year: 'always' })} · {bankAccount.alias}
                </small>
              </span>
            </label>
          ))}
          {errors.line ? (
            <p id="bill-lines-error" className="err" role="alert">
              {errors.line}
            </p>
          ) : null}
        </fieldset>
      )}
    </FormDialog>
  )
}
