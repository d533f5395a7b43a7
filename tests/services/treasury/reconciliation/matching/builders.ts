import type { Counterparty, Expected, Line } from '../../../../../services/treasury/reconciliation/matching/types.ts'

let serial = 0
const nextId = () => `00000000-0000-7000-8000-${String(++serial).padStart(12, '0')}`

export const ACCOUNT = 'account-1'

/** A line of IDR 1,000,000 without any evidence. */
export const line = (over: Partial<Line> = {}): Line => ({
  id: nextId(),
  accountId: ACCOUNT,
  day: 20_000,
  direction: 'CREDIT',
  currency: 'IDR',
  open: 100_000_000n,
  description: 'TRANSFER',
  partyName: null,
  ...over,
})

/** An expected transaction of IDR 1,000,000 without distinguishing features. */
export const expected = (over: Partial<Expected> = {}): Expected => ({
  id: nextId(),
  accountId: null,
  counterpartyId: null,
  day: 20_000,
  dayFrom: null,
  dayTo: null,
  direction: 'CREDIT',
  currency: 'IDR',
  open: 100_000_000n,
  openFrom: null,
  openTo: null,
  description: 'Penjualan',
  number: null,
  externalId: null,
  data: [],
  ...over,
})

export const counterparty = (name: string, over: Partial<Counterparty> = {}): Counterparty => ({
  id: nextId(),
  names: [name],
  accountNumbers: [],
  learntAliases: [],
  learntAccountNumbers: [],
  ...over,
})
