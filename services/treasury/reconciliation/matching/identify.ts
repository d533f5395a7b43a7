// Who stands behind a bank line: by account number, by an alias that was learnt, or by name.
import { accountNumbersIn, describedWords, nameKey, nameWords } from './normalize.ts'
import type { Counterparty, Line } from './types.ts'

/** How alike two names are when they mean one party, in percent. */
export const SAME_NAME = 85
export const SIMILAR_NAME = 60
/** Two counterparties whose names fit nearly as well leave it open which one is meant. */
const CLEARLY_BETTER = 10
/** A word that so many share tells nobody apart; looking it up would cost and not help. */
const COMMON_WORD = 400
const CONSIDERED = 5

export type Identification = {
  kind: 'ACCOUNT' | 'ALIAS' | 'NAME'
  /** 100 for account and alias. */
  similarity: number
  /** What was recognized. */
  text: string
}

export type Parties = {
  /** Counterparties that the line may come from. */
  found: Map<string, Identification>
  /** The one that it surely comes from, if so. */
  certain: string | null
}

const lengthOf = (words: readonly string[]) => words.reduce((sum, word) => sum + word.length, 0)

/** Percent of letters that two names share, word by word; a last word that was cut off counts as far as it goes. */
export function nameSimilarity(seen: readonly string[], known: readonly string[]): number {
  if (!seen.length || !known.length) return 0
  const flatSeen = seen.join('')
  const flatKnown = known.join('')
  if (flatSeen === flatKnown) return 100
  // Banks cut names to 18 or so characters.
  if (flatSeen.length >= 10 && flatKnown.startsWith(flatSeen)) return 90
  const free = new Map<string, number>()
  for (const word of known) free.set(word, (free.get(word) ?? 0) + 1)
  let shared = 0
  for (const [place, word] of seen.entries()) {
    const left = free.get(word) ?? 0
    if (left) {
      free.set(word, left - 1)
      shared += word.length
    } else if (place === seen.length - 1 && word.length >= 3) {
      const whole = known.find(other => other.startsWith(word) && (free.get(other) ?? 0) > 0)
      // The known word is counted as long as what was seen of it, so that a cut costs nothing.
      if (whole) shared += (word.length + whole.length) / 2
    }
  }
  return Math.round((200 * shared) / (lengthOf(seen) + lengthOf(known)))
}

/** Whether a text holds all words of a name, in any place; only for names long enough to be no accident. */
export function holdsName(described: ReadonlySet<string>, known: readonly string[]): boolean {
  return known.length >= 2 && lengthOf(known) >= 8 && known.every(word => described.has(word))
}

type Named = { id: string; names: string[][] }

/** Counterparties, ready to be looked up. Answers are kept, since one payer sends many lines. */
export class Directory {
  private readonly byAccount = new Map<string, Set<string>>()
  private readonly byAlias = new Map<string, Set<string>>()
  private readonly byWord = new Map<string, Set<number>>()
  private readonly byId = new Map<string, Named>()
  private readonly named: Named[] = []
  private readonly seenNames = new Map<string, [string, number][]>()

  constructor(counterparties: Iterable<Counterparty>) {
    for (const counterparty of counterparties) this.add(counterparty)
  }

  private add({ id, names, learntAliases, accountNumbers, learntAccountNumbers }: Counterparty) {
    const words = [...new Set(names.map(nameKey))].filter(Boolean).map(key => key.split(' '))
    const entry = { id, names: words }
    const place = this.named.push(entry) - 1
    this.byId.set(id, entry)
    for (const word of new Set(words.flat())) addTo(this.byWord, word, place)
    for (const number of [...accountNumbers, ...learntAccountNumbers]) addTo(this.byAccount, number, id)
    for (const alias of learntAliases) addTo(this.byAlias, nameKey(alias), id)
  }

  /** How well a counterparty's names fit, in percent; 0 for an unknown one. */
  similarityTo(counterpartyId: string, seen: readonly string[]): number {
    const names = this.byId.get(counterpartyId)?.names ?? []
    return names.reduce((best, name) => Math.max(best, nameSimilarity(seen, name)), 0)
  }

  identify(line: Pick<Line, 'description' | 'partyName'>): Parties {
    const found = new Map<string, Identification>()
    const seen = nameWords(line.partyName ?? '')
    const names = this.likely(seen, describedWords(line.description))
    for (const [id, similarity] of names)
      found.set(id, { kind: 'NAME', similarity, text: line.partyName ?? line.description })

    const aliases = this.byAlias.get(seen.join(' ')) ?? new Set()
    for (const id of aliases) found.set(id, { kind: 'ALIAS', similarity: 100, text: line.partyName ?? '' })

    const owners = new Set<string>()
    for (const number of accountNumbersIn(line.description))
      for (const id of this.byAccount.get(number) ?? []) {
        owners.add(id)
        found.set(id, { kind: 'ACCOUNT', similarity: 100, text: number })
      }
    return { found, certain: only(owners) ?? only(aliases) ?? clearly(names) }
  }

  /** The counterparties whose names fit best, best first. */
  private likely(seen: string[], described: string[]): [string, number][] {
    const key = `${seen.join(' ')}|${described.join(' ')}`
    const known = this.seenNames.get(key)
    if (known) return known
    const holds = new Set(described)
    const hits = new Set<number>()
    const rarestFirst = [...new Set([...seen, ...described])]
      .map(word => this.byWord.get(word))
      .filter(places => places !== undefined)
      .sort((one, other) => one.size - other.size)
    for (const places of rarestFirst.slice(0, 4))
      if (places.size <= COMMON_WORD) for (const place of places) hits.add(place)
    const answer: [string, number][] = []
    for (const place of hits) {
      const { id, names } = this.named[place]!
      let similarity = 0
      for (const name of names)
        similarity = Math.max(similarity, nameSimilarity(seen, name), holdsName(holds, name) ? 95 : 0)
      if (similarity >= SIMILAR_NAME) answer.push([id, similarity])
    }
    answer.sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1))
    const best = answer.slice(0, CONSIDERED)
    this.seenNames.set(key, best)
    return best
  }
}

function addTo<K, V>(map: Map<K, Set<V>>, key: K, value: V) {
  const set = map.get(key)
  if (set) set.add(value)
  else map.set(key, new Set([value]))
}

function only(ids: ReadonlySet<string>): string | null {
  return ids.size === 1 ? [...ids][0]! : null
}

function clearly(names: [string, number][]): string | null {
  const [best, second] = names
  if (!best || best[1] < SAME_NAME) return null
  return second && second[1] > best[1] - CLEARLY_BETTER ? null : best[0]
}
