import { ArrowLeftRight, CircleCheck, FileUp, Landmark, Link2 } from 'lucide-react'
import { lazy, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ImportResult_import$key } from '../../../../__generated__/ImportResult_import.graphql.ts'
import { subtractDecimals } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { Button, LinkButton } from '../../../../ui/Button.tsx'
import { Money } from '../../../../ui/Money.tsx'
import { Boundary } from '../../../../ui/states/Boundary.tsx'
import { Failure } from '../../../../ui/states/Failure.tsx'
import { FileEquation } from './FileEquation.tsx'
import { OtherAccountNotice } from './OtherAccountNotice.tsx'

const ImportMatches = lazy(() => import('./ImportMatches.tsx'))

type ImportResultProps = { importKey: ImportResult_import$key; onAgain: () => void; onUndo: () => void }

/** The stored lines, their totals, their matches, and the next steps. */
export function ImportResult({ importKey, onAgain, onUndo }: ImportResultProps) {
  const formats = useFormats()
  const mayReconcile = usePermission('TREASURY_RECONCILIATION_VIEW')
  const statementImport = useFragment<ImportResult_import$key>(
    graphql`
      fragment ImportResult_import on StatementImport {
        id
        fileName
        finishedAt
        allowedActions
        periodFrom
        periodTo
        createdBy {
          fullName
        }
        bankAccount {
          id
          alias
          currency
          balance {
            asOf
            ledger {
              amount
              currency
            }
          }
        }
        counts {
          ready
          duplicates
        }
        edits {
          skippedRows
        }
        totals {
          closing {
            amount
            currency
          }
          net {
            amount
            currency
          }
        }
        leftOut {
          rows
        }
        balanceProof {
          holds
        }
        ...FileEquation_import
        ...OtherAccountNotice_import
      }
    `,
    importKey,
  )
  const { id, fileName, finishedAt, allowedActions, createdBy, bankAccount, counts, totals } = statementImport
  const { periodFrom, periodTo, edits, leftOut, balanceProof } = statementImport
  const otherRows = leftOut.reduce((sum, { rows }) => sum + rows, 0)
  const skipped = edits.skippedRows.length
  const { balance } = bankAccount
  // Only if the account's balance equals the file's closing balance, the balance before is that minus the file's lines.
  const before =
    balance && totals?.closing?.amount === balance.ledger.amount
      ? { ...balance.ledger, amount: subtractDecimals(balance.ledger.amount, totals.net.amount) }
      : null
  return (
    <div className="page import-check">
      <section className="card import-stored" aria-live="polite">
        <div className="import-stored-head">
          <span className="state-icon ok">
            <CircleCheck className="i tone-ok" aria-hidden />
          </span>
          <div className="grow">
            <h2>
              <FormattedMessage
                id="statements.import.outcome.IMPORTED"
                values={{ count: counts.ready, account: bankAccount.alias }}
              />
            </h2>
            <p className="t13 muted">
              <FormattedMessage
                id="statements.result.text"
                values={{
                  duplicates: counts.duplicates,
                  skipped,
                  left: counts.duplicates + skipped > 0 ? 'yes' : 'no',
                  both: counts.duplicates > 0 && skipped > 0 ? 'yes' : 'no',
                  date: periodTo ? formats.date(periodTo, { year: 'always' }) : '',
                  dated: periodTo ? 'yes' : 'no',
                }}
              />
            </p>
          </div>
          <LinkButton to={`/statement-transactions?import=${id}`}>
            <FormattedMessage id="statements.import.show" />
          </LinkButton>
          {mayReconcile ? (
            <LinkButton
              variant="primary"
              icon={<Link2 className="i" aria-hidden />}
              to={`/reconciliation?tab=unreconciled&account=${bankAccount.id}`}
            >
              <FormattedMessage id="statements.import.reconcile" />
            </LinkButton>
          ) : null}
        </div>
        <FileEquation importKey={statementImport} />
      </section>
      <div className="import-result-grid">
        <div className="import-result-column">
          {mayReconcile ? (
            <Boundary
              fallback={<section className="card match-waiting" aria-busy />}
              failure={(error, retry) => (
                <section className="card">
                  <Failure error={error} onRetry={retry} />
                </section>
              )}
            >
              <ImportMatches
                importId={id}
                accountId={bankAccount.id}
                lines={counts.ready}
                from={periodFrom}
                to={periodTo}
              />
            </Boundary>
          ) : null}
          <OtherAccountNotice importKey={statementImport} />
          <section className="card" aria-labelledby="import-next">
            <div className="card-h">
              <h2 id="import-next">
                <FormattedMessage id="statements.result.next" />
              </h2>
            </div>
            <ul className="card-b import-next">
              {mayReconcile ? (
                <Next
                  icon={<ArrowLeftRight className="i" aria-hidden />}
                  note={<FormattedMessage id="statements.result.next.reconcile.note" />}
                >
                  <LinkButton size="sm" to={`/reconciliation?tab=unreconciled&account=${bankAccount.id}`}>
                    <FormattedMessage id="statements.result.next.reconcile" />
                  </LinkButton>
                </Next>
              ) : null}
              <Next
                icon={<Landmark className="i" aria-hidden />}
                note={<FormattedMessage id="statements.result.next.balances.note" />}
              >
                <LinkButton size="sm" to="/balances">
                  <FormattedMessage id="statements.result.next.balances" />
                </LinkButton>
              </Next>
              <Next
                icon={<FileUp className="i" aria-hidden />}
                note={
                  <FormattedMessage
                    id="statements.result.next.again.note"
                    values={{
                      date: periodTo ? formats.date(periodTo, { year: 'always' }) : '',
                      dated: periodTo ? 'yes' : 'no',
                    }}
                  />
                }
              >
                <Button size="sm" onClick={onAgain}>
                  <FormattedMessage id="statements.import.again" />
                </Button>
              </Next>
            </ul>
          </section>
        </div>
        <div className="import-result-column">
          <section className="card" aria-labelledby="import-balance">
            <div className="card-h">
              <h2 id="import-balance">
                <FormattedMessage id="statements.result.balance" values={{ currency: bankAccount.currency }} />
              </h2>
              {balanceProof?.holds && before ? (
                <span className="end">
                  <span className="badge ok">
                    <CircleCheck className="i" aria-hidden />
                    <FormattedMessage id="statements.result.agrees" />
                  </span>
                </span>
              ) : null}
            </div>
            <dl className="card-b import-sums">
              {before ? (
                <div>
                  <dt>
                    <FormattedMessage id="statements.result.before" />
                  </dt>
                  <dd>
                    <Money value={before} />
                  </dd>
                </div>
              ) : null}
              {totals ? (
                <div>
                  <dt>
                    <FormattedMessage id="statements.result.stored" />
                  </dt>
                  <dd>
                    <Money value={totals.net} sign="always" />
                  </dd>
                </div>
              ) : null}
              {balance ? (
                <div className="total">
                  <dt>
                    <FormattedMessage
                      id="statements.result.now"
                      values={{ account: bankAccount.alias, date: formats.date(formats.dayOf(balance.asOf)) }}
                    />
                  </dt>
                  <dd>
                    <Money value={balance.ledger} />
                  </dd>
                </div>
              ) : null}
            </dl>
            {balance ? null : (
              <p className="card-b t13 muted">
                <FormattedMessage id="statements.import.noBalances" />
              </p>
            )}
          </section>
          <section className="card" aria-labelledby="import-left-out">
            <div className="card-h">
              <h2 id="import-left-out">
                <FormattedMessage id="statements.result.leftOut" />
              </h2>
            </div>
            <dl className="card-b import-sums">
              <div>
                <dt>
                  <FormattedMessage id="import.tile.DUPLICATE" />
                </dt>
                <dd className="num">{formats.count(counts.duplicates)}</dd>
              </div>
              <div>
                <dt>
                  <FormattedMessage
                    id="statements.result.skipped"
                    values={{ count: skipped, rows: edits.skippedRows.slice(0, 5).join(', ') }}
                  />
                </dt>
                <dd className="num">{formats.count(skipped)}</dd>
              </div>
              <div>
                <dt>
                  <FormattedMessage id="statements.result.ofOthers" />
                </dt>
                <dd className="num">{formats.count(otherRows)}</dd>
              </div>
            </dl>
          </section>
          <section className="card" aria-labelledby="import-itself">
            <div className="card-h">
              <h2 id="import-itself">
                <FormattedMessage id="statements.result.this" />
              </h2>
            </div>
            <div className="card-b">
              <dl className="import-sums">
                <div>
                  <dt>
                    <FormattedMessage id="import.file" />
                  </dt>
                  <dd className="trunc" title={fileName}>
                    {fileName}
                  </dd>
                </div>
                {createdBy ? (
                  <div>
                    <dt>
                      <FormattedMessage id="statements.result.by" />
                    </dt>
                    <dd>{createdBy.fullName}</dd>
                  </div>
                ) : null}
                {finishedAt ? (
                  <div>
                    <dt>
                      <FormattedMessage id="statements.result.when" />
                    </dt>
                    <dd>{formats.dateTime(finishedAt)}</dd>
                  </div>
                ) : null}
              </dl>
              {allowedActions.includes('UNDO') ? (
                <>
                  <p className="t12 muted import-undo">
                    <FormattedMessage id="statements.result.undo" values={{ count: counts.ready }} />
                  </p>
                  <Button size="sm" variant="danger" onClick={onUndo}>
                    <FormattedMessage id="statements.import.undo" />
                  </Button>
                </>
              ) : null}
            </div>
          </section>
        </div>
      </div>
    </div>
  )
}

function Next({ icon, note, children }: { icon: ReactNode; note: ReactNode; children: ReactNode }) {
  return (
    <li>
      <span className="state-icon">{icon}</span>
      <span className="grow t13">{note}</span>
      {children}
    </li>
  )
}
