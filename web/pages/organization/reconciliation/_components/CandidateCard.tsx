import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type {
  CandidateCard_expected$data,
  CandidateCard_expected$key,
} from '../../../../__generated__/CandidateCard_expected.graphql.ts'
import { compareDecimals, isZero, negate, subtractDecimals } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import type { Reason } from '../_lib/reasons.ts'
import { EvidenceChips } from './EvidenceChips.tsx'

type Expected = CandidateCard_expected$data

type CandidateCardProps = {
  expected: CandidateCard_expected$key
  reasons: readonly (Reason & { readonly effect: string })[]
  /** Id of its checkbox, for keyboard navigation. */
  checkboxId: string
  isPicked: boolean
  /** Its part of the statement amount when it doesn't get all; only for a picked one. */
  part: string | null
  /** The statement amount to compare with. */
  statement: string
  /** Null for users who may only view. */
  onToggle: (() => void) | null
  onFocus: () => void
}

/** A candidate for the line: number, party, amount, and the evidence. */
export function CandidateCard({
  expected: key,
  reasons,
  checkboxId,
  isPicked,
  part,
  statement,
  onToggle,
  onFocus,
}: CandidateCardProps) {
  const intl = useIntl()
  const expected = useFragment(
    graphql`
      fragment CandidateCard_expected on ExpectedTransaction @throwOnFieldError {
        id
        number
        date
        description
        status
        version
        amount {
          amount
          currency
        }
        remaining {
          amount
          currency
        }
        counterparty {
          id
          alias
        }
      }
    `,
    key,
  )
  const head = (
    <>
      <span className="grow">
        <span className="cand-name">
          <span className="id">{expected.number}</span>
          <span className="muted trunc">{partyOf(expected)}</span>
        </span>
        <CandidateFacts expected={expected} />
      </span>
      <CandidateAmount expected={expected} isPicked={isPicked} part={part} statement={statement} />
    </>
  )
  return (
    <article className={isPicked ? 'cand on' : 'cand'} data-candidate>
      {onToggle === null ? (
        <div className="ch">{head}</div>
      ) : (
        <label className="ch">
          <Checkbox
            id={checkboxId}
            checked={isPicked}
            onChange={onToggle}
            onFocus={onFocus}
            aria-label={intl.formatMessage({ id: 'reconciliation.candidate.pick' }, { number: expected.number })}
          />
          {head}
        </label>
      )}
      <EvidenceChips reasons={reasons} />
    </article>
  )
}

/** The expected payer or payee; without a counterparty, the description. */
export function partyOf(expected: Pick<Expected, 'counterparty' | 'description'>): string {
  return expected.counterparty?.alias ?? expected.description
}

function CandidateFacts({ expected }: { expected: Expected }) {
  const formats = useFormats()
  const isPartlyDone = expected.remaining.amount !== expected.amount.amount
  return (
    <span className="t12 muted tab-num cand-facts">
      <FormattedMessage
        id="reconciliation.candidate.due"
        values={{ date: formats.date(expected.date, { year: 'always' }) }}
      />
      {isPartlyDone ? (
        <>
          {' · '}
          <FormattedMessage
            id="reconciliation.candidate.whole"
            values={{ amount: formats.amount(expected.amount.amount) }}
          />
        </>
      ) : null}
      {expected.counterparty === null ? null : <span className="trunc cand-what"> · {expected.description}</span>}
    </span>
  )
}

type AmountProps = { expected: Expected; isPicked: boolean; part: string | null; statement: string }

function CandidateAmount({ expected, isPicked, part, statement }: AmountProps) {
  const formats = useFormats()
  return (
    <span className="amt">
      <b className="num">{formats.amount(expected.remaining.amount)}</b>
      {isPicked && part !== null ? (
        <span className="t12 al num">
          <FormattedMessage id="reconciliation.candidate.part" values={{ amount: formats.amount(part) }} />
        </span>
      ) : isPicked ? (
        <span className="t12 muted num">
          <FormattedMessage id="reconciliation.candidate.inFull" />
        </span>
      ) : (
        <Comparison difference={subtractDecimals(expected.remaining.amount, statement)} />
      )}
    </span>
  )
}

/** The comparison of the amount with the line's, in words. */
function Comparison({ difference }: { difference: string }) {
  const formats = useFormats()
  const isLess = compareDecimals(difference, '0') < 0
  const id = isZero(difference) ? 'same' : isLess ? 'less' : 'more'
  return (
    <span className="t12 muted num">
      <FormattedMessage
        id={`reconciliation.candidate.${id}`}
        values={{ amount: formats.amount(isLess ? negate(difference) : difference) }}
      />
    </span>
  )
}
