import { defineErrors } from '../../../kit/errors.ts'

export const codes = defineErrors({
  messageNoCustomer: {
    code: 'U-ACC-CV-1',
    status: 422,
    en: 'The customer can’t read this now: it isn’t approved yet, or nobody of the customer can sign in.',
    id: 'Pelanggan belum bisa membacanya: dokumen belum disetujui, atau belum ada orang dari pelanggan yang bisa masuk.',
  },
  messageMention: {
    code: 'U-ACC-CV-2',
    status: 422,
    en: 'Someone you mentioned can’t read this document.',
    id: 'Orang yang Anda sebut tidak bisa membaca dokumen ini.',
  },
  messageNotOwn: {
    code: 'U-ACC-CV-3',
    status: 409,
    en: 'You can change your own messages only.',
    id: 'Anda hanya bisa mengubah pesan sendiri.',
  },
  messageTooOld: {
    code: 'U-ACC-CV-4',
    status: 409,
    en: 'A message can be edited for {minutes} minutes. You can still delete it.',
    id: 'Pesan bisa diubah selama {minutes} menit. Anda masih bisa menghapusnya.',
  },
  messageDeleted: {
    code: 'U-ACC-CV-5',
    status: 409,
    en: 'This message was deleted.',
    id: 'Pesan ini sudah dihapus.',
  },
  messageTooMany: {
    code: 'U-ACC-CV-6',
    status: 422,
    en: 'You sent {maximum} messages within an hour. Wait a while before you write again.',
    id: 'Anda sudah mengirim {maximum} pesan dalam satu jam. Tunggu sebentar sebelum menulis lagi.',
  },
  messageFileTaken: {
    code: 'U-ACC-CV-7',
    status: 422,
    en: 'This file belongs to another message. Upload it again.',
    id: 'Berkas ini milik pesan lain. Unggah lagi.',
  },
})
