import { Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { LineDetail_line$key } from '../../../../__generated__/LineDetail_line.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { SignedMoney } from '../../../../ui/Money.tsx'
import { CategoryDialog } from '../../_components/lazyCategories.ts'
import { RawText } from './RawText.tsx'

/** The focused line: party, amount, date, and the bank's text with the recognized parts marked. */
export function LineDetail({ line: key, currency }: { line: LineDetail_line$key; currency: string | null }) {
  const formats = useFormats()
  const mayChoose = usePermission('TREASURY_STATEMENTS_MANAGE')
  const [isChoosing, setChoosing] = useState(false)
  const line = useFragment(
    graphql`
      fragment LineDetail_line on StatementTransaction @throwOnFieldError {
        id
        date
        description
        partyName
        references
        direction
        status
        amount {
          amount
          currency
        }
        remaining {
          amount
          currency
        }
        endingBalance {
          amount
        }
        bankAccount {
          id
          alias
          accountNumber
          bank {
            name
          }
        }
      }
    `,
    key,
  )
  const isPartlyDone = line.status === 'PARTIALLY_RECONCILED'
  const bold = { b: (chunks: React.ReactNode[]) => <b>{chunks}</b> }
  const { bankAccount } = line
  return (
    <header className="focus">
      <div className="focus-h">
        <h2 className="who grow">{line.partyName ?? line.description}</h2>
        <div className="big">
          <SignedMoney
            value={isPartlyDone ? line.remaining : line.amount}
            direction={line.direction}
            currency={line.amount.currency !== currency}
          />
        </div>
      </div>
      <div className="facts">
        <span>
          <FormattedMessage
            id="reconciliation.line.posted"
            values={{ ...bold, date: formats.date(line.date, { year: 'always' }) }}
          />
        </span>
        <span>
          <FormattedMessage
            id="reconciliation.line.in.account"
            values={{ ...bold, account: `${bankAccount.alias} ··${bankAccount.accountNumber.slice(-4)}` }}
          />
        </span>
        {line.endingBalance == null ? null : (
          <span>
            <FormattedMessage
              id="reconciliation.line.balance"
              values={{ ...bold, amount: formats.amount(line.endingBalance.amount) }}
            />
          </span>
        )}
        {isPartlyDone ? (
          <span>
            <FormattedMessage
              id="reconciliation.line.ofWhole"
              values={{
                ...bold,
                amount: formats.amount(line.remaining.amount),
                whole: formats.amount(line.amount.amount),
              }}
            />
          </span>
        ) : null}
        {mayChoose ? (
          <button type="button" className="link" onClick={() => setChoosing(true)}>
            <FormattedMessage id="reconciliation.line.category" />
          </button>
        ) : null}
      </div>
      {isChoosing ? (
        <Suspense fallback={null}>
          <CategoryDialog key={line.id} lineId={line.id} onClose={() => setChoosing(false)} />
        </Suspense>
      ) : null}
      <RawText text={line.description} tokens={line.references} />
    </header>
  )
}
