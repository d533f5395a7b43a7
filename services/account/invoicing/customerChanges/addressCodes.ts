import type { Address } from '../customers/public.ts'

/** An address as it is entered: by the codes of its regions. */
export const addressCodes = (from: Address | null) =>
  from && {
    street1: from.street1,
    street2: from.street2,
    province: from.province.code,
    regency: from.regency.code,
    district: from.district.code,
    ward: from.ward.code,
    postalCode: from.postalCode,
  }
