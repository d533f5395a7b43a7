import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { array, object, string } from 'yup'
import type { RemindersPage_settings$key } from '../../../../__generated__/RemindersPage_settings.graphql.ts'
import type { RemindersPageQuery } from '../../../../__generated__/RemindersPageQuery.graphql.ts'
import type { PageProps } from '../../../../relay/entryPoint.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { ChoiceField } from '../../../../ui/form/fields.tsx'
import { useRules } from '../../../../ui/form/rules.ts'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { useOrganizationChanges } from '../../_lib/useOrganizationChanges.ts'
import { SettingsForm } from '../frame/SettingsForm.tsx'
import { LevelFields } from './LevelFields.tsx'
import { daysOf, EARLIEST_DAYS, LATEST_DAYS, type LevelValues, toInput } from './levelValues.ts'
import { useUpdateReminderSettings } from './_lib/useUpdateReminderSettings.ts'

const query = graphql`
  query RemindersPageQuery @preloadable @throwOnFieldError {
    organization {
      reminderSettings {
        ...RemindersPage_settings
      }
    }
  }
`

const switches = ['on', 'off'] as const
type Switch = (typeof switches)[number]
type Values = { isOn: Switch; areSlipsOn: Switch; levels: readonly LevelValues[]; version: number }

const switchOf = (is: boolean): Switch => (is ? 'on' : 'off')

/** The reminders to customers, and when they are sent. */
export function RemindersPage({ queries }: PageProps<{ page: RemindersPageQuery }>) {
  const { organization } = usePreloadedQuery<RemindersPageQuery>(query, queries.page)
  useOrganizationChanges<RemindersPageQuery>(query)
  if (!organization.reminderSettings) return <EmptyState title={<FormattedMessage id="reminderSettings.notUsed" />} />
  return <RemindersForm settingsKey={organization.reminderSettings} />
}

function RemindersForm({ settingsKey }: { settingsKey: RemindersPage_settings$key }) {
  const { formatMessage } = useIntl()
  const mayManage = usePermission('ACCOUNT_COMPANY_MANAGE')
  const [update] = useUpdateReminderSettings()
  const schema = useSchema()
  const settings = useFragment(
    graphql`
      fragment RemindersPage_settings on ReminderSettings {
        isOn
        areSlipsOn
        levels {
          days
          wordsEn
          wordsId
        }
        version
      }
    `,
    settingsKey,
  )
  const initialValues = useMemo<Values>(
    () => ({
      isOn: switchOf(settings.isOn),
      areSlipsOn: switchOf(settings.areSlipsOn),
      levels: settings.levels.map(({ days, wordsEn, wordsId }) => ({
        days: String(days),
        wordsEn: wordsEn ?? '',
        wordsId: wordsId ?? '',
      })),
      version: settings.version,
    }),
    [settings],
  )
  const choices = switches.map(value => ({ value, label: formatMessage({ id: `reminderSettings.${value}` }) }))
  return (
    <SettingsForm
      title={formatMessage({ id: 'reminderSettings.title' })}
      description={<FormattedMessage id="reminderSettings.why" />}
      readOnly={mayManage ? null : formatMessage({ id: 'settings.readOnly' })}
      initialValues={initialValues}
      schema={schema}
      draft="settings-reminders"
      onSubmit={({ isOn, areSlipsOn, levels, version }) =>
        update({
          variables: {
            input: { isOn: isOn === 'on', areSlipsOn: areSlipsOn === 'on', levels: levels.map(toInput), version },
          },
        })
      }
    >
      <ChoiceField
        name="isOn"
        label={formatMessage({ id: 'reminderSettings.isOn' })}
        options={choices}
        hint={<FormattedMessage id="reminderSettings.isOn.hint" />}
        disabled={!mayManage}
      />
      <ChoiceField
        name="areSlipsOn"
        label={formatMessage({ id: 'reminderSettings.areSlipsOn' })}
        options={choices}
        hint={<FormattedMessage id="reminderSettings.areSlipsOn.hint" />}
        disabled={!mayManage}
      />
      <LevelFields readOnly={!mayManage} />
    </SettingsForm>
  )
}

function useSchema() {
  const { formatMessage } = useIntl()
  const rules = useRules()
  const whole = formatMessage({ id: 'reminderSettings.days.whole' }, { earliest: EARLIEST_DAYS, latest: LATEST_DAYS })
  return object({
    levels: array(
      object({
        days: string()
          .trim()
          .required()
          .test('whole', whole, text => {
            const days = daysOf(text ?? '')
            return days !== undefined && days >= EARLIEST_DAYS && days <= LATEST_DAYS
          }),
        wordsEn: rules.optionalText(1_000),
        wordsId: rules.optionalText(1_000),
      }),
    ).test('order', formatMessage({ id: 'reminderSettings.days.order' }), function inOrder(levels = []) {
      const place = levels.findIndex((level, at) => {
        const [days, before] = [daysOf(level.days), daysOf(levels[at - 1]?.days ?? '')]
        return days !== undefined && before !== undefined && days <= before
      })
      return (
        place < 0 ||
        this.createError({
          path: `levels.${place}.days`,
          message: formatMessage({ id: 'reminderSettings.days.order' }),
        })
      )
    }),
  })
}
