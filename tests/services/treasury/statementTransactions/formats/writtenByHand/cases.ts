import type { Mapping } from '../../../../../../services/treasury/statementTransactions/formats/mapped.ts'

/**
 * `refused`: nothing of it may be stored. `asked`: it may be stored once a person has seen what is odd about it. `2:98500`: two lines that make
 * 985.00 together. With a bar between them any of these is right.
 */
export type Wanted = string
export type Case = {
  name: string
  bankCode: string
  file: string | Uint8Array
  wanted: Wanted
  mapping: Mapping | null
}
export type Add = (name: string, bankCode: string, file: Case['file'], wanted: Wanted, mapping?: Mapping) => void
