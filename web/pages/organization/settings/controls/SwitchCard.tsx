import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePermission } from '../../../../shell/permissions.tsx'
import type { FreshFactor } from '../../../../ui/freshFactor/freshFactor.ts'
import { useFreshFactor } from '../../../../ui/freshFactor/useFreshFactor.tsx'
import { Switch } from './Switch.tsx'
import { ConfirmDialog } from '../frame/ConfirmDialog.tsx'
import { SettingsCard } from '../frame/SettingsCard.tsx'
import { useUpdateControls } from './_lib/useUpdateControls.ts'

/** What precedes a switch: a confirmation that explains its effect, or why it is impossible. */
type Turn = { confirm?: ReactNode; refused?: string }

type SwitchCardProps = {
  /** Its messages are `controls.<field>`. */
  field: 'enforceTwoFactor' | 'approveOwn' | 'transfersActive'
  on: boolean
  /** Version of the shown controls. */
  version: number
  turnOn: Turn
  turnOff: Turn
  children?: ReactNode
}

/** One switch with its meaning; users who can't change it see its state as text. */
export function SwitchCard({ field, on, version, turnOn, turnOff, children }: SwitchCardProps) {
  const { formatMessage } = useIntl()
  const mayManage = usePermission('ACCOUNT_CONTROLS_MANAGE')
  const [update, isUpdating] = useUpdateControls()
  const { withFreshFactor, freshFactorDialog } = useFreshFactor()
  const [asking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const turn = on ? turnOff : turnOn
  const verb = formatMessage({ id: on ? 'controls.turnOff' : 'controls.turnOn' })
  const title = formatMessage({ id: `controls.${field}` })
  const state = formatMessage({ id: on ? 'controls.on' : 'controls.off' })

  const send = (factor: FreshFactor) => update({ variables: { input: { version, [field]: !on, ...factor } } })
  async function change() {
    const outcome = await withFreshFactor(send)
    if (outcome) setRefusal(outcome.ok ? null : outcome.form)
  }
  return (
    <SettingsCard
      title={title}
      description={<FormattedMessage id={`controls.${field}.why`} />}
      end={
        mayManage ? (
          <Switch
            label={title}
            state={state}
            on={on}
            disabled={turn.refused !== undefined}
            isBusy={isUpdating && !asking}
            onToggle={() => (turn.confirm === undefined ? void change() : setAsking(true))}
          />
        ) : (
          <span className={on ? 'badge ok' : 'badge'}>{state}</span>
        )
      }
    >
      {children}
      {mayManage && turn.refused !== undefined ? <p className="note warn">{turn.refused}</p> : null}
      {refusal === null ? null : (
        <p className="note bad" role="alert">
          {refusal}
        </p>
      )}
      {asking ? (
        <ConfirmDialog
          title={`${title}: ${verb}`}
          why={turn.confirm}
          confirm={verb}
          isBusy={isUpdating}
          act={send}
          onDone={() => setAsking(false)}
          onClose={() => setAsking(false)}
        />
      ) : null}
      {freshFactorDialog}
    </SettingsCard>
  )
}
