import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router'
import type { StatusTabs_total$key } from '../../../../__generated__/StatusTabs_total.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Tabs } from '../../../../ui/Tabs.tsx'
import { type MemberStatus, memberStatuses } from '../_lib/membersState.ts'

type StatusTabsProps = {
  /** The number of members in each status that match search and filters. */
  totalsKey: StatusTabs_total$key
  current: MemberStatus | null
}

/** All but removed members, then each status with its count. */
export function StatusTabs({ totalsKey, current }: StatusTabsProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { pathname, search } = useLocation()
  const totals = useFragment(
    graphql`
      fragment StatusTabs_total on MembershipTotal @relay(plural: true) {
        status
        count
      }
    `,
    totalsKey,
  )
  const countOf = (status: MemberStatus) => totals.find(total => total.status === status)?.count ?? 0
  const everybody = memberStatuses
    .filter(status => status !== 'REMOVED')
    .reduce((sum, status) => sum + countOf(status), 0)
  const to = (status: MemberStatus | null) => {
    const next = new URLSearchParams(search)
    if (status === null) next.delete('tab')
    else next.set('tab', status.toLowerCase())
    return `${pathname}?${next}`
  }
  return (
    <Tabs
      label={formatMessage({ id: 'members.status' })}
      current={current ?? 'all'}
      tabs={[
        { id: 'all', label: formatMessage({ id: 'members.all' }), count: formats.count(everybody), to: to(null) },
        ...memberStatuses.map(status => ({
          id: status,
          label: formatMessage({ id: `members.status.${status}` }),
          count: formats.count(countOf(status)),
          to: to(status),
        })),
      ]}
    />
  )
}
