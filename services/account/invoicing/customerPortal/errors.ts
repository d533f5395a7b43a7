import { defineErrors } from '../../../kit/errors.ts'

export const codes = defineErrors({
  customerSignInLinkInvalid: {
    code: 'U-ACC-CU-15',
    status: 422,
    en: 'This sign-in link was used before or has expired. Request a new one.',
    id: 'Tautan masuk ini sudah dipakai atau sudah kedaluwarsa. Minta tautan baru.',
  },
  customerUserEmailInvalid: {
    code: 'U-ACC-CU-16',
    status: 422,
    en: 'Enter a valid email.',
    id: 'Masukkan email yang valid.',
  },
  customerUploadsTooMany: {
    code: 'U-ACC-CU-27',
    status: 422,
    en: 'You sent {maximum} files within an hour. Wait a while before you send more.',
    id: 'Anda sudah mengirim {maximum} berkas dalam satu jam. Tunggu sebentar sebelum mengirim lagi.',
  },
  customerUploadUnknown: {
    code: 'U-ACC-CU-28',
    status: 422,
    en: 'This file was used before or is no longer here. Send it again.',
    id: 'Berkas ini sudah dipakai atau sudah tidak ada. Kirim lagi.',
  },
})
