import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { object } from 'yup'
import type { Outcome } from '../../../../relay/useMutation.ts'
import { useFreshFactor } from '../../../../ui/freshFactor/useFreshFactor.tsx'
import type { FreshFactor } from '../../../../ui/freshFactor/freshFactor.ts'
import { TextAreaField, TextField } from '../../../../ui/form/fields.tsx'
import { FormCard, FormPage } from '../../../../ui/form/FormPage.tsx'
import { useRules } from '../../../../ui/form/rules.ts'
import type { Permission } from '../../../../permissions.generated.ts'
import { allPermissions, isControl } from '../../permissions/permissionTable.ts'
import { PermissionMatrix } from '../../permissions/PermissionMatrix.tsx'

export type RoleValues = { name: string; description: string; permissions: readonly Permission[] }

type RoleFormProps<P> = {
  title: string
  initialValues: RoleValues
  submitLabel: string
  save: (values: RoleValues, factor: FreshFactor) => Promise<Outcome<P>>
  onSaved: () => void
  onCancel: () => void
  /** For a new role: it has a draft. */
  isNew?: boolean
  /** Why it is read-only. */
  readOnly: string | null
  /** Its members, and the effects of these values. */
  rail?: (values: RoleValues) => ReactNode
  /** Further actions. */
  actions?: ReactNode
}

/** Name, description and permissions of a role, new or not. Adding an approval permission requires a fresh factor. */
export function RoleForm<P>({
  isNew = false,
  readOnly: why,
  save,
  rail,
  actions,
  initialValues,
  ...form
}: RoleFormProps<P>) {
  const { formatMessage } = useIntl()
  const rules = useRules()
  const { withFreshFactor, freshFactorDialog } = useFreshFactor()
  const readOnly = why !== null
  const schema = object({ name: rules.text(60), description: rules.optionalText(300) })

  async function onSubmit({ name, description, permissions }: RoleValues): Promise<Outcome<P>> {
    const values = { name: name.trim(), description: description.trim(), permissions }
    const outcome = await withFreshFactor(factor => save(values, factor))
    return outcome ?? notSaved(formatMessage({ id: 'roles.notSaved' }))
  }

  const begins = (values: RoleValues) =>
    values.permissions.some(
      permission => isControl(permission) && (isNew || !initialValues.permissions.includes(permission)),
    )
  return (
    <>
      <FormPage<RoleValues, P>
        {...form}
        {...(isNew ? { draft: 'create-role' } : {})}
        crumbs={[
          { label: formatMessage({ id: 'members.title' }), to: '/management' },
          { label: formatMessage({ id: 'roles.title' }), to: '/management/customer/role' },
          { label: form.title },
        ]}
        initialValues={initialValues}
        schema={schema}
        readOnly={readOnly}
        onSubmit={onSubmit}
        rail={values => (
          <>
            {why === null ? null : (
              <div className="note info">
                <span>{why}</span>
              </div>
            )}
            <p className="t13 muted" aria-live="polite">
              <FormattedMessage
                id="roles.count"
                values={{ count: values.permissions.length, all: allPermissions.length }}
              />
            </p>
            {!readOnly && begins(values) ? (
              <div className="note warn">
                <span>
                  <FormattedMessage id="roles.approval" />
                </span>
              </div>
            ) : null}
            {rail?.(values)}
          </>
        )}
      >
        <FormCard title={<FormattedMessage id="roles.what" />} end={actions}>
          <TextField
            name="name"
            label={formatMessage({ id: 'roles.name' })}
            required
            maxLength={60}
            autoComplete="off"
            disabled={readOnly}
          />
          <TextAreaField
            name="description"
            label={formatMessage({ id: 'roles.description' })}
            optional
            rows={2}
            disabled={readOnly}
          />
        </FormCard>
        <PermissionMatrix name="permissions" disabled={readOnly} />
      </FormPage>
      {freshFactorDialog}
    </>
  )
}

const notSaved = (form: string) => ({ ok: false, payload: null, code: null, userErrors: [], fields: {}, form }) as const
