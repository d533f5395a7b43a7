import { listState, oneOf, optional, type Param, sortBy, type StateOf, text } from '../../../../ui/list/listState.ts'

export const withholdingKinds = [
  'PPH23',
  'PPH23_15',
  'PPH4_2',
  'PPH4_2_1_75',
  'PPH4_2_2_65',
  'PPH4_2_3_5',
  'PPH4_2_4',
  'PPH4_2_6',
  'UMKM_FINAL',
] as const

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/

/** `2026-11`; missing: the current month. */
const month: Param<string | null> = {
  read: value => (value !== null && MONTH.test(value) ? value : null),
  write: value => value,
}

/** The address state of the withheld tax. */
export const withheldState = listState({
  q: text,
  month,
  entity: optional,
  kind: oneOf(withholdingKinds),
  sort: sortBy(['DATE'], { field: 'DATE', descending: false }),
})

export type WithheldState = StateOf<typeof withheldState>

const FIRST_PAGE = 100

/** The shown month, `2026-11`. */
export const monthOf = ({ month: named }: Pick<WithheldState, 'month'>, today: string): string =>
  named ?? today.slice(0, 7)

/** The month `months` months later. */
export function monthAfter(shown: string, months: number): string {
  const [year = 0, of = 1] = shown.split('-').map(Number)
  const at = year * 12 + of - 1 + months
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`
}

export const toFilter = (state: Pick<WithheldState, 'q' | 'month' | 'entity' | 'kind'>, today: string) => ({
  month: `${monthOf(state, today)}-01`,
  entityId: state.entity,
  withholding: state.kind,
  search: state.q || null,
})

export function toVariables(state: WithheldState, today: string) {
  const { field, descending } = state.sort
  return {
    first: FIRST_PAGE,
    filter: toFilter(state, today),
    sort: { field, direction: descending ? ('DESC' as const) : ('ASC' as const) },
  }
}
