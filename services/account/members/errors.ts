import { defineErrors } from '../../kit/errors.ts'

export const codes = defineErrors({
  userNotFound: { code: 'U-ACC-US-1', status: 404, en: 'User not found.', id: 'Pengguna tidak ditemukan.' },
  userInactiveOrRemoved: {
    code: 'U-ACC-US-3',
    status: 422,
    en: 'This user is already inactive or removed.',
    id: 'Pengguna ini sudah nonaktif atau dihapus.',
  },
  cannotInviteSelf: {
    code: 'U-ACC-US-4',
    status: 422,
    en: 'You can’t invite yourself.',
    id: 'Anda tidak dapat mengundang diri sendiri.',
  },
  memberNotFound: {
    code: 'U-ACC-US-5',
    status: 404,
    en: 'Member not found.',
    id: 'Anggota tidak ditemukan.',
  },
  oneOwnerOnly: {
    code: 'U-ACC-US-6',
    status: 422,
    en: 'You can’t assign more than one owner.',
    id: 'Anda tidak dapat menetapkan lebih dari satu pemilik.',
  },
  userNotInvited: {
    code: 'U-ACC-US-7',
    status: 422,
    en: 'This user wasn’t invited.',
    id: 'Pengguna ini tidak diundang.',
  },
  onlyDeletedCanBeReactivated: {
    code: 'U-ACC-US-8',
    status: 422,
    en: 'Only a deleted user can be reactivated.',
    id: 'Hanya pengguna yang dihapus yang dapat diaktifkan kembali.',
  },
  ownerProtected: {
    code: 'U-ACC-US-9',
    status: 422,
    en: 'The owner can’t be removed or deactivated.',
    id: 'Pemilik tidak dapat dihapus atau dinonaktifkan.',
  },
  memberWasRemoved: {
    code: 'U-ACC-US-10',
    status: 409,
    en: 'This person was a member before. Restore their access instead.',
    id: 'Orang ini pernah menjadi anggota. Pulihkan aksesnya saja.',
  },
  emailDomainNotAllowed: {
    code: 'U-ACC-US-11',
    status: 422,
    en: 'Addresses at {domain} can’t be invited. Allowed: {allowed}.',
    id: 'Alamat di {domain} tidak boleh diundang. Yang diizinkan: {allowed}.',
  },
  neverJoined: {
    code: 'U-ACC-US-12',
    status: 422,
    en: 'This person never accepted an invitation. Invite them again instead.',
    id: 'Orang ini belum pernah menerima undangan. Undang kembali.',
  },
  ownershipNeedsActiveMember: {
    code: 'U-ACC-US-13',
    status: 422,
    en: 'Ownership can only be transferred to an active member.',
    id: 'Kepemilikan hanya dapat diserahkan kepada anggota aktif.',
  },
  ownershipOfferClosed: {
    code: 'U-ACC-US-14',
    status: 409,
    en: 'This ownership offer is no longer open.',
    id: 'Tawaran kepemilikan ini sudah tidak berlaku.',
  },
  invitationNeedsSignIn: {
    code: 'U-ACC-US-15',
    status: 409,
    en: 'You already have an account. Sign in to accept the invitation.',
    id: 'Anda sudah memiliki akun. Masuk dengan akun itu untuk menerima undangan.',
  },
  invitationForAnother: {
    code: 'U-ACC-US-16',
    status: 422,
    en: 'This invitation is for another person. Sign in with the address it was sent to.',
    id: 'Undangan ini untuk orang lain. Masuk dengan alamat email yang menerima undangan.',
  },
  tooManyInvitations: {
    code: 'U-ACC-US-17',
    status: 422,
    en: 'This person was sent {maximum, number} invitations in the last hour. Try again later.',
    id: 'Orang ini sudah dikirimi {maximum, number} undangan dalam satu jam. Coba lagi nanti.',
  },
  onlyDeactivatedCanBeActivated: {
    code: 'U-ACC-US-18',
    status: 422,
    en: 'Only a deactivated user can be activated.',
    id: 'Hanya pengguna yang dinonaktifkan yang dapat diaktifkan.',
  },
  invalidInvitation: {
    code: 'U-ACC-US-19',
    status: 422,
    en: 'The invitation is invalid or has expired.',
    id: 'Undangan tidak valid atau sudah kedaluwarsa.',
  },
  tooManyMembers: {
    code: 'U-ACC-US-35',
    status: 422,
    en: 'The organization has reached its limit of {maximum, number} members.',
    id: 'Organisasi telah mencapai batas maksimal {maximum, number} anggota.',
  },
  roleNotFound: { code: 'U-ACC-RO-1', status: 404, en: 'Role not found.', id: 'Peran tidak ditemukan.' },
  ownRoleProtected: {
    code: 'U-ACC-RO-3',
    status: 422,
    en: 'You can’t change your own role or a role you have.',
    id: 'Anda tidak dapat mengubah peran Anda sendiri atau peran yang Anda pegang.',
  },
  ownerRoleProtected: {
    code: 'U-ACC-RO-4',
    status: 422,
    en: 'The owner role can’t be edited or deleted.',
    id: 'Peran pemilik tidak dapat diubah atau dihapus.',
  },
  roleInUse: {
    code: 'U-ACC-RO-5',
    status: 422,
    en: 'This role is in use. Give its members another role first.',
    id: 'Peran ini sedang digunakan. Berikan peran lain kepada anggotanya terlebih dahulu.',
  },
  roleNameExists: {
    code: 'U-ACC-RO-6',
    status: 409,
    en: 'A role with this name already exists.',
    id: 'Peran dengan nama ini sudah ada.',
  },
})

/** Codes that are never returned, and what replaces them, or where they come from (decision 0091). */
export const silent = {
  userNotFound: '`G-7`, in the same words for what is unknown and for what is of another organization',
  memberNotFound: '`G-7`, in the same words for what is unknown and for what is of another organization',
} satisfies Partial<Record<keyof typeof codes, string>>
