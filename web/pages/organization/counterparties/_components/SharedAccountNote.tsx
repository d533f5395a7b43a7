import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { useAccountOwners } from '../_lib/useAccountOwners.ts'

type SharedAccountNoteProps = {
  bankCode: string
  accountNumber: string
  /** The counterparty of the form, if it exists already. */
  exceptId: string | null
}

/** Warns when other counterparties, or the organization itself, have the same account: it may be a typo, or shared. */
export function SharedAccountNote({ bankCode, accountNumber, exceptId }: SharedAccountNoteProps) {
  const { counterparties, own } = useAccountOwners(bankCode, accountNumber)
  const others = counterparties.filter(({ id }) => id !== exceptId)
  return (
    <div role="status">
      {own ? (
        <Warning title={<FormattedMessage id="counterparties.account.own" />}>
          <Link className="link" to={`/bank-accounts/${own.uuid}`} target="_blank">
            {own.alias}
          </Link>
        </Warning>
      ) : null}
      {others.length > 0 ? (
        <Warning title={<FormattedMessage id="counterparties.account.shared" />}>
          <ul>
            {others.map(({ id, uuid, alias }) => (
              <li key={id}>
                <Link className="link" to={`/counterparties/${uuid}/edit`} target="_blank">
                  {alias}
                </Link>
              </li>
            ))}
          </ul>
        </Warning>
      ) : null}
    </div>
  )
}

const Warning = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div className="note warn">
    <TriangleAlert className="i" aria-hidden />
    <div>
      <b>{title}</b>
      <div>{children}</div>
    </div>
  </div>
)
