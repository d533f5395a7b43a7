import { FormattedMessage } from 'react-intl'
import { FactorSetup } from '../../../ui/secondFactor/FactorSetup.tsx'

/** The owner's second factor, which the first organization requires. */
export function FactorStep({ onDone }: { onDone: () => void }) {
  return (
    <div className="setup-in">
      <h1>
        <FormattedMessage id="setup.factor" />
      </h1>
      <p className="lead">
        <FormattedMessage id="setup.factor.lead" />
      </p>
      <div className="setup-narrow">
        <FactorSetup onDone={onDone} />
      </div>
    </div>
  )
}
