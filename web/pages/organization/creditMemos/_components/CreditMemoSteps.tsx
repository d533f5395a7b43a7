import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CreditMemoSteps_memo$key } from '../../../../__generated__/CreditMemoSteps_memo.graphql.ts'
import { fromMinor, toMinor } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'

/** The progress of a memo: approved, return note received where the tax office requires it, and used. */
export function CreditMemoSteps({ memoKey }: { memoKey: CreditMemoSteps_memo$key }) {
  const formats = useFormats()
  const { total, remaining, approvedAt, approvedBy, returnNote } = useFragment(
    graphql`
      fragment CreditMemoSteps_memo on CreditMemo {
        approvedAt
        approvedBy {
          fullName
        }
        total {
          amount
        }
        remaining {
          amount
        }
        returnNote {
          status
          date
        }
      }
    `,
    memoKey,
  )
  const whole = toMinor(total.amount)
  const used = approvedAt ? whole - toMinor(remaining.amount) : 0n
  const percent = whole > 0n ? Number((used * 100n) / whole) : 0
  return (
    <ol className="document-steps">
      <li className={approvedAt ? 'done' : undefined}>
        <FormattedMessage id="creditMemos.step.approved" />{' '}
        <small>
          {approvedAt ? (
            [formats.dateTime(approvedAt), approvedBy?.fullName].filter(Boolean).join(', ')
          ) : (
            <FormattedMessage id="creditMemos.step.notYet" />
          )}
        </small>
      </li>
      {returnNote ? (
        <li className={returnNote.status === 'RECEIVED' ? 'done' : undefined}>
          <FormattedMessage id="creditMemos.returnNote" />{' '}
          <small>
            {returnNote.date ? formats.date(returnNote.date) : <FormattedMessage id="creditMemos.step.notYet" />}
          </small>
        </li>
      ) : null}
      <li className={percent > 0 ? 'done' : undefined}>
        <i style={{ width: `${percent}%` }} aria-hidden />
        <FormattedMessage id="creditMemos.step.used" />{' '}
        <small className="tab-num">
          <FormattedMessage
            id="creditMemos.step.usedOf"
            values={{ used: formats.amount(fromMinor(used)), total: formats.amount(total.amount) }}
          />
        </small>
      </li>
    </ol>
  )
}
