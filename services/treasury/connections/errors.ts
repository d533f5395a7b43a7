import { defineErrors } from '../../kit/errors.ts'

export const codes = defineErrors({
  invalidPrivateKey: {
    code: 'U-TRSY-BA-5',
    status: 422,
    en: 'The private key isn’t valid.',
    id: 'Kunci privat tidak valid.',
  },
  invalidRsaKey: {
    code: 'U-TRSY-BA-6',
    status: 422,
    en: 'The RSA key isn’t valid.',
    id: 'Kunci RSA tidak valid.',
  },
  apiCredentialsRequired: {
    code: 'U-TRSY-BA-7',
    status: 422,
    en: 'Credentials are required for an API connection.',
    id: 'Kredensial wajib diisi untuk koneksi API.',
  },
  crawlerCredentialsRequired: {
    code: 'U-TRSY-BA-8',
    status: 422,
    en: 'Credentials are required for an automated connection.',
    id: 'Kredensial wajib diisi untuk koneksi otomatis.',
  },
  scheduleDuplicates: {
    code: 'U-TRSY-BA-10',
    status: 422,
    en: 'The schedule has the same time twice.',
    id: 'Jadwal memuat jam yang sama dua kali.',
  },
  connectionNotAvailable: {
    code: 'U-TRSY-BA-15',
    status: 422,
    en: 'This connection isn’t set up yet. Ask your system administrator.',
    id: 'Koneksi ini belum tersedia di sini. Hubungi pengelola Arus.',
  },
  accountAlreadyConnected: {
    code: 'U-TRSY-BA-17',
    status: 409,
    en: 'This bank account is already connected.',
    id: 'Rekening bank ini sudah terhubung.',
  },
  accountNotConnected: {
    code: 'U-TRSY-BA-18',
    status: 409,
    en: 'This bank account isn’t connected.',
    id: 'Rekening bank ini belum terhubung.',
  },
  bankRefusedCredentials: {
    code: 'U-TRSY-BA-19',
    status: 422,
    en: 'The bank doesn’t accept these credentials.',
    id: 'Bank tidak menerima kredensial ini.',
  },
  bankNotPermitted: {
    code: 'U-TRSY-BA-20',
    status: 422,
    en: 'The bank doesn’t permit this for this account: {answer}',
    id: 'Bank tidak mengizinkan hal ini untuk rekening ini: {answer}',
  },
  bankRefused: {
    code: 'U-TRSY-BA-21',
    status: 422,
    en: 'The bank declined: {answer}',
    id: 'Bank menolak: {answer}',
  },
  bankBusy: {
    code: 'U-TRSY-BA-22',
    status: 422,
    en: 'The bank isn’t accepting more requests right now. Try again in a few minutes.',
    id: 'Bank sedang tidak menerima permintaan. Coba lagi dalam beberapa menit.',
  },
  bankUnreachable: {
    code: 'U-TRSY-BA-23',
    status: 422,
    en: 'The bank can’t be reached.',
    id: 'Bank tidak dapat dihubungi.',
  },
  bankAnswerUnreadable: {
    code: 'U-TRSY-BA-24',
    status: 422,
    en: 'The bank’s response can’t be read: {answer}',
    id: 'Jawaban bank tidak dapat dipahami: {answer}',
  },
  syncInterrupted: {
    code: 'U-TRSY-BA-25',
    status: 500,
    en: 'The sync was interrupted too many times.',
    id: 'Sinkronisasi terlalu sering terputus.',
  },
  syncStatementHasErrors: {
    code: 'U-TRSY-BA-26',
    status: 422,
    en: 'The statement from the bank has errors, so none of it was imported.',
    id: 'Mutasi yang diterima mengandung kesalahan, jadi tidak ada yang disimpan.',
  },
  scheduleOfFolder: {
    code: 'U-TRSY-BA-27',
    status: 422,
    en: 'A folder is watched continuously and has no schedule.',
    id: 'Folder selalu dipantau dan tidak memerlukan jadwal.',
  },
  statementFileRefused: {
    code: 'U-TRSY-BA-28',
    status: 422,
    en: 'A file in the folder can’t be imported: {file}',
    id: 'Berkas di folder tidak dapat diproses: {file}',
  },
})
