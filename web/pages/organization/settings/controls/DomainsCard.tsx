import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { object } from 'yup'
import type { DomainsCard_controls$key } from '../../../../__generated__/DomainsCard_controls.graphql.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { TextAreaField } from '../../../../ui/form/fields.tsx'
import { useRules } from '../../../../ui/form/rules.ts'
import type { FreshFactor } from '../../../../ui/freshFactor/freshFactor.ts'
import { SettingsForm } from '../frame/SettingsForm.tsx'
import { useUpdateControls } from './_lib/useUpdateControls.ts'

type Values = { domains: string; version: number }

/** Domains whose addresses may be invited, one per line. */
export function DomainsCard({ controlsKey }: { controlsKey: DomainsCard_controls$key }) {
  const { formatMessage } = useIntl()
  const rules = useRules()
  const mayManage = usePermission('ACCOUNT_CONTROLS_MANAGE')
  const [update] = useUpdateControls()
  const controls = useFragment(
    graphql`
      fragment DomainsCard_controls on Controls {
        allowedEmailDomains
        version
      }
    `,
    controlsKey,
  )
  const initialValues = useMemo<Values>(
    () => ({ domains: controls.allowedEmailDomains.join('\n'), version: controls.version }),
    [controls],
  )

  async function save({ domains, version }: Values, factor: FreshFactor) {
    const allowedEmailDomains = domains.split(/[\s,;]+/).filter(Boolean)
    const outcome = await update({ variables: { input: { version, allowedEmailDomains, ...factor } } })
    if (outcome.ok) return outcome
    // The list is a single field here; the message names the entry.
    const wrong = Object.entries(outcome.fields).map(([path, message]) => {
      const domain = allowedEmailDomains[Number(path.split('.')[1])]
      return domain === undefined ? message : `${domain}: ${message}`
    })
    return { ...outcome, fields: wrong.length > 0 ? { domains: wrong.join(' ') } : outcome.fields }
  }
  return (
    <SettingsForm<Values, unknown>
      title={formatMessage({ id: 'controls.domains' })}
      description={<FormattedMessage id="controls.domains.why" />}
      initialValues={initialValues}
      schema={object({ domains: rules.optionalText(10_000) })}
      draft="settings-domains"
      {...(mayManage ? {} : { readOnly: formatMessage({ id: 'controls.domains.why' }) })}
      onSubmit={save}
    >
      <TextAreaField
        name="domains"
        label={formatMessage({ id: 'controls.domains.list' })}
        hint={<FormattedMessage id="controls.domains.hint" />}
        optional
        disabled={!mayManage}
      />
    </SettingsForm>
  )
}
