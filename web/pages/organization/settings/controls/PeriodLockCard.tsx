import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { object } from 'yup'
import type { PeriodLockCard_controls$key } from '../../../../__generated__/PeriodLockCard_controls.graphql.ts'
import { today, useFormats } from '../../../../i18n/format.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { DateText } from '../../../../ui/DateText.tsx'
import { DateField } from '../../../../ui/form/DateField.tsx'
import { TextField } from '../../../../ui/form/fields.tsx'
import { useRules } from '../../../../ui/form/rules.ts'
import { SettingsForm } from '../frame/SettingsForm.tsx'
import { useSetPeriodLock } from './_lib/useSetPeriodLock.ts'

type Values = { lockedBefore: string | null; reason: string; version: number }

/** The date before which everything is locked, with who set it and why. */
export function PeriodLockCard({ controlsKey }: { controlsKey: PeriodLockCard_controls$key }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const rules = useRules()
  const mayManage = usePermission('ACCOUNT_CONTROLS_MANAGE')
  const [setLock] = useSetPeriodLock()
  const controls = useFragment(
    graphql`
      fragment PeriodLockCard_controls on Controls {
        lockedBefore
        lockReason
        lockSetByName
        lockSetAt
        version
      }
    `,
    controlsKey,
  )
  const { lockReason, lockSetByName, lockSetAt } = controls
  const initialValues = useMemo<Values>(
    () => ({ lockedBefore: controls.lockedBefore ?? null, reason: '', version: controls.version }),
    [controls.lockedBefore, controls.version],
  )
  return (
    <SettingsForm<Values, unknown>
      title={formatMessage({ id: 'controls.periodLock' })}
      description={<FormattedMessage id="controls.periodLock.why" />}
      initialValues={initialValues}
      schema={object({ lockedBefore: rules.date({ optional: true, latest: today() }), reason: rules.text(500) })}
      {...(mayManage ? {} : { readOnly: formatMessage({ id: 'controls.periodLock.why' }) })}
      onSubmit={({ lockedBefore, reason, version }, factor) =>
        setLock({ variables: { input: { lockedBefore: lockedBefore || null, reason, version, ...factor } } })
      }
    >
      {mayManage ? (
        <DateField
          name="lockedBefore"
          label={formatMessage({ id: 'controls.periodLock.date' })}
          hint={<FormattedMessage id="controls.periodLock.hint" />}
          optional
          max={today()}
        />
      ) : (
        <p>
          {controls.lockedBefore == null ? (
            <FormattedMessage id="controls.periodLock.none" />
          ) : (
            <FormattedMessage
              id="controls.periodLock.is"
              values={{ day: <DateText value={controls.lockedBefore} year="always" /> }}
            />
          )}
        </p>
      )}
      {lockSetAt == null ? null : (
        <p className="t13">
          <FormattedMessage
            id="controls.periodLock.setBy"
            values={{ name: lockSetByName, at: formats.dateTime(lockSetAt), reason: lockReason }}
          />
        </p>
      )}
      {mayManage ? <TextField name="reason" label={formatMessage({ id: 'controls.periodLock.reason' })} /> : null}
    </SettingsForm>
  )
}
