// Validates many payments by the rules of a single one, each as if the earlier ones existed. Writes nothing.
import type { Tx } from '../../../kit/database/database.ts'
import { type Amount, CURRENCIES, type Currency } from '../../../kit/money.ts'
import { planFor, policiesFor, type Policy } from '../../approvalPolicies/public.ts'
import { type BankingCalendar, bankingCalendar } from '../../bankingDays/public.ts'
import { accountKeyOf } from '../../counterparties/public.ts'
import type { TransferMethod } from '../../connections/public.ts'
import { readPaymentSettings } from '../../paymentSettings/public.ts'
import { businessToday, controlsOf } from '../../projection/public.ts'
import { contentOf, type PaymentContent, type Target, targetOf } from '../content.ts'
import type { PaymentNames } from '../describe.ts'
import { type OtherPayment, otherPaymentsTo } from './repository.ts'
import { MOVED_NOTHING } from '../lifecycle.ts'
import { valueDateOf } from '../methods.ts'
import {
  type End,
  methodFor,
  type Violation,
  endViolations,
  methodViolations,
  termViolations,
  type PayingAccount,
} from '../violations.ts'
import { MAX_DUPLICATES, paidCounterparty, type Payee } from '../repository.ts'
import type { PaymentKind } from '../table.ts'

/** A payment in a file whose names were found. */
export type NamedPayment = {
  /** Its row in the file. */
  row: number
  from: PayingAccount & { alias: string }
  end: End
  amount: Amount
  /** The requested method. */
  method: TransferMethod | null
  date: string
  memo: string | null
  notes: string | null
}

/** Possible duplicates: the numbers of stored payments, and the first earlier row. */
type Likenesses = { days: number; numbers: string[]; row: number | undefined }

/** A payment that can be created, with the names for its activity log. */
export type ValidatedPayment<Of extends NamedPayment = NamedPayment> = {
  payment: Of
  content: PaymentContent
  names: PaymentNames
  like: Likenesses | null
}

/** What all rows of a file share. */
export type Surroundings = {
  now: Temporal.Instant
  today: string
  calendar: BankingCalendar
  policies: ReadonlyMap<Currency, readonly Policy[]>
  duplicateDays: number
  switchedOn: boolean
}

export async function readSurroundings(tx: Tx): Promise<Surroundings> {
  const policies = new Map<Currency, readonly Policy[]>()
  for (const currency of CURRENCIES) policies.set(currency, await policiesFor(tx, currency))
  return {
    now: tx.clock.now(),
    today: await businessToday(tx),
    calendar: await bankingCalendar(tx),
    policies,
    duplicateDays: (await readPaymentSettings(tx)).duplicateDays,
    switchedOn: (await controlsOf(tx)).transfersActive,
  }
}

/** A payment without violations, with its actual date. */
type Sound<Of extends NamedPayment = NamedPayment> = {
  payment: Of
  target: Target
  method: TransferMethod | null
  valueDate: string
}

/** Other payments to the same account: their total on that day, and the numbers of possible duplicates. */
type Beside = { total: bigint; numbers: readonly string[] }

type Judging = {
  kind: PaymentKind
  /** The import's own payments are evaluated row by row, not as stored ones. */
  importId: string
  surroundings: Surroundings
}

/** Validates the payments of one file, batch by batch. */
export class PaymentValidator {
  readonly #kind: PaymentKind
  readonly #importId: string
  readonly #surroundings: Surroundings
  /** The payments so far, with what their validation was based on. */
  readonly #validated: (Beside & { sound: Sound })[] = []
  /** By account or counterparty, currency and day: the total of the rows so far. */
  readonly #inFile = new Map<string, bigint>()
  /** By beneficiary and amount: earlier rows. */
  readonly #alike = new Map<string, { row: number; date: Temporal.PlainDate }[]>()

  constructor({ kind, importId, surroundings }: Judging) {
    this.#kind = kind
    this.#importId = importId
    this.#surroundings = surroundings
  }

