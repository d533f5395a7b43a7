import { defineErrors } from '../../kit/errors.ts'

export const codes = defineErrors({
  entityNameExists: {
    code: 'U-ACC-OG-1',
    status: 409,
    en: 'An entity with this name already exists.',
    id: 'Entitas dengan nama ini sudah ada.',
  },
  defaultEntityProtected: {
    code: 'U-ACC-OG-2',
    status: 422,
    en: 'The default entity can’t be edited or deleted.',
    id: 'Entitas utama tidak dapat diubah atau dihapus.',
  },
  entityInUse: {
    code: 'U-ACC-OG-14',
    status: 409,
    en: 'This entity has issued sales orders or invoices and can’t be deleted.',
    id: 'Entitas ini sudah menerbitkan pesanan penjualan atau faktur, sehingga tidak dapat dihapus.',
  },
  taxNumberRequired: {
    code: 'U-ACC-OG-15',
    status: 422,
    en: 'Enter the tax number (NPWP). It’s required while registered for VAT (PKP).',
    id: 'Isi NPWP. Wajib selama berstatus PKP.',
  },
  taxPlaceTaken: {
    code: 'U-ACC-OG-16',
    status: 422,
    en: '{entity} already has this tax number (NPWP) and NITKU. Enter another NITKU for a branch.',
    id: '{entity} sudah memakai NPWP dan NITKU ini. Isi NITKU lain untuk cabang.',
  },
  taxNumberInvalid: {
    code: 'U-ACC-OG-4',
    status: 422,
    en: 'The tax number must have 15 or 16 digits.',
    id: 'NPWP terdiri dari 15 atau 16 digit.',
  },
  mayNotCreateOrganizations: {
    code: 'U-ACC-OG-11',
    status: 422,
    en: 'You can’t create organizations here. Ask an owner.',
    id: 'Anda tidak dapat membuat organisasi di sini. Hubungi pemilik.',
  },
})
