import { Link } from 'react-router'

export type StatementKind = 'INVOICE' | 'PAYMENT' | 'CREDIT_MEMO' | 'WRITE_OFF' | 'REFUND' | 'SLIP' | 'ADJUSTMENT'

const PAGES: Readonly<Record<StatementKind, string | null>> = {
  INVOICE: '/invoices',
  PAYMENT: '/payment',
  CREDIT_MEMO: '/credit-memo',
  WRITE_OFF: '/credit-memo',
  REFUND: '/credit-memo',
  SLIP: '/withholding-slips',
  ADJUSTMENT: null,
}
const isKind = (kind: string): kind is StatementKind => Object.hasOwn(PAGES, kind)
export const kindOf = (kind: string): StatementKind => (isKind(kind) ? kind : 'ADJUSTMENT')

/** A number that links to its document. */
export function StatementDocument({
  kind,
  uuid,
  number,
}: {
  kind: StatementKind
  uuid: string
  number: string | null
}) {
  const page = PAGES[kind]
  if (number === null || page === null) return number
  return (
    <Link className="link" to={`${page}/${uuid}`}>
      {number}
    </Link>
  )
}
