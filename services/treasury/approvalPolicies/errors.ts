import { defineErrors } from '../../kit/errors.ts'

export const codes = defineErrors({
  approvalBandsIncomplete: {
    code: 'U-TRSY-AP-1',
    status: 422,
    en: 'The last tier can’t have an upper limit, so that every payment is covered.',
    id: 'Rentang terakhir tidak boleh memiliki batas atas, agar setiap pembayaran tercakup.',
  },
  approvalBandsNotRising: {
    code: 'U-TRSY-AP-2',
    status: 422,
    en: 'Each tier must end above the previous one.',
    id: 'Batas atas setiap rentang harus lebih besar dari rentang sebelumnya.',
  },
  approvalStepMissing: {
    code: 'U-TRSY-AP-3',
    status: 422,
    en: 'Each tier needs at least one approval.',
    id: 'Setiap rentang memerlukan minimal satu persetujuan.',
  },
  approvalPolicyScopeExists: {
    code: 'U-TRSY-AP-4',
    status: 409,
    en: 'A policy for this currency, entity and method already exists.',
    id: 'Sudah ada kebijakan untuk mata uang, entitas, dan metode ini.',
  },
  approvalPolicyNameExists: {
    code: 'U-TRSY-AP-5',
    status: 409,
    en: 'A policy with this name already exists.',
    id: 'Kebijakan dengan nama ini sudah ada.',
  },
  approverNotMember: {
    code: 'U-TRSY-AP-6',
    status: 422,
    en: 'An approver must be a member of the organization.',
    id: 'Penyetuju harus anggota organisasi.',
  },
  approverMayNotApprove: {
    code: 'U-TRSY-AP-7',
    status: 422,
    en: 'This approval could never be given: {names} may not approve payments.',
    id: 'Persetujuan ini tidak akan pernah bisa diberikan: {names} tidak berwenang menyetujui pembayaran.',
  },
  approvalPeopleTooFew: {
    code: 'U-TRSY-AP-8',
    status: 422,
    en: 'Each approval needs a different person, and only {names} can give these.',
    id: 'Setiap persetujuan memerlukan orang yang berbeda, sedangkan hanya {names} yang dapat memberikannya.',
  },
})
