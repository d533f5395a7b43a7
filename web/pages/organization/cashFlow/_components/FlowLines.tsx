import { Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { FlowLinesQuery } from '../../../../__generated__/FlowLinesQuery.graphql.ts'
import { isZero } from '../../../../i18n/decimal.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { DateText } from '../../../../ui/DateText.tsx'
import { SignedMoney } from '../../../../ui/Money.tsx'
import { FigureDrawer } from '../../_components/FigureDrawer.tsx'
import { CategoryDialog, ChooseCategoryDialog } from '../../_components/lazyCategories.ts'
import { LineCategory } from '../../_components/LineCategory.tsx'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'
import { type flowVariables, type OpenLines, writeOpenFlow } from '../_lib/flowState.ts'

type FlowLinesProps = {
  figure: OpenLines
  period: { readonly from: string; readonly to: string }
  variables: ReturnType<typeof flowVariables>
  onClose: () => void
}

/** The statement transactions behind a figure, with their sum at the bottom. */
export function FlowLines({ figure, period, variables, onClose }: FlowLinesProps) {
  const { formatMessage } = useIntl()
  const title = formatMessage({ id: `cashFlow.open.${figure.kind}.${figure.direction ?? 'BOTH'}` })
  return (
    <FigureDrawer title={title} period={period} shows={`${writeOpenFlow(figure)} ${period.from}`} onClose={onClose}>
      <Lines figure={figure} period={period} variables={variables} />
    </FigureDrawer>
  )
}

function Lines({ figure, period, variables }: Omit<FlowLinesProps, 'onClose'>) {
  const { formatMessage } = useIntl()
  const mayChoose = usePermission('TREASURY_STATEMENTS_MANAGE')
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState<string | 'SELECTED' | null>(null)
  const [fetchKey, setFetchKey] = useState(0)
  // Categorized transactions may now belong to another figure.
  const readAgain = () => setFetchKey(key => key + 1)
  const { organization } = useQueryOfSelection<FlowLinesQuery>(
    graphql`
      query FlowLinesQuery(
        $currency: Currency!
        $from: Date!
        $to: Date!
        $kind: CashFlowLineKind!
        $category: UUID
        $direction: Direction
        $entities: [ID!]
      ) @throwOnFieldError {
        organization {
          cashFlowLines(
            currency: $currency
            from: $from
            to: $to
            kind: $kind
            categoryUuid: $category
            direction: $direction
            entityIds: $entities
          ) {
            hasMore
            total {
              in {
                amount
                currency
              }
              out {
                amount
                currency
              }
            }
            items {
              direction
              amount {
                amount
                currency
              }
              statementTransaction {
                id
                date
                description
                partyName
                bankAccount {
                  alias
                }
                ...LineCategory_line
              }
            }
          }
        }
      }
    `,
    {
      currency: variables.currency,
      from: period.from,
      to: period.to,
      kind: figure.kind,
      category: figure.categoryUuid,
      direction: figure.direction,
      entities: variables.entities,
    },
    { fetchKey, fetchPolicy: 'store-and-network' },
  )
  const { items, hasMore, total } = organization.cashFlowLines
  // The selected transactions that are still shown.
  const chosen = items.flatMap(({ statementTransaction: line }) => (line && selected.has(line.id) ? [line.id] : []))
  return (
    <>
      <ul className="figure-records">
        {items.map(({ statementTransaction, direction, amount }) =>
          statementTransaction ? (
            <li key={statementTransaction.id}>
              {mayChoose ? (
                <Checkbox
                  aria-label={formatMessage({ id: 'categories.select' }, { name: nameOf(statementTransaction) })}
                  checked={selected.has(statementTransaction.id)}
                  onChange={({ target }) =>
                    setSelected(
                      target.checked
                        ? new Set([...selected, statementTransaction.id])
                        : new Set([...selected].filter(id => id !== statementTransaction.id)),
                    )
                  }
                />
              ) : null}
              <div className="grow">
                <Link
                  className="link"
                  to={`/statement-transactions?q=${encodeURIComponent(statementTransaction.description)}`}
                >
                  {nameOf(statementTransaction)}
                </Link>
                <p className="muted t12">
                  <DateText value={statementTransaction.date} /> · {statementTransaction.bankAccount.alias}
                </p>
                <LineCategory lineKey={statementTransaction} />
                {mayChoose ? (
                  <button
                    type="button"
                    className="link t12"
                    aria-label={formatMessage({ id: 'categories.change.of' }, { name: nameOf(statementTransaction) })}
                    onClick={() => setOpen(statementTransaction.id)}
                  >
                    <FormattedMessage id="categories.change" />
                  </button>
                ) : null}
              </div>
              <SignedMoney value={amount} direction={direction} />
            </li>
          ) : null,
        )}
      </ul>
      {chosen.length > 0 ? (
        <div className="flow-selected">
          <FormattedMessage id="categories.selected" values={{ count: chosen.length }} />
          <Button size="sm" onClick={() => setOpen('SELECTED')}>
            <FormattedMessage id="categories.choose" />
          </Button>
        </div>
      ) : null}
      {open === null ? null : (
        <Suspense fallback={null}>
          {open === 'SELECTED' ? (
            <ChooseCategoryDialog
              lineIds={chosen}
              onClose={() => setOpen(null)}
              onDone={() => {
                setSelected(new Set())
                readAgain()
              }}
              onUndone={readAgain}
            />
          ) : (
            <CategoryDialog lineId={open} onClose={() => setOpen(null)} onChanged={readAgain} />
          )}
        </Suspense>
      )}
      {hasMore ? (
        <p className="muted t12">
          <FormattedMessage id="cashFlow.more" values={{ count: items.length }} />
        </p>
      ) : null}
      <dl className="flow-foot">
        {(['in', 'out'] as const).map(side =>
          isZero(total[side].amount) ? null : (
            <div key={side}>
              <dt>
                <FormattedMessage id={`cashFlow.${side}`} />
              </dt>
              <dd>
                <SignedMoney value={total[side]} direction={side === 'in' ? 'CREDIT' : 'DEBIT'} currency />
              </dd>
            </div>
          ),
        )}
      </dl>
    </>
  )
}

const nameOf = (line: { readonly partyName: string | null | undefined; readonly description: string }) =>
  line.partyName ?? line.description
