// The parties of a book: few words for their names, so that many are alike.
import type { Counterparty } from '../../services/treasury/reconciliation/matching/types.ts'
import { type generator, idFrom } from './data.ts'

export const FIRST =
  'SUMBER SINAR CAHAYA BUMI TIRTA ANUGERAH MEGA BINTANG SURYA GRAHA NUSA CITRA ADI KARYA MITRA PUTRA MUTIARA BERKAT SARI MULIA'.split(
    ' ',
  )
export const SECOND =
  'MAKMUR LESTARI SENTOSA ABADI JAYA MANDIRI UTAMA PERKASA SEJAHTERA GEMILANG PRATAMA NIAGA LOGISTIK PANGAN MEDIA SARANA ENERGI BAJA TEKSTIL KIMIA'.split(
    ' ',
  )
const THIRD =
  'INDONESIA NUSANTARA BERSAMA SEMESTA RAYA TIMUR BARAT SELATAN UTARA PERSADA SUKSES MAJU KENCANA DAMAI'.split(' ')

export type Party = { counterparty: Counterparty; short: string; form: string; direction: 'CREDIT' | 'DEBIT' }

const FORMS = ['PT', 'CV', 'UD', 'KOPERASI', 'YAYASAN']

/** Several parties share most names and differ only in their legal form, which banks often omit. */
export function makeParties(random: ReturnType<typeof generator>, count: number): Party[] {
  const names = new Set<string>()
  const parties: Party[] = []
  while (parties.length < count) {
    const words = [random.pick(FIRST), random.pick(SECOND)]
    if (random.chance(75)) words.push(random.pick(THIRD))
    const short = words.join(' ')
    if (names.has(short)) continue
    names.add(short)
    const bearers = random.chance(20) ? 1 : 2 + random.below(4)
    for (const form of FORMS.slice(0, Math.min(bearers, count - parties.length)))
      parties.push({
        counterparty: {
          id: idFrom(random),
          names: [`${form} ${short}`],
          accountNumbers: [String(2_000_000_000 + random.below(7_999_999_999))],
          learntAliases: [],
          learntAccountNumbers: [],
        },
        short,
        form,
        direction: random.chance(70) ? 'CREDIT' : 'DEBIT',
      })
  }
  return parties
}
