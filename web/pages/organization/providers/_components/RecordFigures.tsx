import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { RecordFigures_record$key } from '../../../../__generated__/RecordFigures_record.graphql.ts'
import type { MessageId } from '../../../../i18n/messages.ts'
import { type MoneyValue, useFormats } from '../../../../i18n/format.ts'

const CHECKS = ['figureCheck', 'memberCheck', 'carryOverCheck'] as const

/** What the net of a batch is made of, and what of it does not add up. */
export function RecordFigures({ recordKey }: { recordKey: RecordFigures_record$key }) {
  const record = useFragment(
    graphql`
      fragment RecordFigures_record on PaymentRecord {
        figureCheck
        memberCheck
        carryOverCheck
        gross {
          amount
          currency
        }
        fee {
          amount
          currency
        }
        vat {
          amount
          currency
        }
        withheld {
          amount
          currency
        }
        adjustment {
          amount
          currency
        }
        net {
          amount
          currency
        }
        membersTotal {
          amount
          currency
        }
      }
    `,
    recordKey,
  )
  const wrong = CHECKS.filter(check => record[check] === 'MISMATCH')
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id="paymentRecords.addsUp" />
        </h2>
      </div>
      <div className="card-b form-column">
        {wrong.map(check => (
          <p key={check} className="note warn">
            <FormattedMessage id={`paymentRecords.${check}.MISMATCH`} />
          </p>
        ))}
        {record.gross ? null : (
          <p className="note info">
            <FormattedMessage id="paymentRecords.netOnly" />
          </p>
        )}
        <dl className="provider-sum">
          <Figure label="paymentRecords.gross" value={record.gross} />
          <Figure label="paymentRecords.fee" value={record.fee} less />
          <Figure label="paymentRecords.vat" value={record.vat} less />
          <Figure label="paymentRecords.withheld" value={record.withheld} less />
          <Figure label="paymentRecords.adjustment" value={record.adjustment} />
          <Figure label="paymentRecords.membersTotal" value={record.membersTotal} />
          <Figure label="paymentRecords.net" value={record.net} className="total" />
        </dl>
      </div>
    </section>
  )
}

type FigureProps = { label: MessageId; value: MoneyValue | null | undefined; less?: true; className?: string }

function Figure({ label, value, less, className }: FigureProps) {
  const formats = useFormats()
  if (!value) return null
  return (
    <div className={className}>
      <dt>
        <FormattedMessage id={label} />
      </dt>
      <dd className="num">
        {less ? '− ' : ''}
        {formats.money(value)}
      </dd>
    </div>
  )
}
