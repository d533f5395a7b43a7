import { ChartPie, ChevronDown, Plus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import type { OrganizationSwitcher_organization$key } from '../__generated__/OrganizationSwitcher_organization.graphql.ts'
import type { OrganizationSwitcher_viewer$key } from '../__generated__/OrganizationSwitcher_viewer.graphql.ts'
import { Menu } from '../ui/overlay/Menu.tsx'
import { initialsOf } from './initials.ts'

type SwitcherProps = {
  organizationKey: OrganizationSwitcher_organization$key
  viewerKey: OrganizationSwitcher_viewer$key
}

/** The current organization, always visible; opens the list of the others. Only this tab changes. */
export function OrganizationSwitcher({ organizationKey, viewerKey }: SwitcherProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const organization = useFragment(
    graphql`
      fragment OrganizationSwitcher_organization on Organization {
        uuid
        name
        legalName
      }
    `,
    organizationKey,
  )
  const { memberships, mayCreateOrganizations } = useFragment(
    graphql`
      fragment OrganizationSwitcher_viewer on Viewer {
        mayCreateOrganizations
        memberships {
          id
          status
          role {
            name
          }
          organization {
            uuid
            name
          }
        }
      }
    `,
    viewerKey,
  )
  const newOrganization = [
    { id: 'line', separator: true as const },
    {
      id: 'new',
      icon: <Plus className="i" aria-hidden />,
      label: formatMessage({ id: 'shell.newOrganization' }),
      onSelect: () => void navigate('/organizations/create'),
    },
  ]
  const groupCash = [
    { id: 'group-line', separator: true as const },
    {
      id: 'group',
      icon: <ChartPie className="i" aria-hidden />,
      label: formatMessage({ id: 'shell.groupCash' }),
      onSelect: () => void navigate('/group-cash'),
    },
  ]
  const active = memberships.filter(({ status }) => status === 'ACTIVE')
  return (
    <Menu
      trigger={
        <button type="button" className="org">
          <span className="sr">{formatMessage({ id: 'shell.switch' })}</span>
          <span className="org-mark" aria-hidden>
            {initialsOf(organization.name)}
          </span>
          <span className="grow">
            <b className="trunc">{organization.name}</b>
            <span className="trunc">{organization.legalName}</span>
          </span>
          <ChevronDown className="i subtle" aria-hidden />
        </button>
      }
      items={[
        ...active.map(({ id, role, organization: other }) => ({
          id,
          label: other.name,
          note: role.name,
          checked: other.uuid === organization.uuid,
          onSelect: () => {
            if (other.uuid !== organization.uuid) void navigate(`/o?id=${other.uuid}&next=/home`)
          },
        })),
        ...(active.length > 1 ? groupCash : []),
        ...(mayCreateOrganizations ? newOrganization : []),
      ]}
    />
  )
}
