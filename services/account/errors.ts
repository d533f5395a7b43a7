// Every code that the account service answers with. A number never changes; a new row takes the next free one of its module.
import { commonErrors, defineErrors } from '../kit/errors.ts'

export const codes = defineErrors({
  ...commonErrors,

  // AU: identity, sign-in, second factor
  loginAttemptsExceeded: {
    code: 'U-ACC-AU-1',
    status: 422,
    en: 'Too many sign-in attempts. Try again in {minutes} minutes.',
    id: 'Terlalu banyak percobaan masuk. Coba lagi dalam {minutes} menit.',
  },
  accountNotActive: {
    code: 'U-ACC-AU-2',
    status: 422,
    en: 'Your account isn’t active.',
    id: 'Akun Anda tidak aktif.',
  },
  invalidTwoFactorCode: {
    code: 'U-ACC-AU-3',
    status: 422,
    en: 'Invalid 2FA code.',
    id: 'Kode verifikasi tidak valid.',
  },
  noAccountForEmail: {
    code: 'U-ACC-AU-4',
    status: 422,
    en: 'There’s no account for this email.',
    id: 'Tidak ada akun untuk email ini.',
  },
  wrongEmailOrPassword: {
    code: 'U-ACC-AU-5',
    status: 422,
    en: 'Your email or password does not match.',
    id: 'Email atau kata sandi Anda salah.',
  },
  emailNotRegistered: {
    code: 'U-ACC-AU-6',
    status: 422,
    en: 'This email isn’t registered.',
    id: 'Email ini tidak terdaftar.',
  },
  otpNeedsSetup: {
    code: 'U-ACC-AU-7',
    status: 422,
    en: 'Set up an authenticator app first.',
    id: 'Atur aplikasi autentikator terlebih dahulu.',
  },
  accountLocked: {
    code: 'U-ACC-AU-8',
    status: 422,
    en: 'Your account is locked. Try again in {minutes} minutes.',
    id: 'Akun Anda terkunci. Coba lagi dalam {minutes} menit.',
  },
  noBackupCode: {
    code: 'U-ACC-AU-9',
    status: 422,
    en: 'No backup codes are set up.',
    id: 'Kode cadangan belum dibuat.',
  },
  illegalTokenFormat: {
    code: 'U-ACC-AU-10',
    status: 422,
    en: 'The token format is invalid.',
    id: 'Format token tidak valid.',
  },
  codeIncorrectOrExpired: {
    code: 'U-ACC-AU-11',
    status: 422,
    en: 'The code is incorrect or has expired.',
    id: 'Kode salah atau sudah kedaluwarsa.',
  },
  passkeySessionNotFound: {
    code: 'U-ACC-AU-12',
    status: 422,
    en: 'Passkey session not found. Start again.',
    id: 'Sesi passkey tidak ditemukan. Mulai dari awal.',
  },
  invalidPasskeyUser: {
    code: 'U-ACC-AU-13',
    status: 422,
    en: 'This passkey belongs to another user.',
    id: 'Passkey ini milik pengguna lain.',
  },
  invalidPasskeyCredential: {
    code: 'U-ACC-AU-14',
    status: 422,
    en: 'This passkey isn’t valid.',
    id: 'Passkey ini tidak valid.',
  },
  passkeyReplayed: {
    code: 'U-ACC-AU-15',
    status: 422,
    en: 'This passkey response was already used. This may be a replay attack.',
    id: 'Respons passkey ini sudah pernah dipakai; ada indikasi serangan replay.',
  },
  wrongOldPassword: {
    code: 'U-ACC-AU-16',
    status: 422,
    en: 'Your current password is incorrect.',
    id: 'Kata sandi lama Anda salah.',
  },
  invalidResetLink: {
    code: 'U-ACC-AU-17',
    status: 422,
    en: 'The reset link is invalid or has expired.',
    id: 'Tautan atur ulang kata sandi tidak valid atau sudah kedaluwarsa.',
  },
  otpNotValid: { code: 'U-ACC-AU-18', status: 422, en: 'The authenticator code isn’t valid.', id: 'OTP tidak valid.' },
  oneFactorOnly: {
    code: 'U-ACC-AU-19',
    status: 422,
    en: 'You can’t add more than one two-factor method.',
    id: 'Anda tidak dapat menambahkan lebih dari satu metode verifikasi.',
  },
  wrongTwoFactorType: {
    code: 'U-ACC-AU-20',
    status: 422,
    en: 'This is the wrong type of two-factor method.',
    id: 'Jenis metode verifikasi ini salah.',
  },
  twoFactorNotFound: {
    code: 'U-ACC-AU-21',
    status: 422,
    en: 'No two-factor method found for this user.',
    id: 'Metode verifikasi pengguna ini tidak ditemukan.',
  },
  backupCodesExist: {
    code: 'U-ACC-AU-22',
    status: 422,
    en: 'Backup codes have already been generated.',
    id: 'Kode cadangan sudah pernah dibuat.',
  },
  userIdMismatch: {
    code: 'U-ACC-AU-23',
    status: 422,
    en: 'The user doesn’t match.',
    id: 'Pengguna tidak cocok.',
  },
  passkeyNameExists: {
    code: 'U-ACC-AU-24',
    status: 409,
    en: 'A passkey with this name is already registered.',
    id: 'Passkey dengan nama ini sudah terdaftar.',
  },
  passkeyNotFound: {
    code: 'U-ACC-AU-25',
    status: 404,
    en: 'Passkey not found.',
    id: 'Passkey tidak ditemukan.',
  },
  secondFactorSetupRequired: {
    code: 'U-ACC-AU-43',
    status: 403,
    en: 'Set up two-factor authentication first.',
    id: 'Aktifkan verifikasi dua langkah terlebih dahulu.',
  },
  secondFactorRequired: {
    code: 'U-ACC-AU-44',
    status: 403,
    en: 'Two-factor authentication is required.',
    id: 'Verifikasi dua langkah diperlukan.',
  },
  secondFactorExpired: {
    code: 'U-ACC-AU-46',
    status: 422,
    en: 'The 2FA code or token is invalid or has expired.',
    id: 'Kode atau token verifikasi tidak valid atau sudah kedaluwarsa.',
  },
  passwordTooWeak: {
    code: 'U-ACC-AU-26',
    status: 422,
    en: 'The password needs at least 8 characters, a capital letter and a number.',
    id: 'Kata sandi harus minimal 8 karakter, dengan huruf besar dan angka.',
  },
  passwordTooCommon: {
    code: 'U-ACC-AU-27',
    status: 422,
    en: 'This password is too common. Choose another one.',
    id: 'Kata sandi ini terlalu umum. Pilih yang lain.',
  },

  tooManyPasskeys: {
    code: 'U-ACC-AU-28',
    status: 422,
    en: 'You can have at most {maximum} passkeys.',
    id: 'Anda dapat memiliki maksimal {maximum} passkey.',
  },

  socialUnavailable: {
    code: 'U-ACC-AU-29',
    status: 422,
    en: '{name} isn’t available right now. Sign in with your password or try again later.',
    id: '{name} tidak dapat dihubungi saat ini. Masuk dengan kata sandi Anda, atau coba lagi nanti.',
  },
  socialEmailUnverified: {
    code: 'U-ACC-AU-30',
    status: 422,
    en: '{name} hasn’t verified your email address. Verify it there, or sign in with your password.',
    id: '{name} belum memverifikasi alamat email Anda. Verifikasi di sana, atau masuk dengan kata sandi Anda.',
  },
  socialUnknownEmail: {
    code: 'U-ACC-AU-31',
    status: 422,
    en: 'There’s no account for {email}. Ask your organization for an invitation.',
    id: 'Tidak ada akun untuk {email}. Minta undangan kepada perusahaan Anda.',
  },
  socialNotCompleted: {
    code: 'U-ACC-AU-32',
    status: 422,
    en: 'Sign-in with {name} wasn’t completed. Try again, or sign in with your password.',
    id: 'Proses masuk dengan {name} tidak selesai. Coba lagi, atau masuk dengan kata sandi Anda.',
  },
  socialLinkedElsewhere: {
    code: 'U-ACC-AU-33',
    status: 422,
    en: 'Your account is linked to another {name} account. Sign in with that one, or with your password.',
    id: 'Akun Anda tertaut ke akun {name} yang lain. Masuk dengan akun itu, atau dengan kata sandi Anda.',
  },
  passwordRequired: {
    code: 'U-ACC-AU-34',
    status: 403,
    en: 'Enter your password to continue.',
    id: 'Masukkan kata sandi Anda untuk melanjutkan.',
  },
  wrongPassword: {
    code: 'U-ACC-AU-35',
    status: 422,
    en: 'Your password is incorrect.',
    id: 'Kata sandi Anda salah.',
  },
  lastWayIn: {
    code: 'U-ACC-AU-36',
    status: 422,
    en: 'Without {name}, you couldn’t sign in anymore. Set a password or add a passkey first.',
    id: 'Tanpa {name} Anda tidak dapat masuk lagi. Buat kata sandi atau tambahkan passkey terlebih dahulu.',
  },
  providerNotLinked: {
    code: 'U-ACC-AU-37',
    status: 404,
    en: 'This account isn’t linked to yours.',
    id: 'Akun ini tidak tertaut ke akun Anda.',
  },
  socialUnlinked: {
    code: 'U-ACC-AU-38',
    status: 422,
    en: 'You unlinked {name}. Sign in with your password, then link it again in Settings > Security.',
    id: 'Anda telah melepas tautan {name}. Masuk dengan kata sandi Anda, lalu tautkan lagi di Pengaturan, Keamanan.',
  },
  twoFactorCodeUsed: {
    code: 'U-ACC-AU-39',
    status: 422,
    en: 'This code was already used. Wait for the next one.',
    id: 'Kode ini sudah digunakan. Tunggu kode berikutnya.',
  },

  // US: members and invitations
  userNotFound: { code: 'U-ACC-US-1', status: 404, en: 'User not found.', id: 'Pengguna tidak ditemukan.' },
  userExists: {
    code: 'U-ACC-US-2',
    status: 409,
    en: 'This user already exists.',
    id: 'Pengguna ini sudah terdaftar.',
  },
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

  // RO: roles
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

  // OG: organizations, entities
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
  organizationNotTreasury: {
    code: 'U-ACC-OG-3',
    status: 422,
    en: 'This organization doesn’t use treasury.',
    id: 'Organisasi ini tidak menggunakan treasury.',
  },
  taxNumberInvalid: {
    code: 'U-ACC-OG-4',
    status: 422,
    en: 'The tax number must have 15 or 16 digits.',
    id: 'NPWP terdiri dari 15 atau 16 digit.',
  },
  ownFactorFirst: {
    code: 'U-ACC-OG-5',
    status: 422,
    en: 'Set up two-factor authentication for yourself before requiring it for everyone.',
    id: 'Aktifkan verifikasi dua langkah Anda sendiri sebelum mewajibkannya bagi semua orang.',
  },
  emailDomainInvalid: {
    code: 'U-ACC-OG-6',
    status: 422,
    en: 'Enter a valid domain, such as example.co.id.',
    id: 'Domain tidak valid. Contoh: contoh.co.id.',
  },
  prefixTaken: {
    code: 'U-ACC-OG-7',
    status: 422,
    en: 'Another document type already uses this prefix.',
    id: 'Jenis dokumen lain sudah memakai awalan ini.',
  },
  organizationNotInvoicing: {
    code: 'U-ACC-OG-8',
    status: 422,
    en: 'This organization doesn’t use invoicing.',
    id: 'Organisasi ini tidak menggunakan penagihan.',
  },

  invalidSetupLink: {
    code: 'U-ACC-OG-9',
    status: 422,
    en: 'The setup link is invalid or has expired.',
    id: 'Tautan penyiapan tidak valid atau sudah kedaluwarsa.',
  },
  alreadySetUp: {
    code: 'U-ACC-OG-10',
    status: 409,
    en: 'Arus is already set up. Sign in instead.',
    id: 'Arus sudah disiapkan. Silakan masuk.',
  },
  mayNotCreateOrganizations: {
    code: 'U-ACC-OG-11',
    status: 422,
    en: 'You can’t create organizations here. Ask an owner.',
    id: 'Anda tidak dapat membuat organisasi di sini. Hubungi pemilik.',
  },

  // AT: API tokens
  permissionNotYours: {
    code: 'U-ACC-AT-1',
    status: 422,
    en: 'You can’t grant a permission you don’t have: {permission}.',
    id: 'Anda tidak dapat memberi izin yang tidak Anda miliki: {permission}.',
  },
  tokenMayNotApprove: {
    code: 'U-ACC-AT-3',
    status: 422,
    en: 'A token can’t approve. Remove {permission}.',
    id: 'Token tidak dapat menyetujui. Hapus {permission}.',
  },
  tokenExpiryInvalid: {
    code: 'U-ACC-AT-2',
    status: 422,
    en: 'The expiry date must be in the future and at most one year away.',
    id: 'Tanggal kedaluwarsa harus di masa depan, maksimal satu tahun dari sekarang.',
  },

  // WH: webhooks
  webhookUrlNotAllowed: {
    code: 'U-ACC-WH-1',
    status: 422,
    en: 'Use a public HTTPS URL without a username or password.',
    id: 'Gunakan URL https publik tanpa nama pengguna atau kata sandi.',
  },
  tooManyWebhooks: {
    code: 'U-ACC-WH-2',
    status: 422,
    en: 'An organization can have at most {maximum, number} webhooks.',
    id: 'Satu organisasi dapat memiliki maksimal {maximum, number} webhook.',
  },
  webhookNotActive: {
    code: 'U-ACC-WH-3',
    status: 409,
    en: 'This webhook isn’t active. Activate it first.',
    id: 'Webhook ini tidak aktif. Aktifkan terlebih dahulu.',
  },

  // VW: saved views
  savedViewNameExists: {
    code: 'U-ACC-VW-1',
    status: 409,
    en: 'You already have a view with this name.',
    id: 'Anda sudah memiliki tampilan dengan nama ini.',
  },
  sharedViewNameExists: {
    code: 'U-ACC-VW-2',
    status: 409,
    en: 'A shared view with this name already exists.',
    id: 'Tampilan bersama dengan nama ini sudah ada.',
  },
  tooManySavedViews: {
    code: 'U-ACC-VW-3',
    status: 422,
    en: 'You can have at most {maximum, number} views of a list.',
    id: 'Anda dapat memiliki maksimal {maximum, number} tampilan untuk satu daftar.',
  },

  // EX: exports
  exportFailed: {
    code: 'U-ACC-EX-1',
    status: 500,
    en: 'Oops! An error occurred while exporting the records. Please try again later.',
    id: 'Maaf, terjadi kesalahan saat mengekspor data. Silakan coba lagi nanti.',
  },

  // AL: activity log
  activityChainBroken: {
    code: 'U-ACC-AL-1',
    status: 500,
    en: 'The activity log can’t be verified from entry {position} onward.',
    id: 'Verifikasi log aktivitas gagal mulai entri {position}.',
  },

  // FI: files
  fileTooLarge: {
    code: 'U-ACC-FI-1',
    status: 413,
    en: 'The file is larger than {maximum, number} MB.',
    id: 'Berkas lebih besar dari {maximum, number} MB.',
  },
  fileTypeNotAllowed: {
    code: 'U-ACC-FI-2',
    status: 422,
    en: 'This file type isn’t allowed here. Allowed: {allowed}.',
    id: 'Jenis berkas ini tidak diizinkan di sini. Yang diizinkan: {allowed}.',
  },
  fileIsWorkbook: {
    code: 'U-ACC-FI-3',
    status: 422,
    en: 'This is a workbook. Save it as CSV and upload that file.',
    id: 'Ini berkas Excel. Simpan sebagai CSV lalu unggah berkas tersebut.',
  },
  fileEmpty: { code: 'U-ACC-FI-4', status: 422, en: 'The file is empty.', id: 'Berkas kosong.' },
  fileNotUploaded: {
    code: 'U-ACC-FI-5',
    status: 409,
    en: 'The file hasn’t been uploaded yet.',
    id: 'Berkas belum diunggah.',
  },
  fileAlreadyUploaded: {
    code: 'U-ACC-FI-6',
    status: 409,
    en: 'This file was already uploaded.',
    id: 'Berkas ini sudah diunggah.',
  },
  filePurposeMismatch: {
    code: 'U-ACC-FI-7',
    status: 422,
    en: 'This file was uploaded for a different purpose.',
    id: 'Berkas ini diunggah untuk tujuan lain.',
  },
  fileIncomplete: {
    code: 'U-ACC-FI-8',
    status: 422,
    en: 'The upload is incomplete: {received, number} of {announced, number} bytes received.',
    id: 'Unggahan tidak lengkap: baru {received, number} dari {announced, number} byte yang diterima.',
  },
  photoTooLarge: {
    code: 'U-ACC-FI-9',
    status: 422,
    en: 'The photo must be at most {maximum, number} by {maximum, number} pixels.',
    id: 'Ukuran foto maksimal {maximum, number} kali {maximum, number} piksel.',
  },
  photoUnreadable: {
    code: 'U-ACC-FI-10',
    status: 422,
    en: 'This image can’t be read.',
    id: 'Gambar ini tidak dapat dibaca.',
  },
  pictureTooLarge: {
    code: 'U-ACC-FI-11',
    status: 422,
    en: 'The image has more than {maximum, number} million pixels.',
    id: 'Gambar ini melebihi {maximum, number} juta piksel.',
  },
  fileProtected: {
    code: 'U-ACC-FI-12',
    status: 422,
    en: 'This workbook is protected with a password. Save it without one and upload it again.',
    id: 'Berkas Excel ini dilindungi kata sandi. Simpan tanpa kata sandi lalu unggah kembali.',
  },
  fileNameMismatch: {
    code: 'U-ACC-FI-13',
    status: 422,
    en: 'This isn’t a valid {extension} file. Check the file and its extension.',
    id: 'Ini bukan berkas {extension} yang valid. Periksa berkas dan ekstensinya.',
  },
})
