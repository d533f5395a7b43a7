import { defineErrors } from '../../kit/errors.ts'

export const codes = defineErrors({
  cashCategoriesTooMany: {
    code: 'U-TRSY-AN-2',
    status: 422,
    en: 'You can have at most {maximum} categories.',
    id: 'Jumlah kategori maksimal {maximum}.',
  },
  cashCategoryNameTaken: {
    code: 'U-TRSY-AN-3',
    status: 409,
    en: 'There’s already a category with this name.',
    id: 'Kategori dengan nama ini sudah ada.',
  },
  standardCategoryFixed: {
    code: 'U-TRSY-AN-4',
    status: 422,
    en: 'Standard categories can’t be changed.',
    id: 'Kategori standar tidak dapat diubah.',
  },
  partsTooLarge: {
    code: 'U-TRSY-AN-5',
    status: 422,
    en: 'The parts add up to more than the transaction.',
    id: 'Jumlah semua bagian melebihi nilai mutasi.',
  },
  nothingToUndo: {
    code: 'U-TRSY-AN-6',
    status: 409,
    en: 'There’s no choice of yours to undo. Someone may have changed the category since.',
    id: 'Tidak ada pilihan Anda yang dapat diurungkan. Kategori mungkin sudah diubah orang lain.',
  },
  cashRulesTooMany: {
    code: 'U-TRSY-AN-7',
    status: 422,
    en: 'You can have at most {maximum} category rules.',
    id: 'Jumlah aturan kategori maksimal {maximum}.',
  },
  cashRuleTooSlow: {
    code: 'U-TRSY-AN-8',
    status: 422,
    en: 'Checking this many transactions took too long. Narrow the rule, for example to an account or more words.',
    id: 'Pemeriksaan mutasi sebanyak ini terlalu lama. Persempit aturan, misalnya dengan rekening atau kata tambahan.',
  },
  counterpartyCategoriesTooMany: {
    code: 'U-TRSY-AN-9',
    status: 422,
    en: 'You can set a category for at most {maximum} counterparties.',
    id: 'Kategori dapat ditetapkan untuk maksimal {maximum} rekanan.',
  },
})
