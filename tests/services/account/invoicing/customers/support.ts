// Customers to enter, and the few regions in which they live.
import { randomUUID } from 'node:crypto'
import { openServiceIdentity } from '../../../../../services/kit/tokens.ts'
import { type freshAccount, emailsOf, type Problem, SERVICE_SECRET } from '../../support.ts'

/** Two wards of one district, and another district. */
export async function fillSomeRegions({ sql }: Pick<Awaited<ReturnType<typeof freshAccount>>, 'sql'>): Promise<void> {
  await sql(`insert into region (code, parent, level, name) values
    ('31', null, 'PROVINCE', 'DKI Jakarta'), ('32', null, 'PROVINCE', 'Jawa Barat'),
    ('31.75', '31', 'REGENCY', 'Kota Administrasi Jakarta Timur'),
    ('31.75.09', '31.75', 'DISTRICT', 'Ciracas'), ('31.75.10', '31.75', 'DISTRICT', 'Cipayung'),
    ('31.75.09.1001', '31.75.09', 'WARD', 'Ciracas'), ('31.75.09.1002', '31.75.09', 'WARD', 'Cibubur')`)
}

let made = 0
/** An old number of fifteen digits that no other customer has. */
const nextTaxNumber = () => `0021832415${String((made += 1)).padStart(3, '0')}000`

const billingAddress = {
  street1: 'Jl. Raya Bogor KM 26 No. 7',
  province: '31',
  regency: '31.75',
  district: '31.75.09',
  ward: '31.75.09.1001',
  postalCode: '13740',
}

export const company = (more: object = {}) => ({
  type: 'COMPANY',
  legalName: 'PT Surya Abadi Swalayan',
  email: `tania-${made}@surya.example`,
  phone: '+62 811-2044-871',
  industry: 'Ritel',
  picName: 'Tania Halim',
  picEmail: 'tania@surya.example',
  taxNumber: nextTaxNumber(),
  businessNumber: '8120012345678',
  taxStatus: 'PKP',
  billingAddress,
  directors: [{ name: 'Hendra Gunawan', phone: '0812 8890 114' }],
  bankName: 'BCA',
  accountNumber: '5270000009',
  accountName: 'SURYA ABADI SWALAYAN PT',
  ...more,
})

export const individual = (more: object = {}) => ({
  type: 'INDIVIDUAL',
  legalName: 'Nurhayati',
  email: 'nurhayati@example.com',
  phone: '081234567890',
  identityNumber: '3174094505900001',
  billingAddress,
  ...more,
})

type Service = Awaited<ReturnType<typeof freshAccount>>

/** A minimal PDF, valid for its checks. */
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

/** Links emailed to customers, and documents sent by them. */
export function requestsOf(service: Service, maker: Awaited<ReturnType<Service['as']>>) {
  const bff = openServiceIdentity(SERVICE_SECRET, 'bff')
  const newestToken = async () => {
    const letter = (await emailsOf(service)).findLast(({ values }) => 'link' in values)
    return letter && 'link' in letter.values ? (letter.values.link?.split('token=')[1] ?? '') : ''
  }
  return {
    newestToken,
    async invite({ email = `${randomUUID()}@new.example`, ...more }: { email?: string; form?: string } = {}) {
      const { body } = await maker.post<{ results: { customerId: string }[] }>('/v1/customers/invite', {
        emails: [email],
        language: 'en',
        ...more,
      })
      return { email, id: body.results[0]!.customerId, token: await newestToken() }
    },
    async send(
      token: string,
      kind: string,
      { name = 'paper.pdf', content = PDF }: { name?: string; content?: Buffer } = {},
    ) {
      const query = new URLSearchParams({ name, size: String(content.length) })
      const answer = await fetch(`${service.address}/v1/customer-requests/documents/${kind}?${query}`, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${await bff.tokenFor('account')}`,
          'x-customer-link': token,
          'content-type': 'application/pdf',
        },
        body: new Uint8Array(content),
      })
      return { status: answer.status, code: answer.ok ? null : ((await answer.json()) as Problem).code }
    },
  }
}
