import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { object } from 'yup'
import type { SessionCard_controls$key } from '../../../../__generated__/SessionCard_controls.graphql.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { SelectField } from '../../../../ui/form/fields.tsx'
import { SettingsForm } from '../frame/SettingsForm.tsx'
import { useUpdateControls } from './_lib/useUpdateControls.ts'

/** Minutes; the longer ones only shorten how long a browser is remembered. */
const LENGTHS = [15, 30, 60, 120, 240, 480, 720, 1_440, 10_080]
const HOUR = 60
const DAY = 24 * HOUR

type Values = { minutes: string; version: number }

/** The idle timeout of sessions. */
export function SessionCard({ controlsKey }: { controlsKey: SessionCard_controls$key }) {
  const { formatMessage } = useIntl()
  const mayManage = usePermission('ACCOUNT_CONTROLS_MANAGE')
  const [update] = useUpdateControls()
  const controls = useFragment(
    graphql`
      fragment SessionCard_controls on Controls {
        sessionIdleMinutes
        longestIdleMinutes
        longestRememberedMinutes
        version
      }
    `,
    controlsKey,
  )
  const { sessionIdleMinutes, longestIdleMinutes, longestRememberedMinutes } = controls
  const initialValues = useMemo<Values>(
    () => ({ minutes: String(controls.sessionIdleMinutes ?? ''), version: controls.version }),
    [controls],
  )
  const words = (minutes: number) => {
    if (minutes >= DAY && minutes % DAY === 0) return formatMessage({ id: 'controls.days' }, { count: minutes / DAY })
    if (minutes % HOUR === 0) return formatMessage({ id: 'controls.hours' }, { count: minutes / HOUR })
    return formatMessage({ id: 'controls.minutes' }, { count: minutes })
  }
  const offered = LENGTHS.filter(minutes => minutes < longestRememberedMinutes)
  const lengths =
    sessionIdleMinutes === null || sessionIdleMinutes === undefined || offered.includes(sessionIdleMinutes)
      ? offered
      : [...offered, sessionIdleMinutes].toSorted((a, b) => a - b)
  const installation = formatMessage(
    { id: 'controls.session.installation' },
    { idle: words(longestIdleMinutes), remembered: words(longestRememberedMinutes) },
  )
  return (
    <SettingsForm<Values, unknown>
      title={formatMessage({ id: 'controls.session' })}
      description={<FormattedMessage id="controls.session.why" />}
      initialValues={initialValues}
      schema={object({})}
      {...(mayManage ? {} : { readOnly: formatMessage({ id: 'controls.session.why' }) })}
      onSubmit={({ minutes, version }, factor) => {
        const sessionIdleMinutes = minutes === '' ? null : Number(minutes)
        return update({ variables: { input: { version, sessionIdleMinutes, ...factor } } })
      }}
    >
      <SelectField
        name="minutes"
        label={formatMessage({ id: 'controls.session.length' })}
        placeholder={installation}
        options={lengths.map(minutes => ({ value: String(minutes), label: words(minutes) }))}
        disabled={!mayManage}
      />
    </SettingsForm>
  )
}
