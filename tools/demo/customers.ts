// Customers of the demo: companies, traders and individuals, most of them active, some in review, a few deactivated.
import { randomUUID } from 'node:crypto'
import { change, changeEach, type Client, until } from './client.ts'

type Kind = 'COMPANY' | 'INDIVIDUAL_B2B' | 'INDIVIDUAL'
type Saved = { id: string; version: number }
type Region = { code: string; name: string }
type Ward = { province: string; regency: string; district: string; ward: string }

/** Name, kind, contact, industry. */
const CUSTOMERS: readonly (readonly [name: string, kind: Kind, contact: string, industry: string])[] = [
  ['PT Surya Abadi Swalayan', 'COMPANY', 'Tania Halim', 'Ritel'],
  ['PT Bumi Karsa Mandiri', 'COMPANY', 'Indra Wijaya', 'Konstruksi'],
  ['PT Semen Nusantara Perkasa', 'COMPANY', 'Maya Lestari', 'Bahan bangunan'],
  ['PT Sumber Rejeki Swalayan', 'COMPANY', 'Ratih Kusuma', 'Ritel'],
  ['PT Daya Cipta Konstruksi Nusantara Sejahtera', 'COMPANY', 'Rudi Hartono', 'Konstruksi'],
  ['PT Lautan Biru Chemindo', 'COMPANY', 'Sinta Dewi', 'Kimia'],
  ['CV Mitra Abadi Kemasan', 'COMPANY', 'Yusuf Rahman', 'Kemasan'],
  ['PT Prima Sewa Armada', 'COMPANY', 'Dian Permata', 'Transportasi'],
  ['UD Tirta Segar', 'INDIVIDUAL_B2B', 'Slamet Riyadi', 'Minuman'],
  ['PT Mega Sarana Telematika', 'COMPANY', 'Nina Kartika', 'Telekomunikasi'],
  ['PT Graha Retail Utama', 'COMPANY', 'Lina Marlina', 'Ritel'],
  ['PT Cahaya Timur Logistik', 'COMPANY', 'Bagus Nugroho', 'Logistik'],
  ['CV Sinar Pagi', 'COMPANY', 'Wati Susilo', 'Percetakan'],
  ['PT Cakra Media Kreasi', 'COMPANY', 'Bayu Saputra', 'Media'],
  ['PT Harapan Jaya Properti', 'COMPANY', 'Doni Kusnadi', 'Properti'],
  ['CV Karya Putra Teknik', 'COMPANY', 'Agus Salim', 'Teknik'],
  ['UD Sumber Makmur', 'INDIVIDUAL_B2B', 'Hj. Nurhayati', 'Sembako'],
  ['PT Agro Lestari Nusantara', 'COMPANY', 'Rina Wulandari', 'Pertanian'],
  ['PT Baja Kokoh Sentosa', 'COMPANY', 'Hendra Gunawan', 'Baja'],
  ['PT Citra Warna Indah', 'COMPANY', 'Melati Anggraini', 'Cat'],
  ['CV Dapur Nusantara', 'COMPANY', 'Fajar Hidayat', 'Katering'],
  ['PT Energi Surya Timur', 'COMPANY', 'Putri Maharani', 'Energi'],
  ['UD Fajar Baru', 'INDIVIDUAL_B2B', 'Joko Susanto', 'Elektronik'],
  ['PT Gemilang Tekstil', 'COMPANY', 'Sari Oktaviani', 'Tekstil'],
  ['PT Hotel Melati Raya', 'COMPANY', 'Andi Pratama', 'Perhotelan'],
  ['PT Indo Medika Farma', 'COMPANY', 'dr. Ayu Lestari', 'Farmasi'],
  ['CV Jaya Furnitur', 'COMPANY', 'Rahmat Hidayat', 'Furnitur'],
  ['PT Kopi Tanah Tinggi', 'COMPANY', 'Gilang Ramadhan', 'Makanan dan minuman'],
  ['PT Lentera Pendidikan', 'COMPANY', 'Siti Aminah', 'Pendidikan'],
  ['UD Maju Bersama', 'INDIVIDUAL_B2B', 'Ahmad Fauzi', 'Bahan bangunan'],
  ['PT Nirwana Wisata', 'COMPANY', 'Made Suartana', 'Pariwisata'],
  ['PT Optik Cemerlang', 'COMPANY', 'Vera Tanuwijaya', 'Kesehatan'],
  ['CV Pangan Sehat', 'COMPANY', 'Dewi Sartika', 'Makanan'],
  ['PT Rumah Kaca Hijau', 'COMPANY', 'Bima Aditya', 'Pertanian'],
  ['PT Samudra Ikan Segar', 'COMPANY', 'Yohanes Tandi', 'Perikanan'],
  ['UD Tani Subur', 'INDIVIDUAL_B2B', 'Suparman', 'Pertanian'],
  ['Nurhayati', 'INDIVIDUAL', 'Nurhayati', ''],
  ['Budi Setiawan', 'INDIVIDUAL', 'Budi Setiawan', ''],
  ['Clara Wibisono', 'INDIVIDUAL', 'Clara Wibisono', ''],
  ['Eko Purnomo', 'INDIVIDUAL', 'Eko Purnomo', ''],
]
/** Customers who are billed periodically, and on which day of the week (1 is Monday) or month; others are billed per order. */
export const CYCLES: Readonly<Record<string, { billingCycle: 'WEEKLY' | 'MONTHLY'; billingDay: number }>> = {
  'PT Semen Nusantara Perkasa': { billingCycle: 'WEEKLY', billingDay: 5 },
  'PT Graha Retail Utama': { billingCycle: 'MONTHLY', billingDay: 25 },
}
/** The first and every thirteenth stay in review or are rejected, every eighteenth is deactivated. */
const waits = (place: number) => place % 13 === 0
/** One of those, with unreadable documents. */
const REJECTED = 26
/** Customers who have not filled in their data yet. */
const INVITED = ['purchasing@bengkel-mandiri', 'keuangan@toko-aman', 'ap@sentra-buah']
const isOver = (place: number) => place % 18 === 17

