import { z } from 'zod'

/** A bank, by its national three-digit code. */
export const bankShape = z.object({ code: z.string(), name: z.string(), bic: z.string() }).meta({ id: 'Bank' })

export type Bank = z.infer<typeof bankShape>

/** Banks at which an organization's own accounts in Arus can be. */
const KEPT_AT = new Set(['014', '008', '009', '002', '022', '013'])

/**
 * Banks of Indonesia, for accounts of counterparties: national code, common name, and the bank's identifier in the central bank's payment
 * systems. A bank that merged into another has no row.
 */
const ALL: readonly (readonly [code: string, name: string, bic: string])[] = [
  ['002', 'BRI', 'BRINIDJA'],
  ['008', 'Mandiri', 'BMRIIDJA'],
  ['009', 'BNI', 'BNINIDJA'],
  ['011', 'Danamon', 'BDINIDJA'],
  ['013', 'Permata', 'BBBAIDJA'],
  ['014', 'BCA', 'CENAIDJA'],
  ['016', 'Maybank Indonesia', 'IBBKIDJA'],
  ['019', 'Panin', 'PINBIDJA'],
  ['022', 'CIMB Niaga', 'BNIAIDJA'],
  ['023', 'UOB Indonesia', 'BBIJIDJA'],
  ['028', 'OCBC Indonesia', 'NISPIDJA'],
  ['031', 'Citibank', 'CITIIDJX'],
  ['032', 'JPMorgan Chase', 'CHASIDJX'],
  ['033', 'Bank of America', 'BOFAID2X'],
  ['036', 'CCB Indonesia', 'MCORIDJA'],
  ['037', 'Artha Graha Internasional', 'ARTGIDJA'],
  ['040', 'Bangkok Bank', 'BKKBIDJA'],
  ['041', 'HSBC Indonesia', 'HSBCIDJA'],
  ['042', 'MUFG Bank', 'BOTKIDJX'],
  ['046', 'DBS Indonesia', 'DBSBIDJA'],
  ['047', 'Resona Perdania', 'BPIAIDJA'],
  ['048', 'Mizuho Indonesia', 'MHCCIDJA'],
  ['050', 'Standard Chartered', 'SCBLIDJX'],
  ['054', 'Capital Indonesia', 'BCIAIDJA'],
  ['057', 'BNP Paribas Indonesia', 'BNPAIDJA'],
  ['061', 'ANZ Indonesia', 'ANZBIDJX'],
  ['067', 'Deutsche Bank', 'DEUTIDJA'],
  ['069', 'Bank of China', 'BKCHIDJA'],
  ['076', 'Bumi Arta', 'BBAIIDJA'],
  ['095', 'JTrust Indonesia', 'CICTIDJA'],
  ['097', 'Mayapada', 'MAYAIDJA'],
  ['110', 'BJB', 'PDJBIDJA'],
  ['111', 'Bank DKI', 'BDKIIDJ1'],
  ['112', 'BPD DIY', 'PDYKIDJ1'],
  ['113', 'Bank Jateng', 'PDJGIDJ1'],
  ['114', 'Bank Jatim', 'PDJTIDJ1'],
  ['115', 'Bank Jambi', 'PDJMIDJ1'],
  ['116', 'Bank Aceh Syariah', 'SYACIDJ1'],
  ['117', 'Bank Sumut', 'PDSUIDJ1'],
  ['118', 'Bank Nagari', 'PDSBIDJ1'],
  ['119', 'Bank Riau Kepri Syariah', 'PDRIIDJA'],
  ['120', 'Bank Sumsel Babel', 'BSSPIDSP'],
  ['121', 'Bank Lampung', 'PDLPIDJ1'],
  ['122', 'Bank Kalsel', 'PDKSIDJ1'],
  ['123', 'Bank Kalbar', 'PDKBIDJ1'],
  ['124', 'Bankaltimtara', 'PDKTIDJ1'],
  ['125', 'Bank Kalteng', 'PDKGIDJ1'],
  ['126', 'Bank Sulselbar', 'PDWSIDJ1'],
  ['127', 'Bank SulutGo', 'PDWUIDJ1'],
  ['128', 'Bank NTB Syariah', 'PDNBIDJ1'],
  ['129', 'Bank BPD Bali', 'ABALIDBS'],
  ['130', 'Bank NTT', 'PDNTIDJ1'],
  ['131', 'Bank Maluku Malut', 'PDMLIDJ1'],
  ['132', 'Bank Papua', 'PDIJIDJ1'],
  ['133', 'Bank Bengkulu', 'PDBKIDJ1'],
  ['134', 'Bank Sulteng', 'PDWGIDJ1'],
  ['135', 'Bank Sultra', 'PDWRIDJ1'],
  ['137', 'Bank Banten', 'PDBBIDJ1'],
  ['146', 'Bank of India Indonesia', 'SWBAIDJ1'],
  ['147', 'Muamalat', 'MUABIDJA'],
  ['151', 'Mestika Dharma', 'MEDHIDS1'],
  ['152', 'Shinhan Indonesia', 'MEEKIDJ1'],
  ['153', 'Sinarmas', 'SBJKIDJA'],
  ['157', 'Maspion', 'MASDIDJ1'],
  ['161', 'Ganesha', 'GNESIDJA'],
  ['164', 'ICBC Indonesia', 'ICBKIDJA'],
  ['167', 'QNB Indonesia', 'AWANIDJA'],
  ['200', 'BTN', 'BTANIDJA'],
  ['212', 'Woori Saudara', 'BSDRIDJA'],
  ['213', 'SMBC Indonesia', 'SUNIIDJA'],
  ['405', 'Victoria Syariah', 'SWAGIDJ1'],
  ['425', 'BJB Syariah', 'SYJBIDJ1'],
  ['426', 'Mega', 'MEGAIDJA'],
  ['441', 'KB Bank', 'BBUKIDJA'],
  ['451', 'BSI', 'BSMDIDJA'],
  ['459', 'Krom', 'BUSTIDJ1'],
  ['472', 'Bank Saqu', 'JSABIDJ1'],
  ['484', 'Hana Bank', 'HNBNIDJA'],
  ['485', 'MNC Bank', 'BUMIIDJA'],
  ['490', 'Neo Commerce', 'YUDBIDJ1'],
  ['494', 'Bank Raya', 'AGTBIDJA'],
  ['498', 'SBI Indonesia', 'IDMOIDJ1'],
  ['501', 'BCA Digital', 'ROYBIDJ1'],
  ['503', 'Nobu', 'LFIBIDJ1'],
  ['506', 'Mega Syariah', 'BUTGIDJ1'],
  ['513', 'Ina Perdana', 'INPBIDJ1'],
  ['517', 'Panin Dubai Syariah', 'ARFAIDJ1'],
  ['521', 'KB Bank Syariah', 'SDOBIDJ1'],
  ['523', 'Sahabat Sampoerna', 'BDIPIDJ1'],
  ['526', 'OK Bank Indonesia', 'LMANIDJ1'],
  ['531', 'Amar Bank', 'LOMAIDJ1'],
  ['535', 'SeaBank', 'SSPIIDJA'],
  ['536', 'BCA Syariah', 'SYCAIDJ1'],
  ['542', 'Bank Jago', 'ATOSIDJ1'],
  ['547', 'BTPN Syariah', 'PUBAIDJ1'],
  ['548', 'Multiarta Sentosa', 'BMSEIDJA'],
  ['553', 'Hibank', 'MAYOIDJA'],
  ['555', 'Index Selindo', 'BIDXIDJA'],
  ['562', 'Superbank', 'FAMAIDJ1'],
  ['564', 'Mandiri Taspen', 'SIHBIDJ1'],
  ['566', 'Victoria International', 'VICTIDJ1'],
  ['567', 'Allo Bank', 'HRDAIDJ1'],
  ['945', 'IBK Indonesia', 'AGSSIDJA'],
  ['947', 'Aladin Syariah', 'MBBEIDJA'],
  ['949', 'CTBC Indonesia', 'CTCBIDJA'],
]

