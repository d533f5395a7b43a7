import { useIntl } from 'react-intl'
import { isDecimal } from '../../../../../i18n/decimal.ts'
import { useFormats } from '../../../../../i18n/format.ts'

/** A band to describe: its upper limit, and the names of possible approvers for each approval. */
export type ApprovalBand = { upTo: string | null; steps: readonly (readonly string[])[]; inOrder: boolean }

/** Describes a band: "Over IDR 100,000,000: 2 approvals, Siti or Budi, then anybody". */
export function useBandWords(currency: string) {
  const { formatMessage, formatList } = useIntl()
  const formats = useFormats()
  const money = (amount: string | null) =>
    amount !== null && isDecimal(amount) ? formats.money({ amount, currency }, { fraction: 0 }) : '…'

  /** The amounts of the band above the one that ends at `over`. */
  function amounts(over: string | null | undefined, upTo: string | null, isLast: boolean): string {
    if (over === undefined) {
      return isLast
        ? formatMessage({ id: 'paymentRules.band.any' })
        : formatMessage({ id: 'paymentRules.band.upTo' }, { upTo: money(upTo) })
    }
    return isLast
      ? formatMessage({ id: 'paymentRules.band.over' }, { over: money(over) })
      : formatMessage({ id: 'paymentRules.band.between' }, { over: money(over), upTo: money(upTo) })
  }

  function approvals({ steps, inOrder }: ApprovalBand): string {
    const count = steps.length
    const anybody = formatMessage({ id: 'paymentRules.step.anybody' })
    if (steps.every(names => names.length === 0))
      return formatMessage({ id: 'paymentRules.approvals.anybody' }, { count })
    const who = steps.map(names => (names.length === 0 ? anybody : formatList(names, { type: 'disjunction' })))
    const between = formatMessage({ id: inOrder ? 'paymentRules.step.then' : 'paymentRules.step.and' })
    const people = who.join(`, ${between} `)
    return formatMessage({ id: 'paymentRules.approvals.named' }, { count, people })
  }

  /** Every band of a policy, the lowest first. */
  return (bands: readonly ApprovalBand[]): readonly { amounts: string; approvals: string }[] =>
    bands.map((band, place) => ({
      amounts: amounts(place === 0 ? undefined : bands[place - 1]?.upTo, band.upTo, place === bands.length - 1),
      approvals: approvals(band),
    }))
}