type People = { maker: Client; owner: Client }

/** Index of the company's first customer, so that two companies list them in different orders; domain of their email addresses. */
export type Seller = { firstCustomer: number; domain: string }

/** The maker enters the customers; the owner approves them. */
export async function makeCustomers({ maker, owner }: People, { firstCustomer, domain }: Seller): Promise<void> {
  const wards = await findWards(maker)
  const customers = [...CUSTOMERS.slice(firstCustomer), ...CUSTOMERS.slice(0, firstCustomer)]
  for (const [place, customer] of customers.entries()) {
    const entered = await enter(maker, customer, { place, domain, ward: wards[place % wards.length]! })
    if (place === REJECTED)
      await decide(owner, 'rejectCustomer', 'RejectCustomerInput', {
        ...entered,
        reason: 'NPWP tidak terbaca, mohon kirim ulang',
      })
    if (waits(place)) continue
    const approved = await decide(owner, 'approveCustomer', 'ApproveCustomerInput', {
      ...entered,
      termDays: place % 3 === 0 ? 14 : 30,
      termFrom: place % 10 === 1 ? 'HARD_COPY_RECEIVED' : 'INVOICE_DATE',
      creditLimit: place % 7 === 3 ? null : { amount: `${(1 + (place % 9)) * 250_000_000}.00`, currency: 'IDR' },
      stampDuty: 'FLAG',
    })
    if (!isOver(place)) continue
    const reason = 'Asked to stop'
    await decide(maker, 'deactivateCustomer', 'DeactivateCustomerInput', { ...approved, reason })
  }
  const invitations = { emails: INVITED.map(name => `${name}.${domain}`), language: 'ID' }
  await changeEach(maker, 'inviteCustomers', 'InviteCustomersInput', invitations)
}

async function decide(client: Client, name: string, type: string, input: object): Promise<Saved> {
  const answer = await change<Record<string, { customer: Saved }>>(client, name, type, input, 'customer { id version }')
  return answer[name]!.customer
}

async function enter(
  client: Client,
  [legalName, type, picName, industry]: (typeof CUSTOMERS)[number],
  { place, domain, ward }: { place: number; domain: string; ward: Ward },
): Promise<Saved> {
  const slug = legalName
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  const isCompany = type === 'COMPANY'
  const trades = type !== 'INDIVIDUAL'
  return decide(client, 'createCustomer', 'CreateCustomerInput', {
    type,
    legalName,
    email: `finance@${slug}.${domain}`,
    phone: `+62811204${String(4_000 + place)}`,
    industry: trades ? industry : null,
    employees: isCompany ? 20 + place * 7 : null,
    picName,
    picEmail: `contact@${slug}.${domain}`,
    identityNumber: isCompany ? null : identityNumber(place),
    taxNumber: isCompany ? taxNumber(place) : null,
    businessNumber: trades ? `81200123${String(10_000 + place)}` : null,
    taxStatus: isCompany ? 'PKP' : 'NON_PKP',
    withholding: null,
    billingAddress: { street1: `Jl. Merdeka No. ${place + 1}`, postalCode: String(12_110 + place), ...ward },
    directors: isCompany ? [{ name: picName, phone: `+62812889${String(1_000 + place)}` }] : [],
    bankName: 'BCA',
    accountNumber: String(5_270_300_000 + place),
    accountName: legalName.toUpperCase(),
    hardCopy: place % 5 === 1,
    invoiceEmails: [`finance@${slug}.${domain}`],
    language: 'ID',
    ...(CYCLES[legalName] ?? { billingCycle: 'PER_ORDER' }),
    idempotencyKey: randomUUID(),
  })
}

/** A NIK of South Jakarta, of a person born on the first of a month. */
const identityNumber = (place: number) =>
  `31740901${String((place % 12) + 1).padStart(2, '0')}85${String(1_000 + place)}`

/** Sixteen digits whose first ten end with a valid check digit. */
function taxNumber(place: number): string {
  const nine = `0${String(2_183_240 + place * 31)}0`.slice(0, 9)
  const sum = [...nine].toReversed().reduce((total, digit, index) => {
    const value = index % 2 === 0 ? 2 * Number(digit) : Number(digit)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return `${nine}${(10 - (sum % 10)) % 10}000000`
}

/** One ward of each of three provinces. The service imports the regions in the background at its first start. */
async function findWards(client: Client): Promise<Ward[]> {
  const below = async (parent: string | null): Promise<Region[]> => {
    const query = 'query ($parent: String) { organization { regions(parent: $parent) { code name } } }'
    const { organization } = await client.run<{ organization: { regions: Region[] } }>(query, { parent })
    return organization.regions
  }
  const provinces = await until(async () => {
    const found = await below(null)
    return found.length > 0 ? found : undefined
  }, 'the regions')
  const wanted = provinces.filter(({ code }) => ['31', '32', '35'].includes(code))
  return Promise.all(
    wanted.map(async ({ code: province }) => {
      const [regency] = await below(province)
      const [district] = await below(regency!.code)
      const [ward] = await below(district!.code)
      return { province, regency: regency!.code, district: district!.code, ward: ward!.code }
    }),
  )
}
