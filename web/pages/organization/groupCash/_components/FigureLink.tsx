import { Link } from 'react-router'
import { useFormats } from '../../../../i18n/format.ts'
import { inOrganization } from '../_lib/groupCashState.ts'

type FigureLinkProps = {
  organization: { uuid: string; name: string }
  /** The path of the figure's records in that organization. */
  to: string
  /** The figure's name. */
  what: string
  amount: string
  tone?: 'bad' | undefined
}

/** A figure that links to its screen in the organization. */
export function FigureLink({ organization: { uuid, name }, to, what, amount, tone }: FigureLinkProps) {
  const formats = useFormats()
  const shown = formats.amount(amount)
  return (
    <Link
      className={tone === 'bad' ? 'link num group-bad' : 'link num'}
      aria-label={`${name}, ${what}: ${shown}`}
      to={inOrganization(uuid, to)}
    >
      {shown}
    </Link>
  )
}
