import { Check, Dot, TriangleAlert } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../../i18n/format.ts'
import { type Reason, inOrder, sentenceOf } from '../_lib/reasons.ts'

type Evidence = Reason & { readonly effect: string }

const looks: Readonly<Record<string, { className: string; Icon: typeof Check }>> = {
  FOR: { className: 'ev yes', Icon: Check },
  AGAINST: { className: 'ev no', Icon: TriangleAlert },
}
const neutral = { className: 'ev mid', Icon: Dot }

/** Why something is suggested, in words. The mark before each says whether it supports or contradicts the match. */
export function EvidenceChips({ reasons }: { reasons: readonly Evidence[] }) {
  const shown = inOrder(reasons).filter(reason => sentenceOf(reason) !== null)
  if (shown.length === 0) return null
  return (
    <ul className="evs evidence">
      {shown.map((reason, index) => (
        <li key={index}>
          <EvidenceChip reason={reason} />
        </li>
      ))}
    </ul>
  )
}

function EvidenceChip({ reason }: { reason: Evidence }) {
  const formats = useFormats()
  const intl = useIntl()
  const sentence = sentenceOf(reason)
  if (sentence === null) return null
  const { className, Icon } = looks[reason.effect] ?? neutral
  const spoken =
    reason.effect === 'FOR'
      ? 'reconciliation.reason.for'
      : reason.effect === 'AGAINST'
        ? 'reconciliation.reason.against'
        : null
  return (
    <span className={className}>
      <Icon className="i" aria-hidden />
      <span>
        <FormattedMessage
          id={sentence.id}
          values={{
            amount: sentence.amount === null ? '' : formats.amount(sentence.amount),
            days: sentence.days,
            text: sentence.text,
            rate: sentence.rate,
            b: chunks => <b>{chunks}</b>,
          }}
        />
        {spoken === null ? null : <span className="sr">, {intl.formatMessage({ id: spoken })}</span>}
      </span>
    </span>
  )
}
