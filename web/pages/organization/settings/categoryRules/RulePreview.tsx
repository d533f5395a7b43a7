import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { RulePreviewQuery } from '../../../../__generated__/RulePreviewQuery.graphql.ts'
import { DateText } from '../../../../ui/DateText.tsx'
import { SignedMoney } from '../../../../ui/Money.tsx'
import { Boundary } from '../../../../ui/states/Boundary.tsx'
import { Failure } from '../../../../ui/states/Failure.tsx'
import { Bar } from '../../../../ui/states/Skeletons.tsx'
import { useDebounced } from '../../_lib/useDebounced.ts'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'
import { fitsAll, problemsOf, type RuleValues, toInput } from './ruleValues.ts'

/** The preview only finds what a rule matches, so the service accepts any category. */
const ANY_CATEGORY = '00000000-0000-7000-8000-ca5000000001'
const PAUSE_MS = 400

type RulePreviewProps = {
  values: RuleValues
  /** The rule to be replaced; null: it would be the last. */
  ruleId: string | null
}

/** The transactions that a rule would currently match; debounced, and not queried for an invalid rule. */
export function RulePreview({ values, ruleId }: RulePreviewProps) {
  const isWrong = problemsOf(values).some(({ path }) => path !== 'categoryUuid')
  const asked = JSON.stringify({ ...toInput(values), categoryUuid: ANY_CATEGORY })
  const settled = useDebounced(asked, PAUSE_MS)
  return (
    <section className="rule-preview" aria-live="polite">
      <h3>
        <FormattedMessage id="categoryRules.preview" />
      </h3>
      {fitsAll(values) ? (
        <p className="note warn">
          <FormattedMessage id="categoryRules.preview.all" />
        </p>
      ) : null}
      {isWrong ? null : (
        <Boundary
          shows={settled}
          fallback={<Bar width="100%" height={80} />}
          failure={(error, retry) => <Failure error={error} onRetry={retry} />}
        >
          <Fitting rule={settled} ruleId={ruleId} />
        </Boundary>
      )}
    </section>
  )
}

function Fitting({ rule, ruleId }: { rule: string; ruleId: string | null }) {
  const { organization } = useQueryOfSelection<RulePreviewQuery>(
    graphql`
      query RulePreviewQuery($rule: CashRuleInput!, $ruleId: ID) @throwOnFieldError {
        organization {
          cashRulePreview(rule: $rule, ruleId: $ruleId) {
            looked
            fits
            kept
            statementTransactions {
              id
              date
              description
              partyName
              direction
              amount {
                amount
                currency
              }
            }
          }
        }
      }
    `,
    { rule: JSON.parse(rule) as ReturnType<typeof toInput>, ruleId },
    { fetchPolicy: 'store-and-network' },
  )
  const preview = organization.cashRulePreview
  if (!preview) return null
  const { looked, fits, kept, statementTransactions } = preview
  return (
    <>
      <p>
        <FormattedMessage id="categoryRules.preview.fits" values={{ looked, fits }} />
      </p>
      {kept > 0 ? (
        <p className="muted t12">
          <FormattedMessage id="categoryRules.preview.kept" values={{ kept }} />
        </p>
      ) : null}
      {statementTransactions.length === 0 ? null : (
        <ul>
          {statementTransactions.map(line => (
            <li key={line.id}>
              <span>
                {line.partyName ?? line.description}
                <span className="muted t12">
                  <DateText value={line.date} /> · {line.description}
                </span>
              </span>
              <SignedMoney value={line.amount} direction={line.direction} currency />
            </li>
          ))}
        </ul>
      )}
      {fits > statementTransactions.length ? (
        <p className="muted t12">
          <FormattedMessage id="categoryRules.preview.more" values={{ shown: statementTransactions.length }} />
        </p>
      ) : null}
    </>
  )
}
