import { defineErrors } from '../../kit/errors.ts'

export const codes = defineErrors({
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
