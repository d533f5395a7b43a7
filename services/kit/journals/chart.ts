// Which account of the company's chart each kind of posting goes to: what the company has set, or an account that is usual in Indonesia.
import type { Locale } from '../messageValues.ts'
import type { AccountKey, JournalEntry } from './entries.ts'
import type { MappedEntry } from './changes.ts'

/** An account that a module posts to, and what is proposed for it; null: the company alone knows. */
export type ProposedAccount = { key: AccountKey; code: string | null; name: Readonly<Record<Locale, string>> }
/** What the company has set; without a code nothing may be posted there. */
export type SetAccount = { key: AccountKey; code: string | null; name: string | null }
export type ChartAccount = {
  key: AccountKey
  code: string | null
  name: string
  /** What is posted there, as it is proposed to be called. */
  purpose: string
  isProposed: boolean
}

/** All accounts as they stand, in the order in which they are proposed. */
export function chartOf(
  proposed: readonly ProposedAccount[],
  set: readonly SetAccount[],
  language: Locale,
): ChartAccount[] {
  const known = new Map(set.map(account => [account.key, account]))
  return proposed.map(({ key, code, name }) => {
    const own = known.get(key)
    return own
      ? { key, code: own.code, name: own.name ?? name[language], purpose: name[language], isProposed: false }
      : { key, code, name: name[language], purpose: name[language], isProposed: true }
  })
}

/** Accounts that something is posted to and that have no code. */
export function unmappedOf(entries: readonly JournalEntry[], chart: readonly ChartAccount[]): ChartAccount[] {
  const used = new Set(entries.flatMap(({ lines }) => lines.map(({ account }) => account)))
  return chart.filter(({ key, code }) => code === null && used.has(key))
}

/** Entries with the accounts of the chart; undefined for one of which an account has no code. */
export function mapped(entries: readonly JournalEntry[], chart: readonly ChartAccount[]): (MappedEntry | undefined)[] {
  const byKey = new Map(chart.map(account => [account.key, account]))
  return entries.map(({ lines, ...entry }) => {
    const coded = lines.flatMap(line => {
      const account = byKey.get(line.account)
      if (!account) throw new Error(`no account is proposed for ${line.account}`)
      return account.code === null ? [] : [{ ...line, code: account.code, name: account.name }]
    })
    return coded.length === lines.length ? { ...entry, lines: coded } : undefined
  })
}
