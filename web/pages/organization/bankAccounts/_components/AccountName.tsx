import { Link } from 'react-router'

type AccountNameProps = { uuid: string; alias: string; bank: string; accountNumber: string }

/** An account as people know it: its name, its bank, and the last four digits, which are never cut. */
export function AccountName({ uuid, alias, bank, accountNumber }: AccountNameProps) {
  return (
    <span className="row account-name">
      <Link className="trunc fw5" tabIndex={-1} to={`/bank-accounts/${uuid}`}>
        {alias}
      </Link>
      <span className="subtle t12">
        {bank} ··{accountNumber.slice(-4)}
      </span>
    </span>
  )
}
