import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type {
  RecordFigures_record$data,
  RecordFigures_record$key,
} from '../../../../__generated__/RecordFigures_record.graphql.ts'
import { addDecimals, subtractDecimals } from '../../../../i18n/decimal.ts'
import { type MoneyValue, useFormats } from '../../../../i18n/format.ts'
import type { MessageId } from '../../../../i18n/messages.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { LinkButton } from '../../../../ui/Button.tsx'

const CHECKS = ['figureCheck', 'memberCheck', 'carryOverCheck'] as const

/** How the net amount of a batch is computed, and any difference. */
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
        provider {
          uuid
        }
      }
    `,
    recordKey,
  )
  const mayUpload = usePermission('TREASURY_PROVIDERS_MANAGE')
  const wrong = CHECKS.filter(check => record[check] === 'MISMATCH')
  const { gross, fee, vat, withheld, adjustment, membersTotal, net } = record
  const given = givenBy(record)
  const compared = (value: MoneyValue) => (given === null || value.amount === given.amount ? '=' : '≠')
  const isOff = [membersTotal, net].some(value => value && compared(value) === '≠')
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id="paymentRecords.addsUp" />
        </h2>
        <span className="muted t12">{net.currency}</span>
      </div>
      <div className="card-b form-column">
        {wrong.map(check => (
          <p key={check} className="note warn">
            <FormattedMessage id={`paymentRecords.${check}.MISMATCH`} />
          </p>
        ))}
        {gross ? (
          <div className="provider-bar" aria-hidden>
            <Share className="net" of={net} />
            <Share className="fee" of={fee} />
            <Share className="vat" of={vat} />
            <Share className="vat" of={withheld} />
          </div>
        ) : (
          <div className="note info">
            <span className="grow">
              <FormattedMessage id="paymentRecords.netOnly" />
            </span>
            {mayUpload ? (
              <LinkButton size="sm" to={`/payment-providers/${record.provider.uuid}`}>
                <FormattedMessage id="paymentRecords.upload" />
              </LinkButton>
            ) : null}
          </div>
        )}
        <dl className="provider-sum">
          <Figure label="paymentRecords.gross" value={gross} />
          <Figure label="paymentRecords.fee" sign="−" value={fee} />
          <Figure label="paymentRecords.vat" sign="−" value={vat} />
          <Figure label="paymentRecords.withheld" sign="−" value={nonZero(withheld)} />
          <Figure
            label="paymentRecords.adjustment"
            sign={adjustment?.amount.startsWith('-') ? undefined : '+'}
            value={nonZero(adjustment)}
          />
          {/* Said only where it is not what the provider says. */}
          <Figure label="paymentRecords.given" sign="=" value={isOff ? given : null} />
          <Figure
            label="paymentRecords.membersTotal"
            sign={membersTotal ? compared(membersTotal) : undefined}
            value={membersTotal}
          />
          <Figure
            label="paymentRecords.net"
            sign={given ? compared(net) : membersTotal ? (membersTotal.amount === net.amount ? '=' : '≠') : undefined}
            value={net}
          />
        </dl>
      </div>
    </section>
  )
}

/** What gross and deductions give; null until the provider reports them. */
function givenBy({ gross, fee, vat, withheld, adjustment }: RecordFigures_record$data): MoneyValue | null {
  if (!gross || !fee || !vat) return null
  const deducted = addDecimals([fee.amount, vat.amount, withheld?.amount ?? '0.00'])
  const amount = subtractDecimals(addDecimals([gross.amount, adjustment?.amount ?? '0.00']), deducted)
  return { amount, currency: gross.currency }
}

const nonZero = (value: MoneyValue | null | undefined) => (value && /[1-9]/.test(value.amount) ? value : null)

/** A part of the gross amount, with proportional width; negative parts have none. */
function Share({ of, className }: { of: MoneyValue | null | undefined; className: string }) {
  if (!of || of.amount.startsWith('-')) return null
  return <span className={className} style={{ flexGrow: of.amount }} />
}

type FigureProps = { label: MessageId; value: MoneyValue | null | undefined; sign?: '−' | '+' | '=' | '≠' | undefined }

function Figure({ label, value, sign }: FigureProps) {
  const formats = useFormats()
  if (!value) return null
  return (
    <div className={sign === '≠' ? 'differs' : undefined}>
      <dt>
        <FormattedMessage id={label} />
      </dt>
      <dd className="num">
        {sign ? <span className="muted">{sign} </span> : null}
        {formats.amount(value.amount)}
      </dd>
    </div>
  )
}
