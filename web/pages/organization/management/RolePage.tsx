import { Copy, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { RolePage_role$key } from '../../../__generated__/RolePage_role.graphql.ts'
import type { RolePageQuery } from '../../../__generated__/RolePageQuery.graphql.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { useListReturn } from '../../../ui/list/useListReturn.ts'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { BlockedByRole } from './_components/BlockedPolicies.tsx'
import { RoleForm } from './_components/RoleForm.tsx'
import { useRoleDescription } from './_lib/seededRoles.ts'
import { useDeleteRole } from './_lib/useDeleteRole.ts'
import { useUpdateRole } from './_lib/useUpdateRole.ts'

/** A role: its permissions and members, with copying, and deleting while it has no members. */
export function RolePage({ queries }: PageProps<{ page: RolePageQuery }>) {
  const { formatMessage } = useIntl()
  const describe = useRoleDescription()
  const [update] = useUpdateRole()
  const { organization } = usePreloadedQuery<RolePageQuery>(
    graphql`
      query RolePageQuery($uuid: UUID!) @preloadable @throwOnFieldError {
        organization {
          permissions
          role(uuid: $uuid) {
            ...RolePage_role
          }
        }
      }
    `,
    queries.page,
  )
  const role = useFragment<RolePage_role$key>(
    graphql`
      fragment RolePage_role on Role @throwOnFieldError {
        id
        uuid
        version
        name
        description
        permissions
        isOwner
        memberCount
        formerCount
        allowedActions
      }
    `,
    organization.role ?? null,
  )
  const { back, toList } = useListReturn('/management/customer/role')
  const initialValues = useMemo(
    () => role && { name: role.name, description: describe(role.description), permissions: role.permissions },
    [describe, role],
  )
  // An unknown role has already thrown G-7.
  if (!role || !initialValues) return null
  const { id, uuid, version, name, allowedActions, memberCount, formerCount } = role
  const isRewritten = (description: string) => description !== initialValues.description
  const mayManage = organization.permissions.includes('ACCOUNT_ROLES_MANAGE')
  const inUse = !role.isOwner && memberCount + formerCount > 0
  const why = role.isOwner ? 'roles.readOnly.owner' : mayManage ? 'roles.readOnly.own' : 'form.readOnly'
  return (
    <RoleForm
      key={version}
      title={name}
      initialValues={initialValues}
      readOnly={allowedActions.includes('UPDATE') ? null : formatMessage({ id: why })}
      submitLabel={formatMessage({ id: 'action.save' })}
      onCancel={back}
      onSaved={back}
      save={({ description, ...values }, factor) =>
        update({
          variables: {
            // An unchanged description stays as stored, so that it is still shown in each user's language.
            input: {
              id,
              version,
              ...values,
              description: isRewritten(description) ? description : role.description,
              ...factor,
            },
          },
        })
      }
      rail={({ permissions }) => (
        <>
          {approvesPayments(role.permissions) && !approvesPayments(permissions) ? <BlockedByRole roleId={id} /> : null}
          <p className="t13">
            <Link to={`/management?role=${encodeURIComponent(id)}`}>
              <FormattedMessage id="roles.members" values={{ count: memberCount }} />
            </Link>
            {formerCount > 0 ? (
              <span className="muted">
                {' · '}
                <Link to={`/management?tab=removed&role=${encodeURIComponent(id)}`}>
                  <FormattedMessage id="roles.former" values={{ count: formerCount }} />
                </Link>
              </span>
            ) : null}
          </p>
          {inUse && mayManage ? (
            <p id="role-in-use" className="t12 muted">
              <FormattedMessage id="roles.delete.inUse" />
            </p>
          ) : null}
        </>
      )}
      actions={
        mayManage ? (
          <span className="row">
            <LinkButton
              size="sm"
              to={`/management/customer/role/create?from=${uuid}`}
              icon={<Copy className="i" aria-hidden />}
            >
              <FormattedMessage id="roles.copy" />
            </LinkButton>
            {role.isOwner ? null : <DeleteRole role={{ id, version, name }} inUse={inUse} onDeleted={toList} />}
          </span>
        ) : null
      }
    />
  )
}

const approvesPayments = (permissions: readonly string[]) => permissions.includes('TREASURY_PAYMENTS_APPROVE')

type DeleteRoleProps = {
  role: { id: string; version: number; name: string }
  inUse: boolean
  onDeleted: () => void
}

function DeleteRole({ role: { name, ...input }, inUse, onDeleted }: DeleteRoleProps) {
  const { formatMessage } = useIntl()
  const [remove, isRemoving] = useDeleteRole()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button
        size="sm"
        variant="danger"
        disabled={inUse}
        aria-describedby={inUse ? 'role-in-use' : undefined}
        icon={<Trash2 className="i" aria-hidden />}
        onClick={() => setAsking(true)}
      >
        <FormattedMessage id="roles.delete" />
      </Button>
      <Dialog
        alert
        open={asking}
        onClose={() => setAsking(false)}
        title={formatMessage({ id: 'roles.delete.ask' }, { name })}
        description={<FormattedMessage id="roles.delete.text" />}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>
              <FormattedMessage id="action.cancel" />
            </Button>
            <Button
              variant="dangerSolid"
              loading={isRemoving}
              onClick={() =>
                void remove(input).then(outcome => {
                  setAsking(false)
                  if (outcome.ok) onDeleted()
                })
              }
            >
              <FormattedMessage id="roles.delete" />
            </Button>
          </>
        }
      />
    </>
  )
}
