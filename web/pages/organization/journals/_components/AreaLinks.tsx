import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { usePermission } from '../../../../shell/permissions.tsx'
import { type Area, areas, placeOf } from '../_lib/areas.ts'

/** Links between the journals of both areas, for users who may see both. */
export function AreaLinks({ area }: { area: Area }) {
  const { formatMessage } = useIntl()
  const seesInvoicing = usePermission(placeOf('INVOICING').view)
  const seesTreasury = usePermission(placeOf('TREASURY').view)
  if (!seesInvoicing || !seesTreasury) return null
  return (
    <nav className="seg" aria-label={formatMessage({ id: 'journals.area' })}>
      {areas.map(each => (
        <Link
          key={each}
          to={placeOf(each).path}
          className={each === area ? 'on' : undefined}
          aria-current={each === area ? 'page' : undefined}
        >
          <FormattedMessage id={`journals.area.${each}`} />
        </Link>
      ))}
    </nav>
  )
}
