type AccountNameProps = { alias: string; bank: string; accountNumber: string }

/** An account's name, its bank, and its last four digits, which are never truncated. */
export function AccountName({ alias, bank, accountNumber }: AccountNameProps) {
  return (
    <span className="row account-name">
      <b className="trunc fw5">{alias}</b>
      <span className="subtle t12">
        {bank} ··{accountNumber.slice(-4)}
      </span>
    </span>
  )
}
