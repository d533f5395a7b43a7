import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { Totals_organization$key } from '../../../../__generated__/Totals_organization.graphql.ts'
import { addDecimals } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { AgeText } from './AgeText.tsx'

/** Totals by currency. Currencies are never added: no daily rate is known. */
export function Totals({ organizationKey }: { organizationKey: Totals_organization$key }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { bankBalances } = useFragment(
    graphql`
      fragment Totals_organization on Organization @throwOnFieldError {
        bankBalances {
          accounts
          unknown
          oldestAsOf
          ledger {
            amount
            currency
          }
        }
      }
    `,
    organizationKey,
  )
  const byCurrency = Map.groupBy(bankBalances, ({ ledger }) => ledger.currency)
  return (
    <ul className="balance-totals" aria-label={formatMessage({ id: 'balances.totals' })}>
      {[...byCurrency].map(([currency, balances]) => {
        const accounts = balances.reduce((sum, balance) => sum + balance.accounts, 0)
        const unknown = balances.reduce((sum, balance) => sum + balance.unknown, 0)
        const oldest = balances.flatMap(({ oldestAsOf }) => oldestAsOf ?? []).toSorted()[0]
        return (
          <li key={currency} className="card balance-total">
            <span className="muted t12">
              <FormattedMessage id="balances.total" values={{ currency }} />
            </span>
            <span className="balance-sum num">
              {formats.money({ amount: addDecimals(balances.map(({ ledger }) => ledger.amount)), currency })}
            </span>
            <span className="subtle t12">
              <FormattedMessage id="balances.accounts" values={{ accounts }} />
              {unknown > 0 ? (
                <>
                  {' · '}
                  <FormattedMessage id="balances.unknown" values={{ accounts: unknown }} />
                </>
              ) : null}
              {oldest ? (
                <>
                  {' · '}
                  <FormattedMessage id="balances.oldest" values={{ age: <AgeText value={oldest} /> }} />
                </>
              ) : null}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
