import { Ellipsis, UserPlus } from 'lucide-react'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { MembersPage_list$key } from '../../../__generated__/MembersPage_list.graphql.ts'
import type { MembersPage_row$data } from '../../../__generated__/MembersPage_row.graphql.ts'
import type { MembersPageListQuery } from '../../../__generated__/MembersPageListQuery.graphql.ts'
import type { MembersPageQuery } from '../../../__generated__/MembersPageQuery.graphql.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { InstantText } from '../../../ui/DateText.tsx'
import { defineListScreen } from '../../../ui/list/defineListScreen.tsx'
import type { GridColumn } from '../../../ui/grid/columns.ts'
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts'
import { obstacleTo } from '../../../ui/list/allAllow.ts'
import { Menu } from '../../../ui/overlay/Menu.tsx'
import { ExportButton } from '../_components/ExportButton.tsx'
import { OwnershipOffer } from './_public/OwnershipOffer.tsx'
import { useInvite } from './_public/useInvite.tsx'
import { BulkMemberActions } from './_components/BulkMemberActions.tsx'
import { MemberStatusMark } from './_public/MemberStatusMark.tsx'
import { StatusTabs } from './_components/StatusTabs.tsx'
import { type MembersState, membersState, toVariables } from './_lib/membersState.ts'
import { memberActions, useMemberActions } from './_lib/useMemberActions.tsx'
import { useMemberFilters } from './_lib/useMemberFilters.tsx'

type Row = MembersPage_row$data

/** Members of the organization, and the possible actions on each. */
export const MembersPage = defineListScreen<
  MembersPageQuery,
  MembersPageListQuery,
  MembersPage_list$key,
  MembersPage_row$data,
  MembersState
>({
  name: 'members',
  words: 'members',
  crumbs: ['settings'],
  views: 'MEMBERS',
  state: membersState,
  query: graphql`
    query MembersPageQuery($first: Int!, $filter: MembershipFilter, $sort: MembershipSort)
    @preloadable
    @throwOnFieldError {
      viewer @required(action: THROW) {
        uuid
      }
      organization {
        permissions
        ...useMemberFilters_organization
        ...useMemberActions_organization
        ...OwnershipOffer_organization
        ...MembersPage_list @arguments(first: $first, filter: $filter, sort: $sort)
      }
    }
  `,
  list: graphql`
    fragment MembersPage_list on Organization
    @refetchable(queryName: "MembersPageListQuery")
    @argumentDefinitions(
      first: { type: "Int!" }
      after: { type: "String" }
      filter: { type: "MembershipFilter" }
      sort: { type: "MembershipSort" }
    )
    @throwOnFieldError {
      members(first: $first, after: $after, filter: $filter, sort: $sort)
        @connection(key: "MembersPage_members", filters: ["filter", "sort"]) {
        totalCount
        totals {
          ...StatusTabs_total
        }
        edges {
          cursor
        }
        ...MembersPage_rows
      }
    }
  `,
  rows: graphql`
    fragment MembersPage_rows on MembershipConnection @throwOnFieldError {
      edges {
        node {
          ...MembersPage_row
        }
      }
    }
  `,
  row: graphql`
    fragment MembersPage_row on Membership @inline {
      id
      uuid
      version
      status
      email
      createdAt
      expiresAt
      allowedActions
      preferredName
      person {
        uuid
        fullName
      }
      role {
        id
        name
        isOwner
      }
    }
  `,
  connectionOf: ({ members }) => members,
  readsOnReturn: true,
  rowName: ({ person }) => person.fullName,
  useOwnPart: ({ response: { organization, viewer }, data, list, paging, refresh }) => {
    const { formatMessage } = useIntl()
    const columns = useColumns(viewer.uuid)
    const filters = useMemberFilters(list, organization)
    const actions = useMemberActions(organization, { viewer: viewer.uuid, onChanged: refresh })
    const { invite, inviteDialog } = useInvite(refresh)
    const mayInvite = organization.permissions.includes('ACCOUNT_MEMBERS_INVITE')
    const mayChange = mayInvite || organization.permissions.includes('ACCOUNT_MEMBERS_MANAGE')
    useShortcuts(mayInvite ? [{ keys: 'c', label: formatMessage({ id: 'members.invite' }), run: invite }] : [])
    const { first: _first, ...exported } = toVariables(list.state)
    return {
      exporting: shown => <ExportButton list="MEMBERS" rows={{ members: exported }} {...shown} />,
      columns,
      filters,
      actions: (
        <>
          <LinkButton to="/management/customer/role">
            <FormattedMessage id="roles.title" />
          </LinkButton>
          {mayInvite ? (
            <Button variant="primary" icon={<UserPlus className="i" aria-hidden />} hint="c" onClick={invite}>
              <FormattedMessage id="members.invite" />
            </Button>
          ) : null}
        </>
      ),
      tabs: <StatusTabs totalsKey={data.members.totals} current={list.state.tab} />,
      notice: <OwnershipOffer className="member-notice" organizationKey={organization} onChanged={refresh} />,
      rowClass: ({ status }) => (status === 'REMOVED' || status === 'DEACTIVATED' ? 'final' : undefined),
      ...(mayChange
        ? {
            onOpen: actions.open,
            rowActions: (row: Row) => {
              const items = actions.itemsFor(row)
              return items.length === 0 ? null : (
                <Menu
                  align="end"
                  trigger={
                    <Button
                      variant="ghost"
                      size="sm"
                      iconOnly
                      aria-label={formatMessage({ id: 'members.actions' }, { name: row.person.fullName })}
                    >
                      <Ellipsis className="i" aria-hidden />
                    </Button>
                  }
                  items={items}
                />
              )
            },
            bulk: {
              obstacle: (selected: readonly Row[]) =>
                obstacleTo(
                  selected,
                  memberActions.map(({ action }) => action),
                ),
              actions: (selected: readonly Row[]) => (
                <BulkMemberActions selected={selected} actions={actions} onDone={paging.setSelection} />
              ),
            },
          }
        : {}),
      children: (
        <>
          {inviteDialog}
          {actions.dialogs}
        </>
      ),
    }
  },
})

