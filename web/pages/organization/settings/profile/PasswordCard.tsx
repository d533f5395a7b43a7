import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import { object, string } from 'yup'
import type { PasswordCardMutation } from '../../../../__generated__/PasswordCardMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'
import { TextField } from '../../../../ui/form/fields.tsx'
import { useRules } from '../../../../ui/form/rules.ts'
import { SettingsForm } from '../frame/SettingsForm.tsx'

type Values = { oldPassword: string; newPassword: string; again: string }
const nothing: Values = { oldPassword: '', newPassword: '', again: '' }

/** Changes the password. Values typed here are never stored as a draft. */
export function PasswordCard({ email }: { email: string }) {
  const { formatMessage } = useIntl()
  const rules = useRules()
  const [change] = useMutation<PasswordCardMutation>(
    graphql`
      mutation PasswordCardMutation($input: ChangePasswordInput!) {
        changePassword(input: $input) {
          viewer {
            id
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: formatMessage({ id: 'profile.password.changed' }), quiet: true },
  )
  const weak = formatMessage({ id: 'profile.password.weak' })
  const schema = object({
    oldPassword: string().required(),
    newPassword: rules
      .text(1000)
      .min(8, weak)
      .matches(/\p{Lu}/u, weak)
      .matches(/\p{Nd}/u, weak),
    again: string().test(
      'same',
      formatMessage({ id: 'profile.password.differ' }),
      (value, { parent }: { parent: Values }) => (value ?? '') === parent.newPassword,
    ),
  })
  return (
    <SettingsForm
      title={formatMessage({ id: 'profile.password' })}
      description={<FormattedMessage id="profile.password.why" />}
      initialValues={nothing}
      schema={schema}
      submitLabel={formatMessage({ id: 'profile.password.change' })}
      onSubmit={({ oldPassword, newPassword }) => change({ variables: { input: { oldPassword, newPassword } } })}
    >
      {/* Password managers save the new password under it. */}
      <input className="sr" type="text" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden />
      <TextField
        name="oldPassword"
        type="password"
        autoComplete="current-password"
        label={formatMessage({ id: 'profile.password.old' })}
        required
      />
      <div className="form-row">
        <TextField
          name="newPassword"
          type="password"
          autoComplete="new-password"
          label={formatMessage({ id: 'profile.password.new' })}
          required
          hint={<FormattedMessage id="profile.password.rules" />}
        />
        <TextField
          name="again"
          type="password"
          autoComplete="new-password"
          label={formatMessage({ id: 'profile.password.again' })}
          required
        />
      </div>
    </SettingsForm>
  )
}