/** Banks at which a counterparty's account can be. */
export const banksOfCounterparties: readonly Bank[] = ALL.map(([code, name, bic]) => ({ code, name, bic }))

/** Banks at which the organization's own accounts can be. */
export const banksOfAccounts: readonly Bank[] = banksOfCounterparties.filter(bank => KEPT_AT.has(bank.code))

const byCode = new Map(banksOfCounterparties.map(bank => [bank.code, bank]))

/** The bank of a code, or undefined if there is none. */
export const bankOf = (code: string): Bank | undefined => byCode.get(code)

/** By code, for exported files. */
export const BANK_NAMES: Readonly<Record<string, { en: string; id: string }>> = Object.fromEntries(
  banksOfCounterparties.map(({ code, name }) => [code, { en: name, id: name }]),
)

/** Codes of the banks whose name contains the text. */
export const bankCodesNamed = (text: string): string[] =>
  banksOfCounterparties.filter(bank => bank.name.toLowerCase().includes(text.toLowerCase())).map(bank => bank.code)

/** What users write for a bank in addition to its common name. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  '002': ['Bank Rakyat Indonesia'],
  '009': ['Bank Negara Indonesia', 'BNI 46'],
  '014': ['Bank Central Asia'],
  '016': ['Maybank'],
  '022': ['CIMB', 'Niaga'],
  '028': ['OCBC', 'OCBC NISP'],
  '041': ['HSBC'],
  '046': ['DBS'],
  '200': ['Bank Tabungan Negara'],
  '451': ['Bank Syariah Indonesia'],
}

/** A bank's name without words that only say that it is a bank or a company. */
const nameOfBank = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .replace(/\b(PT|BANK|PERSERO|TBK)\b/g, '')
    .replace(/ /g, '')

const byName = new Map(
  banksOfCounterparties.flatMap(bank =>
    [bank.code, bank.bic, bank.name, ...(OTHER_NAMES[bank.code] ?? [])].map(name => [nameOfBank(name), bank] as const),
  ),
)

/** The bank that a user wrote by name or code, for example "PT Bank Central Asia Tbk"; undefined if no bank has that name. */
export const bankNamedBy = (text: string): Bank | undefined => byName.get(nameOfBank(text))
