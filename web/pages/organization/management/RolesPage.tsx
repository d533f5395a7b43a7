import { Plus } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { Link, useNavigate } from 'react-router'
import type { RolesPageQuery } from '../../../__generated__/RolesPageQuery.graphql.ts'
import { preload } from '../../../relay/hover.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts'
import { listState, text } from '../../../ui/list/listState.ts'
import { ListToolbar } from '../../../ui/list/ListToolbar.tsx'
import { useListState } from '../../../ui/list/useListState.ts'
import { Page } from '../../../ui/Page.tsx'
import { NoMatch } from '../../../ui/states/ListStates.tsx'
import { useRoleDescription } from './_lib/seededRoles.ts'
import './management.css'

/** The address state of the roles. */
const rolesState = listState({ q: text })
const create = '/management/customer/role/create'

/** The roles of the organization, with the number of members of each. */
export function RolesPage({ queries }: PageProps<{ page: RolesPageQuery }>) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const describe = useRoleDescription()
  const { state, set, clear } = useListState(rolesState)
  const { organization } = usePreloadedQuery<RolesPageQuery>(
    graphql`
      query RolesPageQuery @preloadable @throwOnFieldError {
        organization {
          permissions
          roles {
            id
            uuid
            name
            description
            isOwner
            memberCount
          }
        }
      }
    `,
    queries.page,
  )
  const mayManage = organization.permissions.includes('ACCOUNT_ROLES_MANAGE')
  const words = state.q.toLowerCase().split(/\s+/)
  const roles = organization.roles.filter(({ name, description }) =>
    words.every(word => `${name} ${describe(description)}`.toLowerCase().includes(word)),
  )
  const title = formatMessage({ id: 'roles.title' })
  useShortcuts(
    mayManage ? [{ keys: 'c', label: formatMessage({ id: 'roles.new' }), run: () => void navigate(create) }] : [],
  )
  return (
    <Page
      title={title}
      crumbs={[
        { label: formatMessage({ id: 'menu.group.settings' }) },
        { label: formatMessage({ id: 'members.title' }), to: '/management' },
        { label: title },
      ]}
      note={organization.roles.length}
      actions={
        mayManage ? (
          <LinkButton variant="primary" icon={<Plus className="i" aria-hidden />} hint="c" to={create}>
            <FormattedMessage id="roles.new" />
          </LinkButton>
        ) : null
      }
    >
      <ListToolbar
        search={{ value: state.q, placeholder: formatMessage({ id: 'roles.search' }), onChange: q => set({ q }) }}
        filters={[]}
        onClear={clear}
      />
      <div className="page">
        {roles.length === 0 ? (
          <NoMatch filters={[state.q]} onClear={clear} />
        ) : (
          <ul className="role-list card">
            {roles.map(({ id, uuid, name, description, memberCount }) => {
              const to = `/management/customer/role/${uuid}`
              return (
                <li key={id}>
                  <Link to={to} onPointerEnter={() => preload(to)} onFocus={() => preload(to)}>
                    <b className="fw5">{name}</b>
                    <span className="muted role-list-text">{describe(description)}</span>
                    <span className="tab-num muted role-list-count">
                      <FormattedMessage id="roles.members" values={{ count: memberCount }} />
                    </span>
                  </Link>
                </li>
              )
            })}
          </ul>
        )}
      </div>
    </Page>
  )
}
