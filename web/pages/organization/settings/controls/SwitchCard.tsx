import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePermission } from '../../../../shell/permissions.tsx'
import { Button } from '../../../../ui/Button.tsx'
import type { FreshFactor } from '../../../../ui/freshFactor/freshFactor.ts'
import { useFreshFactor } from '../../../../ui/freshFactor/useFreshFactor.tsx'
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

/** One switch: its state, its meaning, and the button that toggles it. */
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
        <span className={on ? 'badge ok' : 'badge'}>
          <FormattedMessage id={on ? 'controls.on' : 'controls.off'} />
        </span>
      }
    >
      {children}
      {mayManage && turn.refused !== undefined ? <p className="note warn">{turn.refused}</p> : null}
      {refusal === null ? null : (
        <p className="note bad" role="alert">
          {refusal}
        </p>
      )}
      {mayManage ? (
        <div>
          <Button
            disabled={turn.refused !== undefined}
            loading={isUpdating && !asking}
            aria-label={`${verb}: ${title}`}
            onClick={() => (turn.confirm === undefined ? void change() : setAsking(true))}
          >
            {verb}
          </Button>
        </div>
      ) : null}
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
