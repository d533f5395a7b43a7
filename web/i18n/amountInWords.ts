// Spells amounts in words, so that a user notices a zero too many. The words of a language are fetched on first use.
import type { Language } from './language.ts'

const spellers: Readonly<Record<Language, () => Promise<{ toCardinal: (value: string) => string }>>> = {
  en: () => import('n2words/en-US'),
  id: () => import('n2words/id-ID'),
}

/** Whole units and hundredths in words; `cents` is null without hundredths. */
export type SpelledAmount = { whole: string; cents: string | null; isOne: boolean }

/** An amount in words, without its currency. */
export async function spellAmount(amount: string, language: Language): Promise<SpelledAmount> {
  const { toCardinal } = await spellers[language]()
  const [whole = '0', fraction = ''] = amount.split('.')
  const cents = fraction.padEnd(2, '0')
  return {
    whole: toCardinal(whole),
    cents: Number(cents) === 0 ? null : toCardinal(String(Number(cents))),
    isOne: Number(whole) === 1,
  }
}
