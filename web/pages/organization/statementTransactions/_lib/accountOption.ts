import type { Option } from '../../../../ui/form/comboboxProps.ts'

export type Account = {
  readonly id: string
  readonly alias: string
  readonly accountNumber: string
  readonly currency: string
  readonly bank: { readonly name: string }
}

/** An own account as an option, with details that distinguish it. */
export const accountOption = ({ id, alias, bank, accountNumber, currency }: Account): Option => ({
  value: id,
  label: `${alias} · ${bank.name} ··${accountNumber.slice(-4)} · ${currency}`,
})
