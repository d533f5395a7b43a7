import { TriangleAlert } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { useAccountOwners } from '../_lib/useAccountOwners.ts'

type SharedAccountNoteProps = {
  bankCode: string
  accountNumber: string
  /** The counterparty of the form, when it exists. */
  exceptId: string | null
}

/** Names other counterparties that have the account: it may be mistyped, or theirs. */
export function SharedAccountNote({ bankCode, accountNumber, exceptId }: SharedAccountNoteProps) {
  const owners = useAccountOwners(bankCode, accountNumber).filter(({ id }) => id !== exceptId)
  return (
    <div role="status">
      {owners.length > 0 ? (
        <div className="note warn">
          <TriangleAlert className="i" aria-hidden />
          <div>
            <b>
              <FormattedMessage id="counterparties.account.shared" />
            </b>
            <ul>
              {owners.map(({ id, uuid, alias }) => (
                <li key={id}>
                  <Link className="link" to={`/counterparties/${uuid}/edit`} target="_blank">
                    {alias}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
      ) : null}
    </div>
  )
}
