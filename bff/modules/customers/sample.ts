import { randomInt, randomUUID } from 'node:crypto'
import type { GraphSample } from '../../sample.ts'

type Found = { organization: { regions: { code: string }[] } }

export const sample: GraphSample = {
  make: async ({ make, note, get, until, upload }) => {
    note('CustomersFile', { id: await upload('CUSTOMERS', 'legal_name,email\nPT Berkas,berkas@example.com\n') })
    const below = async (parent: string | null) => {
      const query = 'query ($parent: String) { organization { regions(parent: $parent) { code } } }'
      return (await get<Found>(query, { parent })).organization.regions[0]?.code
    }
    // The service loads regions in the background after its start.
    const province = await until(() => below(null))
    const regency = (await below(province)) ?? ''
    const district = (await below(regency)) ?? ''
    const ward = (await below(district)) ?? ''
    note(
      'Customer',
      await make(
        'createCustomer',
        {
          type: 'COMPANY',
          legalName: 'PT Matriks Pelanggan',
          email: 'matriks@example.com',
          phone: '+628112044871',
          industry: 'Ritel',
          picName: 'Tania Halim',
          picEmail: 'tania@example.com',
          taxNumber: `0${randomInt(1e14, 3e14)}`,
          businessNumber: '8120012345678',
          taxStatus: 'PKP',
          billingAddress: { street1: 'Jl. Matriks 1', province, regency, district, ward, postalCode: '13740' },
          hardCopy: false,
          language: 'ID',
          billingCycle: 'PER_ORDER',
          idempotencyKey: randomUUID(),
        },
        'customer',
      ),
    )
  },
  ids: { customerIds: 'Customer', 'importCustomers.fileId': 'CustomersFile' },
  values: { documentUuid: randomUUID() },
  withoutIds: ['createCustomer', 'inviteCustomers'],
}
