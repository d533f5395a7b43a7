import { UserPlus } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import type { TeamMembersPage_team$key } from '../../../../__generated__/TeamMembersPage_team.graphql.ts'
import type { TeamMembersPageListQuery } from '../../../../__generated__/TeamMembersPageListQuery.graphql.ts'
import type { TeamMembersPageQuery } from '../../../../__generated__/TeamMembersPageQuery.graphql.ts'
import type { PageProps } from '../../../../relay/entryPoint.ts'
import { useReadAgain } from '../../../../relay/useReadAgain.ts'
import { Avatar } from '../../../../shell/Avatar.tsx'
import { Button, LinkButton } from '../../../../ui/Button.tsx'
import { useReadOnReturn } from '../../../../ui/list/useReadOnReturn.ts'
import { useInvite } from '../../management/_public/useInvite.tsx'
import { MemberStatusMark } from '../../management/_public/MemberStatusMark.tsx'
import { SettingsCard } from '../frame/SettingsCard.tsx'
import './team.css'

/** The members with role and status, for everyone who may see them. Members are managed under `/management`. */
export function TeamMembersPage({ queries }: PageProps<{ page: TeamMembersPageQuery }>) {
  const { organization } = usePreloadedQuery<TeamMembersPageQuery>(
    graphql`
      query TeamMembersPageQuery($first: Int!) @preloadable @throwOnFieldError {
        organization {
          permissions
          ...TeamMembersPage_team
        }
      }
    `,
    queries.page,
  )
  const { members } = useFragment<TeamMembersPage_team$key>(
    graphql`
      fragment TeamMembersPage_team on Organization @throwOnFieldError {
        members(
          first: $first
          filter: { status: [ACTIVE, INVITED, EXPIRED, DEACTIVATED] }
          sort: { field: NAME, direction: ASC }
        ) {
          totalCount
          edges {
            node {
              id
              status
              email
              expiresAt
              person {
                fullName
                photo
              }
              role {
                name
              }
            }
          }
        }
      }
    `,
    organization,
  )
  const readAgain = useReadAgain<TeamMembersPageListQuery>(graphql`
    query TeamMembersPageListQuery($first: Int!) {
      organization {
        id
        ...TeamMembersPage_team
      }
    }
  `)
  const refresh = () => readAgain({ first: 200 })
  const { invite, inviteDialog } = useInvite(refresh)
  useReadOnReturn(refresh)
  const { permissions } = organization
  return (
    <>
      <SettingsCard
        title={<FormattedMessage id="settings.team.title" values={{ count: members.totalCount }} />}
        description={<FormattedMessage id="settings.team.why" />}
        end={
          <span className="row">
            {permissions.includes('ACCOUNT_MEMBERS_MANAGE') ? (
              <LinkButton size="sm" to="/management">
                <FormattedMessage id="settings.team.manage" />
              </LinkButton>
            ) : null}
            {permissions.includes('ACCOUNT_MEMBERS_INVITE') ? (
              <Button size="sm" variant="primary" icon={<UserPlus className="i" aria-hidden />} onClick={invite}>
                <FormattedMessage id="settings.team.invite" />
              </Button>
            ) : null}
          </span>
        }
      >
        <ul className="team">
          {members.edges.map(({ node: { id, person, email, role, status, expiresAt } }) => (
            <li key={id}>
              <Avatar name={person.fullName} photo={person.photo ?? null} />
              <span className="team-who">
                <b className="fw5 trunc">{person.fullName}</b>
                {person.fullName === email ? null : <span className="muted trunc">{email}</span>}
              </span>
              <span className="trunc">{role.name}</span>
              <MemberStatusMark status={status} expiresAt={expiresAt ?? null} />
            </li>
          ))}
        </ul>
      </SettingsCard>
      {inviteDialog}
    </>
  )
}
