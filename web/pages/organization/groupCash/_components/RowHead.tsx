import { Lock, TriangleAlert } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { useFormats, zoneName } from '../../../../i18n/format.ts'
import { initialsOf } from '../../../../shell/initials.ts'
import { Button } from '../../../../ui/Button.tsx'
import { inOrganization } from '../_lib/groupCashState.ts'
import type { Answered, GroupRow } from '../_lib/groupRows.ts'

/** An organization with its current date; links to its cash position. */
export function RowHead({ row: { uuid, name, timeZone, position } }: { row: Answered }) {
  const formats = useFormats()
  return (
    <th scope="row">
      <span className="group-name">
        <span className="org-mark" aria-hidden>
          {initialsOf(name)}
        </span>
        <span>
          <Link className="link" to={inOrganization(uuid, '/cash-position')}>
            {name}
          </Link>
          <small>
            {zoneName(timeZone)}, {formats.date(position.today)}
          </small>
        </span>
      </span>
    </th>
  )
}

/** An organization excluded from all sums, and why. */
export function MissingRow({
  row: { name, legalName, role, state },
  columns,
  onRetry,
}: {
  row: Exclude<GroupRow, Answered>
  columns: number
  onRetry: () => void
}) {
  return (
    <tr className="group-missing">
      <th scope="row">
        <span className="group-name">
          <span className="group-icon" aria-hidden>
            {state === 'FORBIDDEN' ? <Lock className="i" /> : <TriangleAlert className="i" />}
          </span>
          <span>
            {name}
            <small>{legalName}</small>
          </span>
        </span>
      </th>
      <td colSpan={columns}>
        <span className="group-why">
          <span>
            <FormattedMessage id={`groupCash.missing.${state}`} />
            <small>
              {state === 'FORBIDDEN' ? (
                <FormattedMessage id="groupCash.missing.role" values={{ role }} />
              ) : (
                <FormattedMessage id="groupCash.missing.others" />
              )}
            </small>
          </span>
          {state === 'FAILED' ? (
            <Button size="sm" onClick={onRetry}>
              <FormattedMessage id="action.retry" />
            </Button>
          ) : null}
        </span>
      </td>
    </tr>
  )
}
