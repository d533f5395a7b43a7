import { type MoneyValue, useFormats } from '../../../../i18n/format.ts'

/** Sums of several currencies next to each other: they are never added. */
export function Sums({ of }: { of: readonly MoneyValue[] }) {
  const formats = useFormats()
  return <span className="num">{of.map(value => formats.money(value)).join(' · ')}</span>
}
