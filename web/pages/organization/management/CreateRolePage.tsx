import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { CreateRolePageQuery } from '../../../__generated__/CreateRolePageQuery.graphql.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useIdempotentSubmit } from '../../../relay/useIdempotentSubmit.ts'
import { useListReturn } from '../../../ui/list/useListReturn.ts'
import { Page } from '../../../ui/Page.tsx'
import { NoPermission } from '../../../ui/states/ListStates.tsx'
import { RoleForm } from './_components/RoleForm.tsx'
import { useRoleDescription } from './_lib/seededRoles.ts'
import { useCreateRole } from './_lib/useCreateRole.ts'

/** A new role, empty or a copy of another. */
export function CreateRolePage({ queries }: PageProps<{ page: CreateRolePageQuery }>) {
  const { formatMessage } = useIntl()
  const describe = useRoleDescription()
  const [create] = useCreateRole()
  const once = useIdempotentSubmit()
  const { organization } = usePreloadedQuery<CreateRolePageQuery>(
    graphql`
      query CreateRolePageQuery($from: UUID!, $isCopy: Boolean!) @preloadable @throwOnFieldError {
        organization {
          permissions
          role(uuid: $from) @include(if: $isCopy) {
            name
            description
            permissions
          }
        }
      }
    `,
    queries.page,
  )
  const { back, toList } = useListReturn('/management/customer/role')
  const { role } = organization
  const initialValues = useMemo(
    () =>
      role
        ? {
            name: formatMessage({ id: 'roles.copyOf' }, { name: role.name }).slice(0, 60),
            description: describe(role.description),
            permissions: role.permissions,
          }
        : { name: '', description: '', permissions: [] },
    [formatMessage, describe, role],
  )
  const title = formatMessage({ id: 'roles.new' })
  if (!organization.permissions.includes('ACCOUNT_ROLES_MANAGE')) {
    return (
      <Page title={title}>
        <NoPermission />
      </Page>
    )
  }
  return (
    <RoleForm
      isNew
      title={title}
      initialValues={initialValues}
      readOnly={null}
      submitLabel={formatMessage({ id: 'roles.add' })}
      onCancel={back}
      onSaved={toList}
      save={(values, factor) =>
        once(values, idempotencyKey => create({ variables: { input: { ...values, ...factor, idempotencyKey } } }))
      }
    />
  )
}
