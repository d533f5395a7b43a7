import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router'
import type { ExceptionTabs_organization$key } from '../../../../__generated__/ExceptionTabs_organization.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Tabs } from '../../../../ui/Tabs.tsx'
import { exceptionsState, type ExceptionsState, exceptionTabs } from '../_lib/exceptionsState.ts'

type ExceptionTabsProps = { organizationKey: ExceptionTabs_organization$key; state: ExceptionsState; label: string }

/** Tabs of the list by status, with the number of open ones; search and filters stay. */
export function ExceptionTabs({ organizationKey, state, label }: ExceptionTabsProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { pathname, search } = useLocation()
  const { exceptionCounts: counts } = useFragment(
    graphql`
      fragment ExceptionTabs_organization on Organization @throwOnFieldError {
        exceptionCounts {
          open
          inProgress
        }
      }
    `,
    organizationKey,
  )
  const countOf = { OPEN: counts.open, IN_PROGRESS: counts.inProgress, RESOLVED: null }
  return (
    <Tabs
      label={label}
      current={state.tab}
      tabs={exceptionTabs.map(tab => {
        const count = countOf[tab]
        return {
          id: tab,
          label: formatMessage({ id: `exceptions.status.${tab}` }),
          ...(count !== null && { count: formats.count(count) }),
          to: `${pathname}?${exceptionsState.write({ ...state, tab }, new URLSearchParams(search))}`,
        }
      })}
    />
  )
}
