import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { array, object } from 'yup'
import type { BillSettingsPage_organization$key } from '../../../../__generated__/BillSettingsPage_organization.graphql.ts'
import type { BillSettingsPageQuery } from '../../../../__generated__/BillSettingsPageQuery.graphql.ts'
import type { PageProps } from '../../../../relay/entryPoint.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { useRules } from '../../../../ui/form/rules.ts'
import { SettingsForm } from '../frame/SettingsForm.tsx'
import { MetadataFields } from './MetadataFields.tsx'
import { choicesOf, type FieldValues, MAX_CHOICES, toInput } from './metadataValues.ts'
import { useUpdateBillSettings } from './_lib/useUpdateBillSettings.ts'

type Values = { metadataFields: readonly FieldValues[]; version: number }

/** The metadata fields that the organization requires of bills. */
export function BillSettingsPage({ queries }: PageProps<{ page: BillSettingsPageQuery }>) {
  const { organization } = usePreloadedQuery<BillSettingsPageQuery>(
    graphql`
      query BillSettingsPageQuery @preloadable @throwOnFieldError {
        organization {
          ...BillSettingsPage_organization
        }
      }
    `,
    queries.page,
  )
  return <MetadataForm organizationKey={organization} />
}

function MetadataForm({ organizationKey }: { organizationKey: BillSettingsPage_organization$key }) {
  const { formatMessage } = useIntl()
  const mayManage = usePermission('ACCOUNT_COMPANY_MANAGE')
  const [update] = useUpdateBillSettings()
  const schema = useSchema()
  const { billSettings } = useFragment(
    graphql`
      fragment BillSettingsPage_organization on Organization @throwOnFieldError {
        billSettings {
          metadataFields {
            key
            label
            kind
            required
            choices
          }
          version
        }
      }
    `,
    organizationKey,
  )
  const initialValues = useMemo<Values>(
    () => ({
      metadataFields: billSettings.metadataFields.map(field => ({ ...field, choices: field.choices.join('\n') })),
      version: billSettings.version,
    }),
    [billSettings],
  )
  return (
    <SettingsForm
      title={formatMessage({ id: 'billSettings.title' })}
      description={<FormattedMessage id="billSettings.why" />}
      readOnly={mayManage ? null : formatMessage({ id: 'settings.readOnly' })}
      initialValues={initialValues}
      schema={schema}
      draft="settings-bills"
      onSubmit={({ metadataFields, version }) =>
        update({ variables: { input: { metadataFields: metadataFields.map(toInput), version } } })
      }
    >
      <MetadataFields readOnly={!mayManage} />
    </SettingsForm>
  )
}

function useSchema() {
  const { formatMessage } = useIntl()
  const rules = useRules()
  const repeated = formatMessage({ id: 'billSettings.key.repeated' })
  return object({
    metadataFields: array(
      object({
        key: rules
          .text(40)
          .matches(/^[a-z][a-z0-9_]*$/, formatMessage({ id: 'billSettings.key.form' }))
          .test('unique', repeated, (key, { from }) => {
            const { metadataFields = [] } = (from?.[1]?.value ?? {}) as { metadataFields?: readonly { key?: string }[] }
            return metadataFields.filter(field => field.key?.trim() === key).length < 2
          }),
        label: rules.text(60),
        choices: rules.optionalText(4_000).when('kind', {
          is: 'CHOICE',
          then: text =>
            text
              .test('some', formatMessage({ id: 'rule.required' }), value => choicesOf(value ?? '').length > 0)
              .test(
                'few',
                formatMessage({ id: 'billSettings.choices.most' }, { most: MAX_CHOICES }),
                value => choicesOf(value ?? '').length <= MAX_CHOICES,
              ),
        }),
      }),
    ),
  })
}
