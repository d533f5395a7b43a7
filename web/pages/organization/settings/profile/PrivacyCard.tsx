import { FormattedMessage } from 'react-intl'
import { SettingsCard } from '../frame/SettingsCard.tsx'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { configuredPurposes, decide, useConsent } from '../../../../telemetry/consent.ts'
import '../../../../telemetry/privacy.css'

/** What this browser may send; changes take effect at once. */
export default function PrivacyCard() {
  const consent = useConsent()
  return (
    <SettingsCard title={<FormattedMessage id="privacy.title" />} description={<FormattedMessage id="privacy.why" />}>
      {configuredPurposes().map(purpose => (
        <label key={purpose} className="privacy-choice">
          <Checkbox
            checked={consent[purpose] === true}
            onChange={event => decide({ [purpose]: event.target.checked })}
          />
          <span>
            <b>
              <FormattedMessage id={`privacy.${purpose}`} />
            </b>
            <FormattedMessage id={`privacy.${purpose}.what`} />
          </span>
        </label>
      ))}
      <p className="t13 muted">
        <FormattedMessage id="privacy.never" />
      </p>
    </SettingsCard>
  )
}
