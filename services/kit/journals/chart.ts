// The account of the company's chart for each kind of posting: set by the company, or a default that is usual in Indonesia.
import type { Locale } from '../messageValues.ts'
import type { AccountKey, JournalEntry } from './entries.ts'
import type { MappedEntry } from './changes.ts'

/** An account that a module posts to, and its default; null: only the company knows it. */
export type ProposedAccount = { key: AccountKey; code: string | null; name: Readonly<Record<Locale, string>> }
/** The company's setting; without a code nothing may be posted there. */
export type SetAccount = { key: AccountKey; code: string | null; name: string | null }
export type ChartAccount = {
  key: AccountKey
  code: string | null
  name: string
  /** What is posted there: the default name. */
  purpose: string
  isProposed: boolean
}

/** All accounts with their settings, in the order of the defaults. */
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

/** Accounts with postings but without a code. */
export function unmappedOf(entries: readonly JournalEntry[], chart: readonly ChartAccount[]): ChartAccount[] {
  const used = new Set(entries.flatMap(({ lines }) => lines.map(({ account }) => account)))
  return chart.filter(({ key, code }) => code === null && used.has(key))
}

/** Entries with the accounts of the chart; undefined for an entry with an account that has no code. */
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