function useColumns(viewer: string): readonly GridColumn<Row, MembersState['sort']['field']>[] {
  const { formatMessage } = useIntl()
  return useMemo(
    () => [
      {
        id: 'name',
        label: formatMessage({ id: 'members.name' }),
        width: 'minmax(180px, 1fr)',
        sort: 'NAME',
        ascendsFirst: true,
        fixed: true,
        narrow: 'title',
        title: ({ person }) => person.fullName,
        cell: ({ person }) => (
          <>
            <b className="fw5">{person.fullName}</b>
            {person.uuid === viewer ? (
              <span className="muted">
                {' '}
                <FormattedMessage id="members.you" />
              </span>
            ) : null}
          </>
        ),
      },
      {
        id: 'preferredName',
        label: formatMessage({ id: 'members.preferredName' }),
        width: 'minmax(112px, 176px)',
        yields: 2,
        title: ({ preferredName }) => preferredName ?? '',
        cell: ({ preferredName }) => preferredName ?? '–',
      },
      {
        id: 'email',
        label: formatMessage({ id: 'members.email' }),
        width: 'minmax(180px, 280px)',
        sort: 'EMAIL',
        ascendsFirst: true,
        yields: 3,
        narrow: 'detail',
        title: ({ email }) => email,
        cell: ({ email }) => email,
      },
      {
        id: 'role',
        label: formatMessage({ id: 'members.role' }),
        width: 'minmax(120px, 200px)',
        sort: 'ROLE',
        ascendsFirst: true,
        narrow: 'amount',
        title: ({ role }) => role.name,
        cell: ({ role }) => role.name,
      },
      {
        id: 'createdAt',
        label: formatMessage({ id: 'members.since' }),
        width: '160px',
        sort: 'CREATED_AT',
        yields: 1,
        cell: ({ createdAt }) => <InstantText value={createdAt} />,
      },
      {
        id: 'status',
        label: formatMessage({ id: 'members.status' }),
        width: '216px',
        narrow: 'status',
        cell: ({ status, expiresAt }) => <MemberStatusMark status={status} expiresAt={expiresAt ?? null} />,
      },
    ],
    [formatMessage, viewer],
  )
}
