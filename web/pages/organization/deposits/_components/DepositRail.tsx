import { FormattedMessage } from 'react-intl'
import { type DepositValues, toWish } from '../_lib/depositValues.ts'
import { useDepositCalculation } from '../_lib/useDepositCalculation.ts'
import { DepositEarnings } from './DepositEarnings.tsx'
import './deposits.css'

type DepositRailProps = { values: DepositValues; depositId?: string | undefined }

/** The deposit's interest, computed by the server while the user types. */
export function DepositRail({ values, depositId }: DepositRailProps) {
  const calculation = useDepositCalculation(toWish(values, depositId))
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id="deposits.calculator" />
        </h2>
      </div>
      <div className="card-b form-column" aria-live="polite">
        {calculation ? (
          <DepositEarnings
            calculation={calculation}
            renews={values.renewal !== 'NONE'}
            proposesTax={values.taxRate.trim() === ''}
          />
        ) : (
          <p className="muted">
            <FormattedMessage id="deposits.calculator.empty" />
          </p>
        )}
      </div>
    </section>
  )
}
