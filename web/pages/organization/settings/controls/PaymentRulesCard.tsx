import { FormattedMessage, useIntl } from 'react-intl'
import { LinkButton } from '../../../../ui/Button.tsx'
import { SettingsCard } from '../frame/SettingsCard.tsx'
import { useOpenSections } from '../frame/_lib/useOpenSections.ts'

/** A link to the payment rules, which have their own page, because users look for them here. */
export function PaymentRulesCard() {
  const { formatMessage } = useIntl()
  const isOpen = useOpenSections().some(({ path }) => path === 'payment-rules')
  if (!isOpen) return null
  return (
    <SettingsCard
      title={formatMessage({ id: 'settings.section.payment-rules' })}
      description={<FormattedMessage id="controls.paymentRules.why" />}
    >
      <div>
        <LinkButton to="/settings/payment-rules">
          <FormattedMessage id="controls.paymentRules.open" />
        </LinkButton>
      </div>
    </SettingsCard>
  )
}