  /** The payments without violations; reports those of the others. */
  sift<Of extends NamedPayment>(
    payments: readonly Of[],
    tell: (payment: Of, violation: Violation) => void,
  ): Sound<Of>[] {
    const { now, today, calendar } = this.#surroundings
    return payments.flatMap(payment => {
      const { from, end, amount, date } = payment
      const target = targetOf(end)
      const sameBank = from.bankCode === target.bankCode
      const method = methodFor(payment.method, sameBank)
      const violations = [
        ...endViolations(this.#kind, from, end),
        ...termViolations(from, { amount, date }, today),
        ...methodViolations(method, { amount, sameBank }),
      ]
      for (const violation of violations) tell(payment, violation)
      if (violations.length > 0) return []
      const valueDate = valueDateOf(method, Temporal.PlainDate.from(date), { now, calendar }).toString()
      return [{ payment, target, method, valueDate }]
    })
  }

  /** Other payments relevant for each of these. */
  async lookUp(tx: Tx, sound: readonly Sound[]): Promise<Beside[]> {
    if (sound.length === 0) return []
    const days = this.#surroundings.duplicateDays
    const dates = sound.map(({ payment: { date } }) => date).toSorted()
    const dayFrom = (date: string | undefined, away: number) =>
      Temporal.PlainDate.from(date ?? this.#surroundings.today)
        .add({ days: away })
        .toString()
    const [from, to] = [dayFrom(dates[0], -days), dayFrom(dates.at(-1), days)]
    const others = await otherPaymentsTo(tx, {
      beneficiaries: sound.map(({ target }) => target),
      from,
      to: sound.reduce((last, { valueDate }) => (valueDate > last ? valueDate : last), to),
      importId: this.#importId,
    })
    return besideEach(sound, others, days)
  }

  /** The payments as they would be created, one after the other. */
  validate<Of extends NamedPayment>(sound: readonly Sound<Of>[], beside: readonly Beside[]): ValidatedPayment<Of>[] {
    return sound.map((each, place) => {
      const { payment, target, method, valueDate } = each
      const { from, end, amount, date, memo, notes } = payment
      const { total, numbers } = beside[place]!
      this.#validated.push({ sound: each, total, numbers })
      const approvalPlan = planFor(this.#surroundings.policies.get(amount.currency) ?? [], {
        entityId: from.entityId,
        method,
        amountMinor: this.#totalWith(each, total),
      })
      return {
        payment,
        content: contentOf({
          from,
          target,
          amount,
          method,
          date,
          valueDate,
          memo,
          notes,
          billId: null,
          paidExpectedId: null,
          approvalPlan,
        }),
        names: { from: from.alias, counterparty: aliasOf(end), bill: null },
        like: this.#likenesses(each, numbers),
      }
    })
  }

  /** Whether later payments have changed a result: the total of an account's day, or a new possible duplicate. */
  async isOvertaken(tx: Tx, { countsLikeness }: { countsLikeness: boolean }): Promise<boolean> {
    const now = await this.lookUp(
      tx,
      this.#validated.map(({ sound }) => sound),
    )
    return this.#validated.some(({ total, numbers }, place) => {
      const later = now[place]!
      return later.total > total || (countsLikeness && later.numbers.some(number => !numbers.includes(number)))
    })
  }

  /** The beneficiary's total on its day including this payment. */
  #totalWith({ payment: { amount }, target, valueDate }: Sound, stored: bigint): bigint {
    const ofDay = (key: string) => [key, amount.currency, valueDate].join('/')
    const { account, counterparty, both } = keysOf(target)
    for (const key of [account, counterparty, both])
      if (key !== null) this.#inFile.set(ofDay(key), this.#ofFile(ofDay(key)) + amount.minor)
    // The total of either, counting payments to both once.
    const ofBoth = both === null ? 0n : this.#ofFile(ofDay(both))
    const ofCounterparty = counterparty === null ? 0n : this.#ofFile(ofDay(counterparty))
    return stored + this.#ofFile(ofDay(account)) + ofCounterparty - ofBoth
  }

  #ofFile(key: string): bigint {
    return this.#inFile.get(key) ?? 0n
  }

  #likenesses({ payment: { row, amount, date }, target }: Sound, numbers: readonly string[]): Likenesses | null {
    const days = this.#surroundings.duplicateDays
    if (days === 0) return null
    const key = [accountKeyOf(target), amount.currency, amount.minor].join('/')
    const day = Temporal.PlainDate.from(date)
    const before = this.#alike.get(key) ?? []
    const first = before.find(other => Math.abs(other.date.until(day).days) <= days)
    before.push({ row, date: day })
    this.#alike.set(key, before)
    if (numbers.length === 0 && !first) return null
    return { days, numbers: numbers.slice(0, MAX_DUPLICATES), row: first?.row }
  }
}

/** The keys under which a payment counts in a day's total: its account, its counterparty, and both. */
function keysOf(payee: Payee) {
  const account = accountKeyOf(payee)
  const counterparty = paidCounterparty(payee)
  return { account, counterparty, both: counterparty === null ? null : `${account} ${counterparty}` }
}

/** Assigns others' payments to the payments that they are relevant for. */
function besideEach(sound: readonly Sound[], others: readonly OtherPayment[], days: number): Beside[] {
  const dayOf = ({ currency, valueDate }: { currency: string; valueDate: string }) => `/${currency}/${valueDate}`
  const ofAccount = Map.groupBy(others, other => keysOf(other).account + dayOf(other))
  const ofCounterparty = Map.groupBy(others, other => keysOf(other).counterparty + dayOf(other))
  const ofAmount = Map.groupBy(others, other => [accountKeyOf(other), other.currency, other.amountMinor].join())
  return sound.map(({ payment: { amount, date }, target, valueDate }) => {
    const onDay = dayOf({ currency: amount.currency, valueDate })
    const { account, counterparty } = keysOf(target)
    const toCounterparty = counterparty === null ? [] : (ofCounterparty.get(counterparty + onDay) ?? [])
    const sameDay = new Set([...(ofAccount.get(account + onDay) ?? []), ...toCounterparty])
    const sameAmount = ofAmount.get([accountKeyOf(target), amount.currency, amount.minor].join()) ?? []
    const day = Temporal.PlainDate.from(date)
    const isLike = (other: OtherPayment) =>
      !MOVED_NOTHING.includes(other.status) && Math.abs(day.until(other.date).days) <= days
    return {
      total: sameDay.values().reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
      numbers: days === 0 ? [] : sameAmount.filter(isLike).map(({ number }) => number),
    }
  })
}

const aliasOf = (end: End): string | null =>
  ('own' in end ? end.own.party?.alias : 'theirs' in end ? end.theirs.counterparty.alias : null) ?? null
