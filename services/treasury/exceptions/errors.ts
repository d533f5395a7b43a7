import { defineErrors } from '../../kit/errors.ts'

export const codes = defineErrors({
  exceptionStateInvalid: {
    code: 'U-TRSY-XC-1',
    status: 409,
    en: 'The exception’s status no longer allows this.',
    id: 'Status temuan tidak lagi mengizinkan tindakan ini.',
  },
  exceptionAssigneeNotMember: {
    code: 'U-TRSY-XC-2',
    status: 422,
    en: 'Only a member of the organization can be assigned.',
    id: 'Hanya anggota organisasi yang dapat ditugaskan.',
  },
})
