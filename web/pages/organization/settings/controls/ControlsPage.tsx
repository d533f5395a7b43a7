import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import type { ControlsPage_controls$key } from '../../../../__generated__/ControlsPage_controls.graphql.ts'
import type { ControlsPageQuery } from '../../../../__generated__/ControlsPageQuery.graphql.ts'
import type { PageProps } from '../../../../relay/entryPoint.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { useOrganizationChanges } from '../../_lib/useOrganizationChanges.ts'
import { DomainsCard } from './DomainsCard.tsx'
import { MembersCard } from './MembersCard.tsx'
import { PaymentRulesCard } from './PaymentRulesCard.tsx'
import { PeriodLockCard } from './PeriodLockCard.tsx'
import { SessionCard } from './SessionCard.tsx'
import { SwitchCard } from './SwitchCard.tsx'
import './controls.css'

const query = graphql`
  query ControlsPageQuery @preloadable @throwOnFieldError {
    viewer @required(action: THROW) {
      hasSecondFactor
    }
    organization {
      controls {
        ...ControlsPage_controls
      }
    }
  }
`

/** The company's controls, one card each, saved independently. */
export function ControlsPage({ queries }: PageProps<{ page: ControlsPageQuery }>) {
  const { formatMessage } = useIntl()
  const mayManage = usePermission('ACCOUNT_CONTROLS_MANAGE')
  const { viewer, organization } = usePreloadedQuery<ControlsPageQuery>(query, queries.page)
  useOrganizationChanges<ControlsPageQuery>(query)
  const controls = useFragment<ControlsPage_controls$key>(
    graphql`
      fragment ControlsPage_controls on Controls {
        enforceTwoFactor
        approveOwn
        transfersActive
        withoutSecondFactor
        version
        ...PeriodLockCard_controls
        ...SessionCard_controls
        ...DomainsCard_controls
        ...MembersCard_controls
      }
    `,
    organization.controls,
  )
  const { enforceTwoFactor, approveOwn, transfersActive, withoutSecondFactor, version } = controls
  const people = withoutSecondFactor ?? 0
  return (
    <>
      {mayManage ? null : (
        <p className="note info" role="note">
          <FormattedMessage id="settings.readOnly" />
        </p>
      )}
      <SwitchCard
        field="enforceTwoFactor"
        on={enforceTwoFactor}
        version={version}
        turnOn={
          viewer.hasSecondFactor
            ? { confirm: <FormattedMessage id="controls.enforceTwoFactor.turnOn" values={{ people }} /> }
            : { refused: formatMessage({ id: 'controls.enforceTwoFactor.ownFirst' }) }
        }
        turnOff={{ confirm: <FormattedMessage id="controls.enforceTwoFactor.turnOff" /> }}
      >
        {mayManage && people > 0 ? (
          <p className="t13">
            <FormattedMessage id="controls.withoutFactor" values={{ people }} />
          </p>
        ) : null}
      </SwitchCard>
      <SwitchCard
        field="approveOwn"
        on={approveOwn}
        version={version}
        turnOn={{ confirm: <FormattedMessage id="controls.approveOwn.turnOn" /> }}
        turnOff={{}}
      />
      <SwitchCard
        field="transfersActive"
        on={transfersActive}
        version={version}
        turnOn={{}}
        turnOff={{ confirm: <FormattedMessage id="controls.transfersActive.turnOff" /> }}
      />
      <PaymentRulesCard />
      <PeriodLockCard controlsKey={controls} />
      <SessionCard controlsKey={controls} />
      <DomainsCard controlsKey={controls} />
      <MembersCard controlsKey={controls} />
    </>
  )
}
