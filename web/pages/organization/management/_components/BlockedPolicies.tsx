import { type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type {
  BlockedPolicies_policies$data,
  BlockedPolicies_policies$key,
} from '../../../../__generated__/BlockedPolicies_policies.graphql.ts'
import type { BlockedPoliciesByMembersQuery } from '../../../../__generated__/BlockedPoliciesByMembersQuery.graphql.ts'
import type { BlockedPoliciesByOwnershipQuery } from '../../../../__generated__/BlockedPoliciesByOwnershipQuery.graphql.ts'
import type { BlockedPoliciesByRoleQuery } from '../../../../__generated__/BlockedPoliciesByRoleQuery.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Boundary } from '../../../../ui/states/Boundary.tsx'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'

type ByMembersProps = {
  memberIds: readonly string[]
  /** Null: their access ends. */
  roleId: string | null
}

/** Lists approval policies that could no longer be fulfilled once these members leave, or have another role. */
export const BlockedByMembers = (props: ByMembersProps) => (
  <Warning shows={`${props.memberIds.join()} ${props.roleId}`}>
    <ByMembers {...props} />
  </Warning>
)

/** The same for transferring ownership to this member, with the owner becoming an Admin. */
export const BlockedByOwnership = ({ memberId }: { memberId: string }) => (
  <Warning shows={memberId}>
    <ByOwnership memberId={memberId} />
  </Warning>
)

/** The same for a role that no longer approves payments. */
export const BlockedByRole = ({ roleId }: { roleId: string }) => (
  <Warning shows={roleId}>
    <ByRole roleId={roleId} />
  </Warning>
)

/** Roles and members may have changed since the last query. */
const NOW = { fetchPolicy: 'network-only' } as const

function ByMembers({ memberIds, roleId }: ByMembersProps) {
  const { organization } = useQueryOfSelection<BlockedPoliciesByMembersQuery>(
    graphql`
      query BlockedPoliciesByMembersQuery($memberIds: [ID!]!, $roleId: ID) @throwOnFieldError {
        organization {
          policiesBlockedByMembers(memberIds: $memberIds, roleId: $roleId) {
            ...BlockedPolicies_policies
          }
        }
      }
    `,
    { memberIds, roleId },
    NOW,
  )
  return <Policies policiesKey={organization.policiesBlockedByMembers} />
}

function ByOwnership({ memberId }: { memberId: string }) {
  const { organization } = useQueryOfSelection<BlockedPoliciesByOwnershipQuery>(
    graphql`
      query BlockedPoliciesByOwnershipQuery($memberId: ID!) @throwOnFieldError {
        organization {
          policiesBlockedByOwnership(memberId: $memberId) {
            ...BlockedPolicies_policies
          }
        }
      }
    `,
    { memberId },
    NOW,
  )
  return <Policies policiesKey={organization.policiesBlockedByOwnership} />
}

function ByRole({ roleId }: { roleId: string }) {
  const { organization } = useQueryOfSelection<BlockedPoliciesByRoleQuery>(
    graphql`
      query BlockedPoliciesByRoleQuery($roleId: ID!, $permissions: [Permission!]!) @throwOnFieldError {
        organization {
          policiesBlockedByRole(roleId: $roleId, permissions: $permissions) {
            ...BlockedPolicies_policies
          }
        }
      }
    `,
    // Its other permissions are irrelevant here.
    { roleId, permissions: [] },
    NOW,
  )
  return <Policies policiesKey={organization.policiesBlockedByRole} />
}

function Warning({ shows, children }: { shows: string; children: ReactNode }) {
  const unknown = (
    <p className="note">
      <FormattedMessage id="members.blocked.unknown" />
    </p>
  )
  return (
    <Boundary fallback={null} failure={() => unknown} shows={shows}>
      {children}
    </Boundary>
  )
}

function Policies({ policiesKey }: { policiesKey: BlockedPolicies_policies$key }) {
  const policies = useFragment<BlockedPolicies_policies$key>(
    graphql`
      fragment BlockedPolicies_policies on BlockedApprovalPolicy @relay(plural: true) {
        name
        bands {
          over {
            amount
            currency
          }
          upTo {
            amount
            currency
          }
          approvalsNeeded
          problem
          named {
            fullName
          }
          able {
            fullName
          }
        }
      }
    `,
    policiesKey,
  )
  if (policies.length === 0) return null
  return (
    <div className="note warn blocked-policies" role="status">
      <p className="fw5">
        <FormattedMessage id="members.blocked" />
      </p>
      <ul>
        {policies.flatMap(({ name, bands }) =>
          bands.map(band => (
            <li key={`${name} ${band.upTo?.amount}`}>
              <BlockedBand policy={name} band={band} />
            </li>
          )),
        )}
      </ul>
      <p>
        <FormattedMessage id="members.blocked.instead" />
      </p>
    </div>
  )
}

type Band = BlockedPolicies_policies$data[number]['bands'][number]

function BlockedBand({ policy, band }: { policy: string; band: Band }) {
  const { formatList, formatMessage } = useIntl()
  const formats = useFormats()
  const { over, upTo, approvalsNeeded, problem, named, able } = band
  const namesOf = (people: Band['able'], type: 'conjunction' | 'disjunction') =>
    formatList(
      people.map(({ fullName }) => fullName),
      { type },
    )
  const money = (amount: Band['over']) => (amount ? formats.money(amount, { fraction: 0 }) : '')
  const range = over ? (upTo ? 'between' : 'over') : upTo ? 'upTo' : 'any'
  const amounts = formatMessage({ id: `members.blocked.${range}` }, { over: money(over), upTo: money(upTo) })
  const left = namesOf(able, 'conjunction')
  return problem === 'UNABLE_APPROVERS' ? (
    <FormattedMessage
      id="members.blocked.unable"
      values={{ policy, amounts, names: namesOf(named, 'disjunction'), count: able.length, left }}
    />
  ) : (
    <FormattedMessage
      id="members.blocked.tooFew"
      values={{ policy, amounts, needed: approvalsNeeded, count: able.length, left }}
    />
  )
}
