type AccountNameProps = { alias: string; bank: string; accountNumber: string }

/** An account as people know it: its name, its bank, and the last four digits, which are never cut. */
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
