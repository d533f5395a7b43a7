import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FlowSummary_flow$key } from '../../../../__generated__/FlowSummary_flow.graphql.ts'
import { isZero } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Money } from '../../../../ui/Money.tsx'
import type { OpenFlow } from '../_lib/flowState.ts'

type FlowSummaryProps = { flowKey: FlowSummary_flow$key; onOpen: (figure: OpenFlow) => void }

/** Incoming, outgoing and net cash over all periods, with the comparison. */
export function FlowSummary({ flowKey, onOpen }: FlowSummaryProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { total, before, categories } = useFragment(
    graphql`
      fragment FlowSummary_flow on CashFlow @throwOnFieldError {
        total {
          lines
          in {
            amount
            currency
          }
          out {
            amount
            currency
          }
          net {
            amount
            currency
          }
        }
        before {
          from
          to
          inChange
          outChange
          netChange
        }
        categories {
          category {
            uuid
          }
          total {
            in {
              amount
              currency
            }
            out {
              amount
              currency
            }
          }
        }
      }
    `,
    flowKey,
  )
  const rest = categories.find(({ category }) => category == null)?.total
  const uncategorized = (side: 'in' | 'out') => {
    const open = rest?.[side]
    if (!open || isZero(open.amount)) return null
    return (
      <button
        type="button"
        className="link t12"
        onClick={() =>
          onOpen({
            direction: side === 'in' ? 'CREDIT' : 'DEBIT',
            kind: 'UNCATEGORIZED',
            categoryUuid: null,
            place: 'TOTAL',
          })
        }
      >
        <FormattedMessage id="cashFlow.notCategorized" values={{ amount: formats.money(open) }} />
      </button>
    )
  }
  const change = (percent: number | null | undefined) => (
    <p className="t12 muted">
      {percent == null ? (
        <FormattedMessage id="cashFlow.change.none" />
      ) : (
        <FormattedNumber value={percent / 100} style="percent" signDisplay="exceptZero" maximumFractionDigits={1} />
      )}{' '}
      <FormattedMessage
        id="cashFlow.against"
        values={{ from: formats.date(before.from), to: formats.date(before.to, { year: 'always' }) }}
      />
    </p>
  )
  return (
    <section className="card card-b" aria-label={formatMessage({ id: 'cashFlow.summary' })}>
      <dl className="flow-facts">
        {(['in', 'out'] as const).map(side => (
          <div key={side}>
            <dt>
              <FormattedMessage id={`cashFlow.${side}`} />
            </dt>
            <dd>
              <Money value={total[side]} currency />
            </dd>
            <dd className="flow-note">
              {change(side === 'in' ? before.inChange : before.outChange)}
              {uncategorized(side)}
            </dd>
          </div>
        ))}
        <div>
          <dt>
            <FormattedMessage id="cashFlow.net" />
          </dt>
          <dd>
            <Money value={total.net} currency sign="always" />
          </dd>
          <dd className="flow-note">
            {change(before.netChange)}
            <p className="t12 muted">
              <FormattedMessage id="cashFlow.lines" values={{ count: total.lines }} />
            </p>
          </dd>
        </div>
      </dl>
    </section>
  )
}
