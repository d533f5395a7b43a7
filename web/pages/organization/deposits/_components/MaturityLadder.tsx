import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { MaturityLadder_organization$key } from '../../../../__generated__/MaturityLadder_organization.graphql.ts'
import { toMinor } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'

/** Maturities by month, each currency on its own scale. */
export function MaturityLadder({ organizationKey }: { organizationKey: MaturityLadder_organization$key }) {
  const formats = useFormats()
  const { depositLadder: steps } = useFragment(
    graphql`
      fragment MaturityLadder_organization on Organization @throwOnFieldError {
        depositLadder {
          month
          count
          principal {
            amount
            currency
          }
          netInterest {
            amount
            currency
          }
        }
      }
    `,
    organizationKey,
  )
  if (steps.length === 0) return null
  const largest = new Map<string, bigint>()
  for (const { principal } of steps) {
    const minor = toMinor(principal.amount)
    if (minor > (largest.get(principal.currency) ?? 0n)) largest.set(principal.currency, minor)
  }
  return (
    <section className="ladder">
      <h2 id="ladder-title">
        <FormattedMessage id="deposits.ladder" />
      </h2>
      {/* Years of months scroll on their own, also by keyboard. */}
      <div className="ladder-steps" role="region" aria-labelledby="ladder-title" tabIndex={0}>
        {[...largest].map(([currency, most]) => (
          <ul key={currency} aria-label={largest.size > 1 ? currency : undefined}>
            {steps
              .filter(({ principal }) => principal.currency === currency)
              .map(({ month, count, principal, netInterest }) => (
                <li key={month}>
                  <span className="ladder-month">{formats.shortMonth(month)}</span>
                  <span className="ladder-bar" aria-hidden>
                    <span
                      style={{ inlineSize: `${Math.max(Number((toMinor(principal.amount) * 100n) / most), 2)}%` }}
                    />
                  </span>
                  <span className="num">{formats.money(principal)}</span>
                  <small>
                    <FormattedMessage
                      id="deposits.ladder.step"
                      values={{ count, interest: formats.amount(netInterest.amount) }}
                    />
                  </small>
                </li>
              ))}
          </ul>
        ))}
      </div>
    </section>
  )
}
