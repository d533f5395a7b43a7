import { Inbox, Lock, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../Button.tsx'
import { EmptyState } from './EmptyState.tsx'

/** No records yet: says what the list is for and offers the first step. */
export function NoneYet({ title, children, action }: { title: ReactNode; children: ReactNode; action?: ReactNode }) {
  return (
    <EmptyState icon={<Inbox className="i" aria-hidden />} title={title} action={action}>
      {children}
    </EmptyState>
  )
}

/** The filters match nothing; they are named, and cleared with one click. */
export function NoMatch({ filters, onClear }: { filters: readonly string[]; onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchX className="i" aria-hidden />}
      title={<FormattedMessage id="list.noMatch" />}
      action={
        <Button onClick={onClear}>
          <FormattedMessage id="list.clearFilters" />
        </Button>
      }
    >
      {filters.join(' · ')}
    </EmptyState>
  )
}

/** The role does not allow it. */
export function NoPermission() {
  return (
    <EmptyState icon={<Lock className="i" aria-hidden />} title={<FormattedMessage id="list.noPermission" />}>
      <FormattedMessage id="list.noPermission.who" />
    </EmptyState>
  )
}

/** The record does not exist or belongs to another organization: the two look alike, and retrying changes neither. */
export function NoRecord() {
  return (
    <EmptyState icon={<SearchX className="i" aria-hidden />} title={<FormattedMessage id="list.noRecord" />}>
      <FormattedMessage id="list.noRecord.why" />
    </EmptyState>
  )
}
