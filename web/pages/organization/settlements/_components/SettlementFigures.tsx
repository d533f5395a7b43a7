import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { SettlementFigures_settlement$key } from '../../../../__generated__/SettlementFigures_settlement.graphql.ts'
import { addDecimals, isZero, subtractDecimals } from '../../../../i18n/decimal.ts'
import { type MoneyValue, useFormats } from '../../../../i18n/format.ts'
import type { MessageId } from '../../../../i18n/messages.ts'

/** How the net amount of a settlement is computed: gross minus fees, with the provider's corrections. */
export function SettlementFigures({ settlementKey }: { settlementKey: SettlementFigures_settlement$key }) {
  const { gross, fees, adjustment, net, addsUp } = useFragment(
    graphql`
      fragment SettlementFigures_settlement on Settlement {
        addsUp
        gross {
          amount
          currency
        }
        fees {
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
      }
    `,
    settlementKey,
  )
  const computed = gross && netOf(gross.amount, fees?.amount ?? '0.00', adjustment?.amount ?? '0.00')
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id="settlements.addsUp" />
        </h2>
        <span className="muted t12">{net.currency}</span>
      </div>
      <div className="card-b form-column">
        {addsUp ? null : (
          <p className="note warn">
            <FormattedMessage id="settlements.mismatch.why" />
          </p>
        )}
        {gross ? null : (
          <p className="note info">
            <FormattedMessage id="settlements.netOnly" />
          </p>
        )}
        <dl className="settlement-sum">
          <Figure label="settlements.gross" value={gross} />
          <Figure label="settlements.fees" sign="−" value={fees} />
          <Figure
            label="settlements.adjustment"
            sign={adjustment?.amount.startsWith('-') ? undefined : '+'}
            value={adjustment && isZero(adjustment.amount) ? null : adjustment}
          />
          <Figure
            label="settlements.net"
            sign={computed ? (computed === net.amount ? '=' : '≠') : undefined}
            value={net}
          />
        </dl>
      </div>
    </section>
  )
}

const netOf = (gross: string, fees: string, adjustment: string): string =>
  addDecimals([subtractDecimals(gross, fees), adjustment])

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
