import { TrendingDown } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { DepositForecastNoteQuery } from '../../../../__generated__/DepositForecastNoteQuery.graphql.ts'
import { isZero } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { useAnswerAsTyped } from '../../../../relay/useAnswerAsTyped.ts'
import type { DepositValues } from '../_lib/depositValues.ts'
import type { DepositCalculation } from '../_lib/useDepositCalculation.ts'

type DepositForecastNoteProps = {
  calculation: DepositCalculation
  values: Pick<DepositValues, 'amount' | 'currency' | 'issuedOn'>
}

/** Warns when, with the principal away until maturity, the cash forecast falls below the minimum. */
export function DepositForecastNote({ calculation, values }: DepositForecastNoteProps) {
  const formats = useFormats()
  const { maturesOn, atMaturity } = calculation
  const { amount, currency, issuedOn } = values
  const answer = useAnswerAsTyped<DepositForecastNoteQuery>(
    graphql`
      query DepositForecastNoteQuery($currency: Currency!, $scenarios: [ForecastScenarioInput!]!) {
        organization {
          cashForecast(currency: $currency, unit: MONTH, scenarios: $scenarios) {
            minimum {
              amount
              currency
            }
            scenarios {
              firstBreach {
                day
                amount {
                  amount
                  currency
                }
              }
            }
          }
        }
      }
    `,
    amount === null || issuedOn === null || atMaturity.currency !== currency || isZero(amount)
      ? null
      : {
          currency,
          scenarios: [
            {
              extraLines: [
                { amount, date: issuedOn, direction: 'DEBIT' },
                { amount: atMaturity.amount, date: maturesOn, direction: 'CREDIT' },
              ],
            },
          ],
        },
  )
  const forecast = answer?.organization.cashForecast
  const breach = forecast?.scenarios[0]?.firstBreach
  if (!forecast?.minimum || !breach || breach.day > maturesOn) return null
  return (
    <p className="note warn">
      <TrendingDown className="i" aria-hidden />
      <span>
        <FormattedMessage
          id="deposits.calculator.breach"
          values={{
            date: formats.date(breach.day, { year: 'always' }),
            amount: formats.money(breach.amount),
            minimum: formats.money(forecast.minimum),
          }}
        />
      </span>
    </p>
  )
}
