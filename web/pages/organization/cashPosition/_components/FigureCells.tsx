import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { CashTable_currency$data } from '../../../../__generated__/CashTable_currency.graphql.ts'
import { isZero, negate } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import type { OpenFigure } from '../_lib/cashPositionState.ts'

type Account = CashTable_currency$data['groups'][number]['groups'][number]['accounts'][number]
type Figures = Pick<Account, 'ledger' | 'available' | 'availableInRupiah' | 'spendable' | 'pendingIn' | 'pendingOut'>
/** Pending figures exist only for today, rupiah values only with a rate. */
export type Columns = { isNow: boolean; isHeldBack: boolean; isConverted: boolean }

type FigureCellsProps = {
  figures: Figures
  columns: Columns
  accountId?: string
  share?: number
  onOpen?: (figure: OpenFigure) => void
}

/** Figures of an account link to its statement transactions and its expected ones. */
export function FigureCells({
  figures,
  columns: { isNow, isHeldBack, isConverted },
  accountId,
  share,
  onOpen,
}: FigureCellsProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const known = (money: { readonly amount: string } | null | undefined) => (money ? formats.amount(money.amount) : '–')
  const pending = (direction: OpenFigure['direction'], amount: string) => {
    const text = formats.amountOrDash(direction === 'DEBIT' ? negate(amount) : amount)
    if (!onOpen || accountId === undefined || isZero(amount)) return text
    return (
      <button
        type="button"
        className="link num"
        aria-label={`${text}, ${formatMessage({ id: 'cashPosition.records' })}`}
        onClick={() => onOpen({ direction, kind: 'COUNTED', accountId })}
      >
        {text}
      </button>
    )
  }
  return (
    <>
      <td className="num">
        {figures.ledger && accountId !== undefined ? (
          <Link className="link" to={`/statement-transactions?account=${accountId}`}>
            {known(figures.ledger)}
          </Link>
        ) : (
          known(figures.ledger)
        )}
      </td>
      {isNow ? (
        <>
          <td className="num">{pending('CREDIT', figures.pendingIn.amount.amount)}</td>
          <td className="num">{pending('DEBIT', figures.pendingOut.amount.amount)}</td>
        </>
      ) : null}
      <td className="cash-share" aria-hidden>
        {share !== undefined ? (
          <span className="cash-bar">
            <span style={{ inlineSize: `${share}%` }} />
          </span>
        ) : null}
      </td>
      <td className={isHeldBack ? 'num' : 'num strong'}>{known(figures.available)}</td>
      {isHeldBack ? <td className="num strong">{known(figures.spendable)}</td> : null}
      {isConverted ? (
        <td className="num muted">
          {figures.availableInRupiah ? (
            <FormattedMessage
              id="cashPosition.approximately"
              values={{ amount: formats.amount(figures.availableInRupiah.amount) }}
            />
          ) : (
            '–'
          )}
        </td>
      ) : null}
    </>
  )
}
